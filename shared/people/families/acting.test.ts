import { readFileSync } from "node:fs";
import { type Act, type ActingWay, actingWays, mayAct, mayActFor } from "./acting.ts";

const acts = Object.keys(mayAct) as Act[];

test("the table in docs/families.md matches mayAct", () => {
	const cell = (act: Act) => (way: ActingWay) => (mayActFor(act, way) ? "yes" : "–");
	const rows = acts.map((act) => [act, ...actingWays.map(cell(act))]);
	const [table] = readFileSync("docs/families.md", "utf8").split("## What stays");
	const written = table
		.split("\n")
		.filter((line) => /^\| \w+ +\|/.test(line))
		.map((line) =>
			line
				.split("|")
				.slice(1, -1)
				.map((part) => part.trim()),
		);
	expect(written.slice(1)).toEqual(rows);
});

test("a frozen guardian is never allowed more than an active one", () => {
	expect(
		acts.filter((act) => mayActFor(act, "frozenGuardian") && !mayActFor(act, "guardian")),
	).toEqual([]);
});

test("guardians cannot change a child's own sign-in", () => {
	expect(acts.filter((act) => mayActFor(act, "guardian"))).not.toContain("changeStudent");
});
