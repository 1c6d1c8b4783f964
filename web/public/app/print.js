// Sheets come from the API, where no script may stand inside the page.
document.querySelector("button").addEventListener("click", () => print());
