import { findOutdated, inRounds, isHashed, releasesAfter, siteFile } from "#infra/site-files.ts";

test("files with a hash in their name are cached for a year, all others for a minute at the edge", () => {
	expect(siteFile("assets/app-1a2b.js")).toEqual({
		key: "assets/app-1a2b.js",
		type: "text/javascript; charset=utf-8",
		cache: "public, max-age=31536000, immutable",
	});
	for (const key of ["en/index.html", "sitemap.xml", "icons/assets/a.png"])
		expect([key, isHashed(key), siteFile(key).cache]).toEqual([
			key,
			false,
			"public, max-age=0, s-maxage=60, stale-while-revalidate=600",
		]);
});

test("scripts are uploaded before other files, and pages last", () => {
	const keys = ["en/index.html", "assets/a.js", "robots.txt", ".vite/manifest.json", "ar/a.html"];
	const rounds = inRounds(keys).map((files) => files.map(({ key }) => key));
	expect(rounds).toEqual([["assets/a.js"], ["robots.txt"], ["en/index.html", "ar/a.html"]]);
});

test("the files of three releases are kept, of a repeated release once", () => {
	const release = (version: string) => ({ version, assets: [`assets/${version}.js`] });
	const [a, b, c, d] = ["a", "b", "c", "d"].map(release);
	const three = releasesAfter([c, b, a], d);
	expect(three).toEqual([d, c, b]);
	expect(releasesAfter([c, b, a], b)).toEqual([b, c, a]);
	const present = ["assets/a.js", "assets/b.js", "en/index.html"];
	expect(findOutdated(present, three)).toEqual(["assets/a.js"]);
});
