import { chooseTests } from "./chooseTests.ts";

const api = (...words: string[]) => chooseTests(["tests/api/", "tests/whole/"], words);

test("chooses the test files of a domain by its name", () => {
	expect(api("news")).toEqual({ files: ["tests/api/news.test.ts"], names: [] });
	expect(api("sign-ups").files).toEqual(["tests/api/auth/sign-ups.test.ts"]);
	expect(chooseTests(["tests/e2e/"], ["news"]).files).toEqual([
		"tests/e2e/news.test.ts",
		"tests/e2e/staff/news-desk.test.ts",
	]);
});

test("chooses no file whose name only begins with the same letters", () => {
	expect(api("coach").files).not.toContain("tests/api/coaches.test.ts");
});

test("chooses all test files of a folder, by its name or path", () => {
	const { files } = api("users");
	expect(files).toEqual(["tests/api/users/pictures.test.ts", "tests/api/users/profile.test.ts"]);
	expect(api("tests/api/users/").files).toEqual(files);
});

test("chooses one file by its path or name", () => {
	for (const word of ["tests/api/news.test.ts", "./tests/api/news.test.ts", "news.test.ts"])
		expect(api(word).files).toEqual(["tests/api/news.test.ts"]);
	const rules = "shared/events/events.rules.test.ts";
	expect(chooseTests(["shared/"], [rules])).toEqual({ files: [rules], names: [] });
});

test("takes any other word as a part of a test's name", () => {
	expect(api("twenty clicks")).toEqual({ files: [], names: ["twenty clicks"] });
	expect(api("news", "published", "/api/news")).toEqual({
		files: ["tests/api/news.test.ts"],
		names: ["published", "/api/news"],
	});
});

test.each(["tests/api/nowhere.test.ts", "tests/e2e/news.test.ts", "docs", "core"])(
	"refuses %s, which has no test in the suite",
	(word) =>
		expect(() => api(word)).toThrow(`No test file of tests/api/ and tests/whole/ is named ${word}`),
);
