"""A bot without any code of Teocalli: it prefers what it has not done for longest. Python's own library is enough."""

import json
import sys


def main() -> None:
    last_done: dict[str, int] = {}
    for count, line in enumerate(sys.stdin):
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "name": "collector"}
        else:
            token = min(message["legal"], key=lambda t: last_done.get(t.split()[0], -1))
            last_done[token.split()[0]] = count
            answer = {"type": "move", "id": message["id"], "token": token}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
