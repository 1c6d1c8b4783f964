import { globSync, readFileSync } from "node:fs";

const sources = globSync("{functions,shared,web,infra,local,operate}/**/*.{ts,tsx}")
	.filter((file) => !/\.test\.tsx?$/.test(file))
	.map((file) => readFileSync(file, "utf8"));

const exportedFunction =
	/^export (?:default )?(?:async )?function\*? (\w+)|^export const (\w+)(?:: [^=\n]+)? =\s+(?:async )?(?:(?:<[^()]*>)?\(|\w+ =>)/gm;

const functionsOf = (text: string) =>
	[...text.matchAll(exportedFunction)].map((match) => match[1] ?? match[2]);

/** One word without an object, such as `list` or `settle`. */
const isOneWord = (name: string) => /^[a-z]+$/.test(name);

/** Names of one word. Each is a term of the field, or reads well where it is called. */
const allowed: Record<string, string> = {
	client: "defines the API client of a domain from its routes",
	entity: "defines an entity, as ElectroDB calls it",
	env: "the settings of a function",
	excerpt: "excerpt(text, length)",
	flag: "a kind of cell in a table",
	handler: "the name that AWS calls",
	id: "a kind of field in a schema",
	lambda: "defines the Lambda of a domain",
	letterhead: "letterhead(sender), the head of a printed page",
	mailto: "the scheme of the link that it makes",
	messages: "defines the texts of a screen",
	name: "a kind of field in a schema",
	number: "a kind of cell in a table",
	optional: "a kind of attribute of an entity",
	percentile: "a term of statistics",
	prefilled: "prefilled(query, data): what a page is rendered ahead with",
	render: "what the renderer of pages is called for",
	routes: "defines the route table of a domain",
	text: "a kind of field in a schema",
	within: "within(20_000): a time limit in tests",
};

/** React components are named by a noun, often of one word. */
const isComponent = (name: string) => /^[A-Z]/.test(name);

const exported = sources.flatMap(functionsOf).filter((name) => !isComponent(name));

test.each([
	["export function settle(a: string) {", ["settle"]],
	["export async function settle() {", ["settle"]],
	["export const settle = (a: string) => a;", ["settle"]],
	["export const settle = async ({ a }: Props) =>", ["settle"]],
	["export const settle = <T extends object>(a: T) => a;", ["settle"]],
	["export const settle: Handler = (a) => a;", ["settle"]],
	["export const settle = a => a;", ["settle"]],
	["export const limit = 3;", []],
	["export const routes = defineRoutes({});", []],
	["const settle = () => 1;", []],
])("finds the exported functions of %j", (text, names) => expect(functionsOf(text)).toEqual(names));

test("an exported function is named by more than one word, or listed here", () => {
	const found = new Set(exported.filter(isOneWord));
	expect([...found].sort()).toEqual(Object.keys(allowed));
});

test("at most 4 % of exported functions are named by one word", () => {
	expect(exported.filter(isOneWord).length / exported.length).toBeLessThanOrEqual(0.04);
});

test("only the entry desk is called so in names of files and identifiers", () => {
	const entryDesk = "web/competition/registrations/";
	const files = globSync("{functions,shared,web,infra,local,operate}/**/*.{ts,tsx,css}");
	const named = files.filter(
		(file) => /desk/i.test(file) || /\w*Desk\w*\b/.test(readFileSync(file, "utf8")),
	);
	expect(named.filter((file) => !file.startsWith(entryDesk))).toEqual([]);
});
