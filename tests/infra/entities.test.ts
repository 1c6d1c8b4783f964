import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Permissions } from "#functions/core/domain.ts";
import { domainDefinitions, entityDefinitions, findEntities } from "#functions/domains.ts";
import { functionNames, functions } from "#infra/functions.ts";
import { api, domains } from "#shared/api.ts";
import type { Route } from "#shared/core/http/route.ts";
import { leadingKey } from "#shared/core/table.ts";
import { readEntityAttributes } from "../core/entityAttributes.ts";

const sources = readdirSync("functions", { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
	.map((name) => readFileSync(join("functions", name), "utf8"));
const namesIn = (pattern: RegExp) =>
	sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name));

const entities = namesIn(/\b(?:entity|entityModel)\(\s*"(\w+)"/g);
const rights = functionNames.map((name): Permissions => functions[name]);

test("every entity has a function that may write it, and every permission names an existing entity", () => {
	const written = new Set(
		rights.flatMap(({ writes = [], audits }) => [
			...writes,
			...(audits ? ["auditLine", "auditSeal"] : []),
		]),
	);
	expect([...written].sort()).toEqual(entities.sort());
});

test("exactly the declared kinds of ids have a function that may count them", () => {
	const kinds = new Set(namesIn(/\b(?:nextId(?:<\w+>)?|defineRecords|definePublished)\("(\w+)"/g));
	expect([...new Set(rights.flatMap(({ counts = [] }) => counts))].sort()).toEqual(
		[...kinds].sort(),
	);
});

test("the defined kinds of counters are exactly those that are written", async () => {
	process.env.TABLE_NAME = "none";
	process.env.SITE_URL = "http://localhost:3000";
	const { countedKinds } = await import("#functions/app/dashboard/counted.ts");
	const written = new Set(namesIn(/\b(?:writeCounters|writeCountersOfAll)\(\s*"(\w+)"/g));
	expect([...written].sort()).toEqual([...countedKinds].sort());
});

test("functions with costly calls may count them", () => {
	for (const domain of domains) {
		const isCostly = Object.values<Route>(api[domain]).some(({ costly }) => costly);
		const { writes = [] }: Permissions = functions[domain];
		expect([domain, isCostly && !writes.includes("attempts")]).toEqual([domain, false]);
	}
});

test("no entity's key prefix is the beginning of another's", () => {
	const keys = [...new Set(entities.map(leadingKey))];
	for (const key of keys) expect(keys.filter((other) => other.startsWith(key))).toEqual([key]);
});

test("every entity is defined, and no definition is unused", () => {
	const elsewhere = ["signIn"];
	expect(Object.keys(entityDefinitions).sort()).toEqual([...entities, ...elsewhere].sort());
});

test("every definition says in known words who sees an entity and what follows its changes", () => {
	const classes = ["secret", "sensitive", "personal", "internal", "public"];
	const follows = ["reactions", "pictures", "none"];
	const unknown = Object.entries(entityDefinitions).filter(
		([, { dataClass, stream }]) => !classes.includes(dataClass) || !follows.includes(stream),
	);
	expect(unknown).toEqual([]);
});

test("every entity that can show a picture is streamed", async () => {
	process.env.TABLE_NAME = "none";
	process.env.SITE_URL = "http://localhost:3000";
	const attributes = await readEntityAttributes();
	const showsPicture = (name: string) =>
		attributes.get(name)?.some((one) => /(image|photo|picture)url$/i.test(one));
	expect(entities.filter(showsPicture).length).toBeGreaterThan(5);
	const unstreamed = findEntities(({ stream }) => stream === "none");
	expect(unstreamed.filter(showsPicture)).toEqual([]);
});

test("domains react to exactly the entities that declare reactions", async () => {
	const { reactionsByDomain } = await import("#functions/app/stream/reactions.ts");
	const reacted = Object.values(reactionsByDomain).flatMap(Object.keys);
	expect([...new Set(reacted)].sort()).toEqual(
		findEntities(({ stream }) => stream === "reactions").sort(),
	);
	expect(Object.keys(reactionsByDomain).filter((domain) => !(domain in domainDefinitions))).toEqual(
		[],
	);
});
