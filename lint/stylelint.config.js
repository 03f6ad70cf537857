export default {
  extends: "stylelint-config-recommended",
  rules: {
    "no-descending-specificity": null, // parts of the page are styled apart, in the order of the page
  },
};
