import { feedNames, pageNames, pages } from "#shared/pages.ts";
import { findEntities } from "../../domains.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { pageDataDefinitions } = await import("./definitions.ts");
const { showsByConsent } = await import("./page-data.ts");

test("exactly one domain reads each kind of data that pages show, and each kind that is read is shown", () => {
	const usedKinds = new Set(pageNames.flatMap((name) => pages[name].shows ?? []));
	const read = Object.entries(pageDataDefinitions).filter(([, { everywhere }]) => !everywhere);
	expect(read.map(([kind]) => kind).sort()).toEqual([...usedKinds].sort());
});

test("a kind without pages of its items is not in the sitemap", () => {
	const withPages = pageNames.flatMap((name) =>
		pages[name].path.includes(":id") ? (pages[name].shows?.slice(0, 1) ?? []) : [],
	);
	expect(
		Object.entries(pageDataDefinitions)
			.filter(([, { inSitemap }]) => inSitemap)
			.map(([kind]) => kind)
			.sort(),
	).toEqual(withPages.sort());
});

test("a kind has entries of a feed if a page that lists it names a feed", () => {
	const withFeed = Object.entries(pageDataDefinitions).filter(([, { feed }]) => feed);
	expect(withFeed.map(([kind]) => kind).sort()).toEqual(
		feedNames.flatMap((name) => pages[name].shows ?? []).sort(),
	);
});

test("rendered pages follow changes of exactly the entities with `pages: true`", () => {
	const followed = Object.values(pageDataDefinitions).flatMap(({ affectedBy }) =>
		Object.keys(affectedBy),
	);
	expect([...new Set(followed)].sort()).toEqual(findEntities(({ pages }) => pages === true).sort());
});

test("pages that show people by their consent are cached briefly", () => {
	const brief = ["/members", "/judges", "/coaches", "/national-team", "/player/7", "/dojos/3"];
	expect(brief.filter((path) => !showsByConsent(path))).toEqual([]);
	expect(["/", "/news/4", "/events", "/login"].filter(showsByConsent)).toEqual([]);
});
