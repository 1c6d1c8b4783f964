import { chooseTests } from "./chooseTests.ts";

const api = (...words: string[]) => chooseTests(["tests/api/", "tests/whole/"], words);

test("chooses the test files of a domain by its name", () => {
	expect(api("judges")).toEqual({ files: ["tests/api/competition/judges.test.ts"], names: [] });
	expect(api("sign-ups").files).toEqual(["tests/api/identity/auth/sign-ups.test.ts"]);
});

test("chooses no file whose name only begins with the same letters", () => {
	expect(api("coach").files).not.toContain("tests/api/people/coaches.test.ts");
});

test("chooses all test files of a folder, by its name or path", () => {
	const { files } = api("users");
	expect(files).toEqual([
		"tests/api/people/users/pictures.test.ts",
		"tests/api/people/users/profile.test.ts",
	]);
	expect(api("tests/api/people/users/").files).toEqual(files);
});

test("chooses one file by its path or name", () => {
	for (const word of [
		"tests/api/content/news.test.ts",
		"./tests/api/content/news.test.ts",
		"news.test.ts",
	])
		expect(api(word).files).toEqual(["tests/api/content/news.test.ts"]);
	const rules = "shared/competition/events/events.rules.test.ts";
	expect(chooseTests(["shared/"], [rules])).toEqual({ files: [rules], names: [] });
});

test("adds the tests of all screens and writes to a domain's browser tests, limited to its own", () => {
	const shared = ["tests/e2e/shell/screens.test.ts", "tests/e2e/shell/lost-answers.test.ts"];
	expect(chooseTests(["tests/e2e/"], ["news", "officials"])).toEqual({
		files: ["tests/e2e/news.test.ts", "tests/e2e/staff/news.test.ts", ...shared],
		names: [],
		domains: ["news", "officials"],
	});
});

test("adds the tests of staff's records to a domain that has such, limited to its own", () => {
	expect(api("news")).toEqual({
		files: ["tests/api/content/news.test.ts", "tests/whole/staff-records.test.ts"],
		names: [],
		domains: ["news"],
	});
});

test("takes any other word as a part of a test's name", () => {
	expect(api("twenty clicks")).toEqual({ files: [], names: ["twenty clicks"] });
	expect(api("judges", "published", "/api/news")).toEqual({
		files: ["tests/api/competition/judges.test.ts"],
		names: ["published", "/api/news"],
	});
});

test.each(["tests/api/nowhere.test.ts", "tests/e2e/news.test.ts", "docs", "core"])(
	"refuses %s, which has no test in the suite",
	(word) =>
		expect(() => api(word)).toThrow(`No test file of tests/api/ and tests/whole/ is named ${word}`),
);
