// The printed sheets come from the API, whose pages allow no inline script.
document.querySelector("button").addEventListener("click", () => print());
