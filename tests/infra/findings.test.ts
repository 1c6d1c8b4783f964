import { existsSync, readFileSync } from "node:fs";

const page = readFileSync("docs/findings.md", "utf8");
const rows = page
	.split("\n")
	.filter((line) => /^\| (?!Finding|-)/.test(line))
	.map((line) => line.slice(1, -1).split(" | "));

test("docs/findings.md lists each audit's findings", () => {
	const names = rows.map(([name]) => name.trim());
	const numbered = (letter: string, last: number) =>
		Array.from({ length: last }, (_, at) => `${letter}${at + 1}`);
	const ofField = numbered("F", 16).map((name) => name.replace(/^F(\d)$/, "F0$1"));
	expect(names).toEqual([
		...numbered("H", 3),
		...numbered("M", 7),
		...numbered("L", 6),
		...numbered("Info ", 11),
		...ofField,
		...numbered("D", 19),
		...numbered("D", 16),
	]);
});

test("every test that docs/findings.md names exists, and what has no test has a reason", () => {
	for (const [name, , closed, test] of rows) {
		const files = [...test.matchAll(/`([^`]+)`/g)].map(([, file]) => file);
		expect([name, files.filter((file) => !existsSync(file))]).toEqual([name, []]);
		expect([name, files.length > 0 || closed.trim().length > 40]).toEqual([name, true]);
	}
});
