/**
 * Whether the document was prerendered with its page; a bare document only has the app shell.
 * Browser only.
 */
export function isRendered(): boolean {
	const data = document.getElementById("data");
	return data !== null && !("bare" in data.dataset);
}
