import { existsSync, readFileSync } from "node:fs";

const rowsOf = (file: string) =>
	readFileSync(file, "utf8")
		.split("\n")
		.filter((line) => /^\| (?!Finding|-)/.test(line))
		.map((line) => line.slice(1, -1).split(" | "));
const files = ["docs/findings.md", "docs/findings-people.md", "docs/findings-staff.md"];
const [audits, people, staff] = files.map(rowsOf);
const numbered = (letter: string, last: number) =>
	Array.from({ length: last }, (_, at) => `${letter}${at + 1}`);

test("docs/findings.md lists each audit's findings", () => {
	const names = audits.map(([name]) => name.trim());
	const ofField = numbered("F", 16).map((name) => name.replace(/^F(\d)$/, "F0$1"));
	expect(names).toEqual([
		...numbered("H", 3),
		...numbered("M", 7),
		...numbered("L", 6),
		...numbered("Info ", 11),
		...ofField,
		...numbered("D", 19),
		...numbered("D", 16),
		"C1",
		"P5",
		"P6",
		"P7",
		"P8",
		...numbered("R", 2),
		...numbered("K", 17),
	]);
});

test("docs/findings-people.md lists each line of the walk through people's screens", () => {
	expect(people.map(([name]) => name.trim())).toEqual([
		...numbered("G", 11),
		...numbered("V", 28),
		...numbered("M", 22),
		...numbered("P", 21),
		...numbered("O", 6),
	]);
});

test("docs/findings-staff.md lists each line of the walk through staff's tools at most once", () => {
	const names = staff.map(([name]) => name.trim());
	expect(names.filter((name) => !/^[CSP]\d{1,2}$/.test(name))).toEqual([]);
	expect(names).toHaveLength(new Set(names).size);
});

test.each(files)("every test that %s names exists, and what has no test has a reason", (file) => {
	for (const [name, , closed, test] of rowsOf(file)) {
		const tests = [...test.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
		expect([name, tests.filter((path) => !existsSync(path))]).toEqual([name, []]);
		expect([name, tests.length > 0 || closed.trim().length > 40]).toEqual([name, true]);
	}
});
