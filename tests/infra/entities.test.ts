import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { functionNames, functions, type Permissions } from "#infra/functions.ts";
import { api, domains } from "#shared/api.ts";
import type { Route } from "#shared/core/http/route.ts";
import { streamedEntities, unstreamedEntities } from "#shared/core/streamed-entities.ts";
import { leadingKey } from "#shared/core/table.ts";
import { readEntityAttributes } from "../core/entityAttributes.ts";

const sources = readdirSync("functions", { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
	.map((name) => readFileSync(join("functions", name), "utf8"));
const namesIn = (pattern: RegExp) =>
	sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name));

const entities = namesIn(/\b(?:entity|model)\(\s*"(\w+)"/g);
const rights = functionNames.map((name): Permissions => functions[name]);

test("every entity is written by some function, and every right is for an entity that there is", () => {
	const written = new Set(
		rights.flatMap(({ writes = [], audits }) => [
			...writes,
			...(audits ? ["auditLine", "auditSeal"] : []),
		]),
	);
	expect([...written].sort()).toEqual(entities.sort());
});

test("every kind of id is counted by some function, and no other kind by any", () => {
	const kinds = new Set(namesIn(/\bnextId(?:<\w+>)?\("(\w+)"\)/g));
	expect([...new Set(rights.flatMap(({ counts = [] }) => counts))].sort()).toEqual(
		[...kinds].sort(),
	);
});

test("whose calls are costly may count them", () => {
	for (const domain of domains) {
		const isCostly = Object.values<Route>(api[domain]).some(({ costly }) => costly);
		const { writes = [] }: Permissions = functions[domain];
		expect([domain, isCostly && !writes.includes("attempts")]).toEqual([domain, false]);
	}
});

test("no entity's keys begin like another one's", () => {
	const keys = [...new Set(entities.map(leadingKey))];
	for (const key of keys) expect(keys.filter((other) => other.startsWith(key))).toEqual([key]);
});

test("what the stream does not follow are entities that there are, and none of those that it knows", () => {
	const known: readonly string[] = streamedEntities.stream;
	expect(
		unstreamedEntities.filter((name) => !entities.includes(name) && name !== "signIn"),
	).toEqual([]);
	expect(unstreamedEntities.filter((name) => known.includes(name))).toEqual([]);
});

/** What wakes `stream` only because a record of it may show a picture, or for nothing yet. A new entity wakes it too. */
const streamedForPictures = [
	"aboutSection",
	"annualPlan",
	"athlete",
	"contactMessage",
	"holidayList",
	"judge",
	"judgeClaim",
	"judgesExtension",
	"listing",
	"news",
	"official",
	"settings",
];

test("the stream is kept from what is named, and woken by all other entities", () => {
	const known: readonly string[] = streamedEntities.stream;
	const others = entities.filter(
		(name) => !known.includes(name) && !unstreamedEntities.includes(name),
	);
	expect(others).toEqual(expect.arrayContaining(streamedForPictures));
});

test("no entity that can show a picture is kept from the stream", async () => {
	process.env.TABLE_NAME = "none";
	process.env.SITE_URL = "http://localhost:3000";
	const attributes = await readEntityAttributes();
	const showsPicture = (name: string) =>
		attributes.get(name)?.some((one) => /(image|photo|picture)url$/i.test(one));
	expect(entities.filter(showsPicture).length).toBeGreaterThan(5);
	expect(unstreamedEntities.filter(showsPicture)).toEqual([]);
});
