import { readdirSync, readFileSync } from "node:fs";
import { changeBlocks } from "./blocks.ts";
import { type Template, templateOf } from "./template.ts";

/** A file that a new domain brings, or one that gains entries by it. */
export type Piece = { path: Template; template: Template; isNew: boolean };

const read = (file: string) => readFileSync(file, "utf8");

/** What visitors see of news is no part of the skeleton: it belongs to a page. */
const ofVisitors = [
	"LatestNews.tsx",
	"NewsPage.tsx",
	"ArticlePage.tsx",
	"Dateline.tsx",
	"news.css",
	"news.messages.ts",
	"shown.queries.ts",
	"newsExcerpt.ts",
	"news.json-ld.ts",
].map((name) => `web/news/${name}`);

/** Tests of news that hold for any domain made like it. */
const keptTests = [
	"shows an article to everybody once it is published",
	"shows a draft to staff only",
	"serves an article to everybody who may see it in the list",
	"PATCH changes publication alone; a PUT that does not name it leaves it unchanged",
	"replaces an article, except its author and publication date",
	"accepts only one of several edits of the same version",
	"hides an article from staff too once it is deleted",
	"lists the newest first",
];

function testsOfNews(): string {
	const source = read("tests/api/news.test.ts");
	const isKept = (line: string) => keptTests.some((name) => line.includes(`test("${name}"`));
	const missing = keptTests.filter((name) => !source.includes(`test("${name}"`));
	if (missing.length > 0) throw new Error(`tests/api/news.test.ts has no test "${missing[0]}"`);
	const isLeftOut = (line: string) =>
		(/^\ttest\b/.test(line) && !isKept(line)) || /^describe\("a /.test(line);
	return changeBlocks(source, isLeftOut, () => []);
}

const sourcesOfNews = () =>
	["shared", "functions", "web"]
		.flatMap((wing) => readdirSync(`${wing}/news`).map((name) => `${wing}/news/${name}`))
		.filter((file) => !ofVisitors.includes(file) && !/\.(test|counts)\.tsx?$/.test(file));

/** Where news are entered in lists: the lines of which a new domain gets its own beside them. */
const entries: Record<string, RegExp> = {
	"shared/api.ts": /\bnewsRoutes\b/,
	"shared/core/ids.ts": /\bNewsId\b/,
	"infra/functions.ts": /^\tnews: /,
	"operate/backup/entities.ts": /^\tnews: /,
	"tests/core/samples.ts": /^const article = |^\tnews: /,
	"tests/whole/repeats.test.ts": /\/api\/news\b/,
	"docs/access-patterns.md": /^\|.* News · /,
	"docs/security.md": /^\| public .*\bnews\b/,
};

/** A row that lists entities gains one; all else is told once more of the new domain. */
function entered(block: string): string[] {
	if (block.startsWith("| public ")) return [block.replace(/\bnews\b/, "news, ‹one›")];
	return block.startsWith("const ") ? [block, "", templateOf(block)] : [block, templateOf(block)];
}

function withEntries(file: string): Template {
	const source = read(file);
	const changed = changeBlocks(source, (line) => entries[file].test(line), entered);
	if (changed === source) throw new Error(`${file} has no line like ${entries[file]} to copy`);
	return changed;
}

/** All that a new domain writes, with ‹names› still to be filled in. */
export function skeleton(): Piece[] {
	const copied = [...sourcesOfNews(), "tests/core/news.ts"].map((file) => [file, read(file)]);
	return [
		...[...copied, ["tests/api/news.test.ts", testsOfNews()]].map(([file, source]) => ({
			path: templateOf(file),
			template: templateOf(source),
			isNew: true,
		})),
		...Object.keys(entries).map((path) => ({ path, template: withEntries(path), isNew: false })),
	];
}
