import { format } from "node:util";

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

/** What jsdom cannot do and says so. */
const jsdomLacks = /^(Error: Not implemented: navigation|The tag <search> is unrecognized)/;

const errors: string[] = [];
const { error } = console;

beforeEach(() => {
	errors.length = 0;
	console.error = (...words: unknown[]) => void errors.push(format(...words).slice(0, 200));
	// As on the site, a part that loads late renders without being waited for.
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

// Runs before the page is removed; only what `renderPart` rendered is as on the site.
afterEach(() => {
	console.error = error;
	if (globalThis.document?.body?.dataset.part === undefined) return;
	expect(unnamed()).toEqual([]);
	expect(errors.filter((one) => !jsdomLacks.test(one))).toEqual([]);
});
