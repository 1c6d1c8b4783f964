import { globSync, readFileSync } from "node:fs";
import { type Node, parse, walk } from "../core/syntax.ts";

/** Where a word must not be used. `text`: English on screens and in emails, and in the API's docs. */
type Place = "comment" | "test" | "text";

const everywhere: readonly Place[] = ["comment", "test", "text"];
const inCode: readonly Place[] = ["comment", "test"];

/** Words that readers do not understand in the meaning given them here, and what to write instead. */
const forbidden: [word: RegExp, instead: string, where: readonly Place[]][] = [
	[/\bhouses?\b/i, "identity provider, external account", everywhere],
	[/\bwings?\b/i, "layer, area or domain", everywhere],
	[/\btwins?\b/i, "bilingual field", everywhere],
	[/\bheirs?\b/i, "successor, or next in line", everywhere],
	[/\bnudg(e|es|ed|ing)\b/i, "notify", everywhere],
	[/\bbelongings\b/i, "personal data", everywhere],
	[/\bfacets?\b/i, "filter value, filter index", everywhere],
	[/\btall(y|ies)\b/i, "counter", everywhere],
	[/\bdoors?\b/i, "admission", everywhere],
	[/(?<!(check-in|entry) )\bdesks?\b/i, "staff tab, entry desk, check-in desk", inCode],
	[/\bstand-ins?\b/i, "emulator, fake", ["test", "text"]],
	[/\btold\b/i, "notified, shown, or name the email", inCode],
	[/\b(a|the|our|by|as a|every) letters?\b/i, "email", ["text"]],
	[/\bwho(m|so)?ever\b/i, "the person who, people who", ["test", "text"]],
	[/\bthat which\b/i, "name the thing", everywhere],
	[/\bof theirs\b/i, "their", everywhere],
	[/\bis said\b/i, "is shown, is reported", everywhere],
	[/\bone's own\b/i, "the person's, the caller's", inCode],
	[/\bin (people's|everybody's|nobody's) eyes\b/i, "is shown to", everywhere],
	[
		/\b(lest|hitherto|thereby|betimes|thrice|naught|heed(s|ed)?|mend(s|ed)?)\b/i,
		"a common word",
		everywhere,
	],
	[/\bbears? being\b/i, "is idempotent, can be", everywhere],
];

type Sentence = { place: Place; file: string; text: string };

/** Code spans and file names are names, not words. */
const withoutNames = (text: string) =>
	text.replace(/`[^`]*`/g, "").replace(/[\w./-]+\.(tsx?|css|md)\b/g, "");

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const testNames = /\b(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
const strings = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const summaries = /\bsummary:\s*"((?:[^"\\\n]|\\.)*)"/g;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isText = (file: string) => /\.(messages|notices|letters)\.ts$/.test(file);

const sentence = (place: Place, file: string) => (text: string) => ({ place, file, text });

/** All that a source says to people, by place. Arabic and names without a blank match no word. */
function sentencesOf(file: string, source: string): Sentence[] {
	const found = [...source.matchAll(comments)].map(([text]) =>
		sentence("comment", file)(text.replace(/\s*\n\s*(\*|\/\/)?\s*/g, " ")),
	);
	const code = source.replace(comments, "");
	if (isTest(file))
		found.push(...[...code.matchAll(testNames)].map(([, , text]) => sentence("test", file)(text)));
	if (isText(file))
		found.push(
			...[...code.matchAll(strings)]
				.map(([, double, template]) => double ?? template)
				.filter((text) => text.includes(" "))
				.map(sentence("text", file)),
		);
	if (file.endsWith(".routes.ts"))
		found.push(...[...code.matchAll(summaries)].map(([, text]) => sentence("text", file)(text)));
	return found;
}

const faultsIn = (all: readonly Sentence[]) =>
	all.flatMap(({ place, file, text }) =>
		forbidden
			.filter(([word, , where]) => where.includes(place) && word.test(withoutNames(text)))
			.map(([word, instead]) => `${file}: ${text.match(word)?.[0]} (${instead}) in “${text}”`),
	);

/** Words that nothing is named with, and what to write instead. */
const forbiddenInNames: Record<string, string> = {
	asked: "requested, request, filter, query",
	belongings: "personal data",
	betimes: "early",
	door: "admission",
	facet: "filter value, filter index",
	gone: "removed, deleted, missing, merged",
	heard: "received, messages",
	heed: "follow",
	heir: "successor, next in line",
	house: "identity provider, external account",
	kept: "stored, cached, retained, survivor",
	lest: "a common word",
	mend: "repair",
	naught: "nothing",
	nudge: "notify",
	said: "message, text, output, toast",
	stands: "current, in force",
	tally: "counter",
	told: "notified, notices, recipients, details",
	twin: "bilingual field, duplicate",
	wing: "layer, area",
};

/** Properties that are stored, sent or named by a library. Variables, functions and types are not. */
const allowedProperties: Record<string, string> = {
	asked: "the standing of a judge, as sent; a value of a text",
	askedAt: "stored with emails and online payments, sent with archives",
	askedBy: "stored and sent with the assignment of a judge",
	coach_asked: "stored in the audit log",
	door_held: "stored in the audit log",
	door_opened: "stored in the audit log",
	erasure_asked: "stored in the audit log",
	erasureAsked: "stored in a notification of a deletion",
	export_asked: "stored in the audit log",
	facet: "the stored name of the filter index, and an attribute of it",
	facets: "an attribute of search keys; ElectroDB's word for the parts of a key",
	gone: "stored and sent with a merge; a value of a text",
	kept: "stored and sent with imports and merges; a value of a text",
	places_kept: "an error code, as sent",
	promotionAsked: "stored in a notification of a promotion",
	stands: "sent with a consent",
	tally: "the stored name of the counters",
	told: "stored with sign-ups and imported rows",
	toldAt: "stored with the live announcements of an event",
};

const wordsOf = (name: string) =>
	name.split(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/).map((word) => word.toLowerCase());

const endings = [/$/, /s$/, /d$/, /ed$/];

const forbiddenByName = new Map<string, string | undefined>();

/** The forbidden word in a name, also as a plural or a past tense; undefined if there is none. */
function forbiddenIn(name: string): string | undefined {
	if (!forbiddenByName.has(name)) {
		const words = wordsOf(name).flatMap((word) => [
			word.replace(/ies$/, "y"),
			...endings.map((ending) => word.replace(ending, "")),
		]);
		forbiddenByName.set(
			name,
			words.find((word) => Object.hasOwn(forbiddenInNames, word)),
		);
	}
	return forbiddenByName.get(name);
}

/** What a node declares. Only where it is bound has an identifier a place for its type. */
function declaredBy(node: Node, parent: Node | undefined): { name: string; isProperty: boolean }[] {
	const isProperty = node.key !== undefined || parent?.type === "AssignmentPatternProperty";
	const parameter = node.type === "TsTypeParameter" ? node.name : undefined;
	return [
		"typeAnnotation" in node ? node : undefined,
		node.key,
		node.id,
		node.identifier,
		parameter,
	]
		.filter((part) => part?.type === "Identifier")
		.map(({ value }) => ({ name: value, isProperty }));
}

const faultOf = (file: string, name: string) =>
	`${file}: ${name} (${forbiddenInNames[forbiddenIn(name) ?? ""]})`;

/** Declarations with a forbidden word. Parsing is slow, so a file without such a word is skipped. */
function faultsInNames(file: string, source: string): string[] {
	const names = source.replace(comments, "").match(/[A-Za-z_$][\w$]*/g) ?? [];
	const wrong = new Set(names.filter(forbiddenIn));
	const found = new Set<string>();
	if (wrong.size > 0)
		walk(parse(file, source).tree, (node, around) => {
			for (const { name, isProperty } of declaredBy(node, around.at(-1)))
				if (wrong.has(name) && !(isProperty && Object.hasOwn(allowedProperties, name)))
					found.add(name);
		});
	return [...found].map((name) => faultOf(file, name));
}

/** Contains the forbidden words itself. */
const thisFile = "tests/infra/words.test.ts";

const sources = globSync("{functions,shared,web,infra,local,operate,tests}/**/*.{ts,tsx,css}")
	.filter((file) => file !== thisFile)
	.map((file) => ({ file, source: readFileSync(file, "utf8") }));
const sentences = sources.flatMap(({ file, source }) => sentencesOf(file, source));

test.each([
	["a.ts", "/** An account of another house. */", 1],
	["a.ts", "// Told to\n// the heir.", 2],
	["a.ts", "/** See `facets.ts` and `told`. */", 0],
	["a.ts", "const told = 1; // The member is notified.", 0],
	["a.test.ts", 'test("nobody is told", () => {});', 1],
	["a.test.ts", 'test.each([1])("nobody is told of %s", () => {});', 1],
	["a.messages.ts", 'messages({ "a.told": "The member is told." }, {});', 0],
	["a.messages.ts", 'messages({ "a.b": "We have sent a letter." }, {});', 1],
	["a.routes.ts", 'list: { summary: "Hold the door" }', 1],
	["a.css", "/* The wing. */", 1],
])("counts the forbidden words of %s: %j", (file, source, count) =>
	expect(faultsIn(sentencesOf(file, source))).toHaveLength(count),
);

test("finds the comments, test names and texts of the repository", () => {
	const count = (place: Place) => sentences.filter((one) => one.place === place).length;
	expect(count("comment")).toBeGreaterThan(5_000);
	expect(count("test")).toBeGreaterThan(1_500);
	expect(count("text")).toBeGreaterThan(2_000);
});

test("comments, test names and texts use no word that readers would not understand", () =>
	expect(faultsIn(sentences)).toEqual([]));

test.each([
	["const told = isAsked;", ["told"]],
	["let twins = 1, theirTallies = 2, mended = 3, wings: string[];", 4],
	["function heard() {} type Said = 1; class Door {} type T<Kept> = Kept;", 4],
	["f((gone: string, [stands] = [], { a: house, ...nudged }) => gone);", 4],
	["const { said } = output; const { told: message } = row;", ["said"]],
	["const { told, toldAt } = row; const saved = { told, toldAt, gone: null };", []],
	["type Row = { told: string; notTold: string; said(): void };", ["notTold", "said"]],
	['// told\nrow.said(); their(household, fulltwined, lesson, "told"); this.asked;', []],
	['const texts = { "a.told": "The member is told." };', []],
])("finds the forbidden words in the declarations of %s", (source, expected) => {
	const found = faultsInNames("a.ts", source).map((fault) => fault.split(/: | \(/)[1]);
	if (typeof expected === "number") expect(found).toHaveLength(expected);
	else expect(found).toEqual(expected);
});

test("variables, functions, types and properties are named with words that readers know", () =>
	expect(
		sources
			.filter(({ file }) => /\.tsx?$/.test(file))
			.flatMap(({ file, source }) => faultsInNames(file, source)),
	).toEqual([]));

test("each property that may keep such a name has it", () => {
	const all = new Set(sources.flatMap(({ source }) => source.match(/\w+/g) ?? []));
	expect(Object.keys(allowedProperties).filter((name) => !all.has(name))).toEqual([]);
});

test.each([
	["web/base/twins.ts", 1],
	["functions/tallies/held.ts", 1],
	["web/app/useKeptFiles.tsx", 1],
	["web/app/warehouse.css", 0],
])("finds the forbidden words in the path %s", (path, count) =>
	expect([path].filter(forbiddenIn)).toHaveLength(count),
);

test("files and folders are named with words that readers know", () =>
	expect(
		sources.filter(({ file }) => forbiddenIn(file)).map(({ file }) => faultOf(file, file)),
	).toEqual([]));
