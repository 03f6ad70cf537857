import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["**/*.min.js"] },
  js.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, Idiomorph: "readonly" } },
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
      "max-lines": ["error", 300],
      "no-unused-vars": ["error", { caughtErrors: "none" }],
    },
  },
  { files: ["**/service-worker.js"], languageOptions: { globals: globals.serviceworker } },
];
