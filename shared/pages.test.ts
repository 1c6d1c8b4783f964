import { atTheEdge } from "./edge.ts";
import { pageAt, pageNames, pages, pathTo, standInFor } from "./pages.ts";

test("each path leads to its own page", () => {
	for (const name of pageNames) {
		const id = pages[name].path.includes(":id") ? 12 : 0;
		expect(pageAt(pathTo(name, 12))).toEqual({ name, id });
	}
	expect(new Set(pageNames.map((name) => pages[name].path)).size).toBe(pageNames.length);
});

test.each([
	"",
	"/nowhere",
	"/events/0",
	"/events/-1",
	"/events/1.5",
	"/events/7/",
	"/events/7/nowhere",
])("finds no page at '%s'", (path) => expect(pageAt(path)).toBeNull());

describe("standInFor", () => {
	const uriOf = (path: string) => {
		const answer = atTheEdge(path, {}, {});
		return "uri" in answer ? answer.uri : "";
	};

	test("serves the application in the page's language if a rendered page has no file", () => {
		for (const path of ["/", "/events/7", "/schedule"])
			expect(standInFor(uriOf(path))).toBe("/en/app.html");
		expect(standInFor("/ar/events/7.html")).toBe("/ar/app.html");
	});

	test("only missing pages have a substitute", () => {
		const files = [
			"/assets/gone.js",
			"/images/people/gone.webp",
			"/en/app.html",
			"/en/404.html",
			"/fr/events/7.html",
		];
		for (const uri of [uriOf("/nowhere"), uriOf("/events/0"), ...files])
			expect(standInFor(uri)).toBeNull();
	});
});
