import { readdirSync, readFileSync, statSync } from "node:fs";
import { changeBlocks } from "./blocks.ts";
import { entryOfPage, filesOfPage } from "./page.ts";
import { type Template, templateOf } from "./template.ts";

/** A file that the generator creates (`isNew`), or an existing list to which it adds a line. */
export type Piece = { path: Template; template: Template; isNew: boolean };

const read = (file: string) => readFileSync(file, "utf8");

/**
 * Files that are not copied, as are those of folders inside: what only news have, and the public
 * pages (see `page.ts`).
 */
const leftOut = [
	"shared/content/news/news.rules.ts",
	...[
		"NewsPage.tsx",
		"news.css",
		"news.messages.ts",
		"published.queries.ts",
		"news.pages.ts",
		"news.content.ts",
		"news.rendered.ts",
		"news.sharing.ts",
	].map((name) => `web/content/news/${name}`),
];

/** Tests of news that also hold for a copied domain. */
const copiedTests = [
	"shows an article to everybody once it is published",
	"returns an article to draft, and keeps its first publication date",
	"replaces an article, except its author and publication date",
];

const testsOfNews = "tests/api/content/news.test.ts";

/** Leaves out imports of one name that nothing uses any more. */
const withoutUnusedImports = (source: string) =>
	source.replace(/^import \{ (\w+) \} from .*\n/gm, (line, name) =>
		source.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : "",
	);

function withTestsOfAll(source: string): string {
	const isCopied = (line: string) => copiedTests.some((name) => line.includes(`test("${name}"`));
	const missing = copiedTests.filter((name) => !source.includes(`test("${name}"`));
	if (missing.length > 0) throw new Error(`${testsOfNews} has no test "${missing[0]}"`);
	const isLeftOut = (line: string) => /^\ttest\b/.test(line) && !isCopied(line);
	return withoutUnusedImports(changeBlocks(source, isLeftOut, () => []));
}

const filesOfNews = () => [
	...["shared", "functions", "web"]
		.flatMap((layer) =>
			readdirSync(`${layer}/content/news`).map((name) => `${layer}/content/news/${name}`),
		)
		.filter((file) => statSync(file).isFile())
		.filter(
			(file) => !leftOut.includes(file) && !/\.(test|counts|names|page-data)\.tsx?$/.test(file),
		),
	...["samples", "screens", "writes"].map((kind) => `tests/domains/content/news.${kind}.ts`),
	testsOfNews,
];

/** Lists with a line for each domain: the file for news, and a pattern of the line about news. */
const entries: Record<string, RegExp> = {
	"shared/content/routes.ts": /\bnewsRoutes\b/,
	"functions/content/domains.ts": /\bnewsDomain\b/,
	"docs/access-patterns.md": /^\|.* News · /,
};

/** The list of the same kind for an area, with a line for the new domain. */
function withEntry(file: string, area: string): Piece {
	const line = read(file)
		.split("\n")
		.find((one) => entries[file].test(one));
	if (!line) throw new Error(`${file} does not name news as skeleton.ts says`);
	const path = file.replace("/content/", `/${area}/`);
	const lines = read(path).split("\n");
	const isAfter = (one: string) => (path === file ? one === line : one.startsWith("export "));
	const at = lines.findLastIndex(isAfter) + 1;
	return { path, template: lines.toSpliced(at, 0, templateOf(line)).join("\n"), isNew: false };
}

const tableOfPages = "shared/pages.ts";

/** The table of all pages, with the new page behind the pages of news. */
function withPage(): Template {
	const source = read(tableOfPages);
	const changed = changeBlocks(
		source,
		(start) => start.startsWith("\tarticle: "),
		(block) => [block, entryOfPage],
	);
	if (changed === source) throw new Error(`${tableOfPages} has no page "article"`);
	return changed;
}

/** Files that the skeleton is copied from. */
export const sourcesOfSkeleton = () => [...filesOfNews(), ...Object.keys(entries), tableOfPages];

/** All that a new domain writes into an area, with ‹names› still to be filled in. */
export function readSkeleton(area = "content"): Piece[] {
	return [
		...filesOfNews().map((file) => ({
			path: templateOf(file),
			template: templateOf(file === testsOfNews ? withTestsOfAll(read(file)) : read(file)),
			isNew: true,
		})),
		...filesOfPage.map((file) => ({ ...file, isNew: true })),
		{ path: tableOfPages, template: withPage(), isNew: false },
		...Object.keys(entries).map((file) => withEntry(file, area)),
	];
}
