import { pageNames, pages } from "#shared/pages.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { shownDefinitions, showsByConsent } = await import("./page-data.ts");

test("exactly one domain reads each kind of data that pages show, and each kind that is read is shown", () => {
	const shown = new Set(pageNames.flatMap((name) => pages[name].shows ?? []));
	expect(Object.keys(shownDefinitions).sort()).toEqual([...shown].sort());
});

test("a kind without pages of its items is not in the sitemap", () => {
	const withPages = pageNames.flatMap((name) =>
		pages[name].path.includes(":id") ? (pages[name].shows?.slice(0, 1) ?? []) : [],
	);
	expect(
		Object.entries(shownDefinitions)
			.filter(([, { inSitemap }]) => inSitemap)
			.map(([kind]) => kind)
			.sort(),
	).toEqual(withPages.sort());
});

test("pages that show people by their consent are cached briefly", () => {
	const brief = ["/members", "/judges", "/coaches", "/national-team", "/player/7", "/dojos/3"];
	expect(brief.filter((path) => !showsByConsent(path))).toEqual([]);
	expect(["/", "/news/4", "/events", "/login"].filter(showsByConsent)).toEqual([]);
});
