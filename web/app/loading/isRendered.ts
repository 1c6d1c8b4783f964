/** Whether the document came with its page; else the application stands in for it. In the browser alone. */
export function isRendered(): boolean {
	const data = document.getElementById("data");
	return data !== null && !("bare" in data.dataset);
}
