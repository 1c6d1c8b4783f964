import { existsSync, readFileSync } from "node:fs";
import { entityDefinitions } from "#functions/domains.ts";

const page = readFileSync("docs/security.md", "utf8");
const section = (title: string) => page.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
const rowsOf = (title: string) =>
	section(title)
		.split("\n")
		.filter((line) => /^\| (?!#|-)/.test(line))
		.map((line) =>
			line
				.slice(1, -1)
				.split("|")
				.map((cell) => cell.trim()),
		);

const rows = [...rowsOf("Findings"), ...rowsOf("ASVS 5.0 level 2, what was not met")];

test("every finding of the security review is listed", () => {
	const numbers = rowsOf("Findings").map(([number]) => number);
	expect(numbers).toEqual([...Array.from({ length: 23 }, (_, at) => String(at + 1)), "24a", "24b"]);
});

test.each(rows.map((row) => [row[0], row] as const))("%s names an existing test", (_, row) => {
	const proofs = row[row.length - 1].split("<br>").map((proof) => /^`(\S+)`: (.+)$/.exec(proof));
	for (const proof of proofs) {
		const [, file, name] = proof ?? [];
		expect([row[1], file && existsSync(file)]).toEqual([row[1], true]);
		expect(readFileSync(file, "utf8")).toContain(name);
	}
});

test("docs/security.md states session lifetimes and fills its tables", () => {
	expect(section("Limits of sessions")).toMatch(/14 days\s+\| 30 days/);
	for (const title of ["How long a remedy may take", "Logs", "Keys and cryptography", "Data"]) {
		expect([
			title,
			section(title)
				.split("\n")
				.filter((line) => line.startsWith("|")).length > 4,
		]).toEqual([title, true]);
	}
});

test("every entity has a class, and docs/security.md describes it", () => {
	const described = rowsOf("Data")
		.slice(1)
		.map(([name]) => name);
	const classes = Object.values(entityDefinitions).map(({ dataClass }) => dataClass);
	expect([...new Set(classes)].sort()).toEqual(described.sort());
});
