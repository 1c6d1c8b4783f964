import { globSync, readFileSync } from "node:fs";

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
	[/(?<!check-in )\bdesks?\b/i, "staff tab; only the check-in desk is a desk", inCode],
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

/** Contains the forbidden words itself. */
const thisFile = "tests/infra/words.test.ts";

const sentences = globSync("{functions,shared,web,infra,local,operate,tests}/**/*.{ts,tsx,css}")
	.filter((file) => file !== thisFile)
	.flatMap((file) => sentencesOf(file, readFileSync(file, "utf8")));

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
