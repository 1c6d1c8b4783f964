import { changeBlocks } from "./blocks.ts";
import type { Names } from "./names.ts";

/** A source with ‹names› in place of those of `news`. */
export type Template = string;

/**
 * Lines that only news have: categories, totals, their part of the start page, and the call
 * `publish`.
 */
const onlyOfNews =
	/categor|NewsCategory|\bnewsMessages|^\s*publish: |\/publish["`]|^\/\*\* The four that staff|newsOnHome|newsAtOnce|page of all news|^\s*pages: true|everyPublished|allPublished|name: "an article",|A demo article|^const article = \(await|^\s*figures: \[$|All that is published|^\/\*\* All published|visitors' start page|\.counts\.ts|^declare module|\bcounters\.ts|^\s*beside: .*writeCounters\(|import .*news\.rules\.ts.*Categor/i;
const insideLines: [RegExp, string][] = [
	// A new domain has no page of one record.
	[/<Link to=\{paths\.article\([^)]*\)\}>\s*([\s\S]*?)\s*<\/Link>/g, "$1"],
	[/said: \(\{ id \}\) => \(\{/g, "said: () => ({"],
	[/(?<=set\(\{ )id(?=: String\(item\.id\), fill)/g, "‹one›"],
	[/^\t*view: \(\) => navigate\(paths\.article.*\n/gm, ""],
	[/^(import \{ (useNavigate|Link|paths) \}|\tconst navigate =).*\n/gm, ""],
	[/, (newsCategories|newsOnHome)\b|\bnewsCategories, /g, ""],
	[/\{ query: \{ published: "true", limit: String\(newsOnHome\) \} \}/g, ""],
	[/\(category \? readByCategory : readByDate\)/g, "readByDate"],
	[/\bcategory, (?=published: only)/g, ""],
	[/, of one category or of all|; optionally of a category/g, ""],
	[/, as many as the start page shows/g, ", as many as fit into one answer"],
	[/, oneOf(?=, optional)/g, ""],
	[/, SelectField\b/g, ""],
	[/^import \{ Options \}.*\n/gm, ""],
	[
		/(?<=useCount: )totalOf\("news"\)(?=,\n\tuseTranslated)/g,
		"() => usePages(newsPages).rows?.length",
	],
	[/^\s*useCount: totalOf\("news"\),\n/gm, ""],
	[/, figureOf, totalOf/g, ""],
	[/<PublishedRecords\b/g, '<PublishedRecords word="‹one›"'],
	[/(?<=\?tab=news&)id=/g, "‹one›="],
	[/\btype Page, (?=paged\b)/g, ""],
	[/, "tally"/g, ""],
	[/"tally of news[^"]*": null,\s*/g, ""],
	[/, category: "\w+"/g, ""],
	[/^(\s*)admin: 30,$/gm, "$1admin: 30,\n$1superAdmin: 35,"],
	[/\.publish\(\{ params/g, ".patch({ body: { published: true }, params"],
];

/** A fragment that is left with one line around nothing. */
const needlessFragment = /<>\n(.*)\n\s*<\/>/g;

const replaceAll = (source: string, changes: [RegExp, string][]) =>
	changes.reduce((text, [from, to]) => text.replace(from, to), source);

/** Removes from a source what only news have. */
const shared = (source: string) =>
	changeBlocks(
		replaceAll(source, insideLines),
		(line) => onlyOfNews.test(line),
		() => [],
	).replace(needlessFragment, "$1");

/** Applied in this order: what people read first, then names in code. */
const renamed: [RegExp, string][] = [
	[/(?<=describe\(")news/g, "‹a› ‹word›"],
	[/\bWrite(?= a news article)/g, "Create"],
	[/\bAn? (news )?article\b/g, "‹A› ‹word›"],
	[/\ban? (news )?article\b/g, "‹a› ‹word›"],
	[/\bNews Article\b|(?<=New )Article\b|(?<=")Article(?=")/g, "‹Title›"],
	[/\bNews article\b|\bNews(?= published)/g, "‹Word›"],
	[/\bnews articles\b|(?<= )articles\b|(?<=\b([Tt]he|[Aa]ll) )news\b/g, "‹words›"],
	[/\bnews article\b|(?<=(\b([Oo]ne|new|[Tt]his|[Tt]he)|\}) )article\b/g, "‹word›"],
	[/(?<=")News(?=[",])|(?<=\| )News(?=,)/g, "‹Words›"],
	[/(?<="(new |removed )?)news(?=( if version)?": )/g, "‹one›"],
	[/\bnews(?=\.entity)|\bnews(?=-\$)/g, "‹file›"],
	[
		/(?<=\bentity\(\n\t")news\b|(?<=\b(auditOf|defineRecords)\("|entityType: "|RecordHistory type="|Id<"|(writes|counts): \[")news\b|(?<=^\t)news(?=: \{ en: )|(?<=audited: \{ )news|(?<=^\tentities: \{\n\t\t)news\b/gm,
		"‹one›",
	],
	[/(?<=\/|\?tab=|\bid: "|(Samples|Audited|Others|Effects)Of<")news(?=[/."`&])/g, "‹folder›"],
	[/^(\s*)news(?=: )/gm, "$1‹key›"],
	[/(?<=(Routes|Domain) as )news/g, "‹key›"],
	[/\bmanageNews/g, "manage‹Ones›"],
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
