import { affected } from "./changed.ts";

describe("a change within one domain", () => {
	const tests = affected([
		"functions/training/belts/belts.service.ts",
		"web/training/belts/History.tsx",
	]);

	test("a change within a domain runs the tests that name its routes or screens", () => {
		expect(tests.api).toContain("tests/api/training/belts.test.ts");
		expect(tests.e2e).toContain("tests/e2e/staff/promotions.test.ts");
	});

	test("a change within a domain runs no test of another domain or of all domains", () => {
		expect(tests.api).not.toContain("tests/api/content/news.test.ts");
		expect(tests.e2e).not.toContain("tests/e2e/shell/lost-answers.test.ts");
		expect(tests.infra).toEqual(["tests/infra/directions.test.ts"]);
		expect(tests.proof).toEqual([]);
	});

	test("a change within a domain runs the tests of every route for its own routes only", () => {
		const names = new RegExp(tests.whole);
		expect("is refused by GET /api/belt-promotions").toMatch(names);
		expect("is refused by GET /api/news").not.toMatch(names);
	});
});

test("a change of screens runs browser tests and no API tests", () => {
	const tests = affected(["web/content/news/NewsPage.tsx"]);
	expect(tests).toMatchObject({ api: [], whole: "" });
	expect(tests.e2e).toContain("tests/e2e/news.test.ts");
});

test("a change of a test runs that test alone", () => {
	const file = "tests/api/content/news.test.ts";
	expect(affected([file])).toMatchObject({ api: [file], whole: "", e2e: [], proof: [] });
});

test("a change of code that all domains depend on runs all tests", () => {
	expect(affected(["shared/core/time/kuwait.ts"])).toMatchObject({
		api: ["tests/api/", "tests/whole/"],
		whole: "",
		e2e: ["tests/e2e/"],
	});
});

test("a change of code that the generator copies or extends runs the generator's test", () => {
	for (const file of ["functions/content/news/news.service.ts", "functions/content/domains.ts"])
		expect(affected([file]).infra).toContain("tests/infra/new-domain.test.ts");
});

test("a change of a domain's samples, screens or writes runs the tests that use them", () => {
	expect("GET /api/news").toMatch(
		new RegExp(affected(["tests/domains/content/news.samples.ts"]).whole),
	);
	expect(
		affected(["tests/domains/content/news.screens.ts", "tests/domains/content/news.writes.ts"]),
	).toMatchObject({
		api: [],
		e2e: ["tests/e2e/shell/screens.test.ts", "tests/e2e/shell/lost-answers.test.ts"],
	});
});
