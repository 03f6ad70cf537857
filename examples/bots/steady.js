// A bot in JavaScript (Node): it takes the option in the middle, and asks for a guess now and then to see how.
const lines = require("readline").createInterface({ input: process.stdin });
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
let asked = null;

const move = () => say({ type: "move", id: asked.id, token: asked.legal[Math.floor(asked.legal.length / 2)] });

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", name: "steady" });
  else if (message.type === "guess") move(); // message.position could be the true one, as far as this seat knows
  else {
    asked = message;
    if (message.id % 20 === 0) say({ type: "guess", id: asked.id, seed: asked.id });
    else move();
  }
});
