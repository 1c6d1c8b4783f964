/** Elements that screen readers present by a name. */
const named = [
	...["a[href]", "button", "input:not([type=hidden])", "select", "textarea", "meter", "progress"],
	...["dialog", "img", "[role=dialog]", "[role=img]", "[role=meter]", "[role=progressbar]"],
].join();

/** A name by the ways that these pages give one. An image without meaning has an empty `alt`. */
function hasName(one: Element): boolean {
	const labels = [...((one as HTMLInputElement).labels ?? [])];
	const ids = one.getAttribute("aria-labelledby")?.split(" ") ?? [];
	const within = [one, ...one.querySelectorAll("[aria-label], img[alt]")];
	const words = [
		...within.flatMap((part) => [part.getAttribute("aria-label"), part.getAttribute("alt")]),
		...ids.map((id) => document.getElementById(id)?.textContent),
		...labels.map(({ textContent }) => textContent),
		one.matches("a, button") ? one.textContent : null,
		one.getAttribute("title"),
	];
	return words.some((text) => text?.trim()) || (one.matches("img") && one.hasAttribute("alt"));
}

/** What is on the page of a test and has no name, hidden parts aside. */
const unnamed = () =>
	[...document.querySelectorAll(named)]
		.filter((one) => !one.closest("[aria-hidden=true], [hidden]") && !hasName(one))
		.map(({ outerHTML }) => outerHTML.slice(0, 200));

// Runs before the page is removed; only what `renderPart` rendered is as on the site.
afterEach(() => {
	if (globalThis.document?.body?.dataset.part !== undefined) expect(unnamed()).toEqual([]);
});
