import { changeBlocks } from "./blocks.ts";
import type { Names } from "./names.ts";

/** A source with ‹names› in place of those of `news`. */
export type Template = string;

/**
 * Beginnings of blocks that only news have: categories, totals, the feed and the start page, the call
 * `publish`, the pages of articles, and texts that the kit makes of the name of other records.
 */
const onlyOfNews =
	/[cC]ategor|\bnewsMessages|\bpublish: \{|^\s*publish: (async )?\(|^const publish = |publish=\{|newsOnHome|newsAtOnce|^export const (newsQuery|listNews|news) |^export type News(Record|Query) |\/publish[`"]|export async function (allPublished|everyPublished)|name: "an article",|^const article = \(await|^\s*figures: \[$|^\s*beside: |^declare module|^\s*toast=|^\tconst (navigate|pick) =|^\s*cell: \(item, lacking\)|manageNews\.(head|createTitle|editTitle|wasPublished|deleteTitle|counted)"/;
const insideLines: [RegExp, string][] = [
	[/, of one category or of all|; optionally of a category/g, ""],
	[
		/\{ \.\.\.recordRights\("news"\), writes: \["news", "tally", "repeat"\] \}/g,
		'recordRights("news")',
	],
	[/\{ \.\.\.publicRecords, pages: true \}/g, "publicRecords"],
	[
		/publishedHandlers\(\{ \.\.\.newsRecords, list: listNews \}\)/g,
		"publishedHandlers(newsRecords)",
	],
	[/^\s*useCount: totalOf\("news"\),\n/gm, ""],
	[
		/(?<=defineKind\("news", )news(?=\))/g,
		'client(newsRoutes), { key: "‹folder›", word: "‹one›" }',
	],
	[/(?<=\?tab=news&)id=/g, "‹one›="],
	[/"tally of news[^"]*": null,\s*/g, ""],
	[/, category: "\w+"/g, ""],
	[/^(\s*)admin: 30,$/gm, "$1admin: 30,\n$1superAdmin: 35,"],
	[/\.publish\(\{ params/g, ".patch({ body: { published: true }, params"],
	[/\bcamp(?=\.jpg)/g, "‹file›"],
	[/\bcamp\b/g, "‹word›"],
];

/** What is left around nothing, or around one thing. */
const needless: [RegExp, string][] = [
	[/, \{\s*\}(?=\))/g, ""],
	[/\(\{\s*\.\.\.([\w.]+),\s*\}\)/g, "($1)"],
	[/\(\{\s*\.\.\.(\w+\([^;]*\)),\s*\}\)/g, "($1)"],
];

const replaceAll = (source: string, changes: [RegExp, string][]) =>
	changes.reduce((text, [from, to]) => text.replace(from, to), source);

/** Removes from a source what only news have. */
const shared = (source: string) =>
	replaceAll(
		changeBlocks(
			replaceAll(source, insideLines),
			(line) => onlyOfNews.test(line),
			() => [],
		),
		needless,
	);

/** Applied in this order: what people read first, then names in code. */
const renamed: [RegExp, string][] = [
	[/(?<=describe\(")news/g, "‹a› ‹word›"],
	[/\bWrite(?= a news article)/g, "Create"],
	[/\bAn? (news )?article\b/g, "‹A› ‹word›"],
	[/\ban? (news )?article\b/g, "‹a› ‹word›"],
	[/\bNews Article\b|(?<=New )Article\b|(?<=")Article(?=")/g, "‹Title›"],
	[/\bNews article\b|\bNews(?= published)/g, "‹Word›"],
	[/\bnews articles\b|(?<= )articles\b|(?<=\b([Tt]he|[Aa]ll) )news\b/g, "‹words›"],
	[/\bnews article\b|(?<=(\b([Oo]ne|new|newest|[Tt]his|[Tt]he)|\}) )article\b/g, "‹word›"],
	[/(?<=")News(?=[",])|(?<=\| )News(?=,)/g, "‹Words›"],
	[/(?<="(new |removed )?)news(?=( if version)?": )/g, "‹one›"],
	[/\bnews(?=\.entity)|\bnews(?=-\$)/g, "‹file›"],
	[
		/(?<=\bentity\(\n\t")news\b|(?<=\b(auditOf|definePublished|defineKind|recordRights)\("|entityType: "|Id<"|(writes|counts): \[")news\b|(?<=^\t)news(?=: \{ en: )|(?<=audited: \{ )news|(?<=^\tentities: \{\s)news\b/gm,
		"‹one›",
	],
	[
		/(?<=\/|\?tab=|\bid: "|publishedRoutes\("|(Samples|Audited|Others|Effects)Of<")news(?=[/."`&])/g,
		"‹folder›",
	],
	[/^(\s*)news(?=: )/gm, "$1‹key›"],
	[/(?<=(Routes|Domain) as )news/g, "‹key›"],
	[/\bmanageNews/g, "manage‹Ones›"],
	[/\bnewsKind\b/g, "‹one›Kind"],
	[/NewsItem\b|Article\b/g, "‹One›"],
	[/article(?=[A-Z])|\barticle\b/g, "‹one›"],
	// Paths of the copied folders.
	[/(?<=\/)content(?=\/‹folder›)/g, "‹area›"],
	[/News\b/g, "‹Ones›"],
	[/News(?=[A-Z])/g, "‹One›"],
	[/\bnews(?=[A-Z]|\b)/g, "‹ones›"],
	// "Item", of the same gender as the Arabic word for news, so that the sentences stay whole.
	[/الأخبار/g, "العناصر"],
	[/أخبار/g, "عناصر"],
	[/خبر/g, "عنصر"],
];

const left = /.*(news|article|خبر|أخبار).*/i;

/**
 * Turns a source of news into the template of a new domain. Throws if a word of news would remain.
 */
export function templateOf(source: string): Template {
	const template = replaceAll(shared(source), renamed);
	const [line] = left.exec(template) ?? [];
	if (line)
		throw new Error(`operate/new-domain/template.ts does not know what becomes of: ${line.trim()}`);
	return template;
}

export const fillTemplate = (template: Template, names: Names) =>
	template.replace(/‹(\w+)›/g, (_, name: keyof Names) => names[name]);

/** Names in the code of a template that are not the domain's own. */
export function othersIn(template: Template): Set<string> {
	const code = template.replace(/\/\*[\s\S]*?\*\/|\/\/.*|"[^"\n]*"/g, "");
	return new Set(code.match(/(?<![\w‹])[A-Za-z]\w*(?![\w‹›])/g));
}
