import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { locales } from "#shared/core/locales.ts";

/** A text in both languages, as a source has it; placeholders stand as `{}`. */
export type BilingualText = { file: string; en: string; ar: string };

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

export const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
const isLocale = (text: string) => locales.some((locale) => locale === text);
/** A pattern that recognises texts is none. */
const isPattern = (text: string) => text.includes("(?");
const isEnglish = (text: string) => /[A-Za-z]{2}/.test(text) && !isArabic(text) && !isLocale(text);

/** A node without what is around it only for the types. */
function bare(node: Node): Node {
	if (/^(TSAs|TSSatisfies|TSNonNull|Parenthesized)/.test(node.type))
		return bare(node.expression as Node);
	return node;
}

/** A name of the code, such as of a status, unless it stands alone. */
const isWord = /^[a-z][A-Za-z]*$/;

const nameOf = (key: Node) => String(key.name ?? key.value);

const propertiesOf = (node: Node): Map<string, Node> =>
	new Map(
		(node.properties as Node[])
			.filter(({ type }) => type === "Property")
			.map(({ key, value }) => [nameOf(key as Node), value as Node]),
	);

/** The texts of a node in their order: the fixed parts of a template are one text. */
function leavesOf(node: Node): string[] {
	if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
	if (node.type === "TemplateLiteral") {
		const parts = (node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked);
		return [parts.join(" {} "), ...(node.expressions as Node[]).flatMap(leavesOf)];
	}
	if (node.type === "Property") return leavesOf(node.value as Node);
	// What is compared is no text.
	if (node.type === "BinaryExpression" && node.operator !== "+") return [];
	return childrenOf(node).flatMap(leavesOf);
}

/** Lists of the two languages of which one has more parts than the other. */
export type UnevenList = { file: string; en: number; ar: number; first: string };

/**
 * Pairs what stands at the same place of an English and an Arabic part of a source.
 * @param tell gets lists that differ in length
 */
function* pairs(
	english: Node,
	arabic: Node,
	tell: (uneven: Omit<UnevenList, "file">) => void,
): Generator<[en: string, ar: string]> {
	const [en, ar] = [bare(english), bare(arabic)];
	if (en.type === "ObjectExpression" && ar.type === "ObjectExpression") {
		const others = propertiesOf(ar);
		for (const [name, value] of propertiesOf(en)) {
			const other = others.get(name);
			if (other) yield* pairs(value, other, tell);
		}
		return;
	}
	if (en.type === ar.type && en.type === "ArrowFunctionExpression") {
		yield* pairs(en.body as Node, ar.body as Node, tell);
		return;
	}
	if (en.type === ar.type && en.type === "ConditionalExpression") {
		yield* pairs(en.consequent as Node, ar.consequent as Node, tell);
		yield* pairs(en.alternate as Node, ar.alternate as Node, tell);
		return;
	}
	if (en.type === ar.type && en.type === "ArrayExpression") {
		const [first, second] = [en.elements as Node[], ar.elements as Node[]];
		if (first.length !== second.length)
			tell({ en: first.length, ar: second.length, first: leavesOf(en).join(" ").slice(0, 60) });
		else for (const [index, one] of first.entries()) yield* pairs(one, second[index], tell);
		return;
	}
	if (en.type === ar.type && en.type === "CallExpression") {
		const [first, second] = [en.arguments as Node[], ar.arguments as Node[]];
		if (first.length === second.length) {
			for (const [index, one] of first.entries()) yield* pairs(one, second[index], tell);
			return;
		}
	}
	// Where the languages build a sentence in different ways, its parts are compared together.
	const words = leavesOf(en).filter(isEnglish);
	const sentences = words.filter((text) => !isWord.test(text));
	const texts = sentences.length > 0 ? sentences : words;
	const others = leavesOf(ar).filter(isArabic);
	if (texts.length > 0 && others.length > 0) yield [texts.join(" "), others.join(" ")];
}

/** The pairs of parts that a node puts beside each other, one in each language. */
function sidesOf(node: Node): [english: Node, arabic: Node][] {
	if (node.type === "ObjectExpression") {
		const properties = propertiesOf(node);
		return [...properties].flatMap(([name, value]) => {
			const other = name === "en" ? "ar" : `${name.replace(/En$/, "")}Ar`;
			const arabic = properties.get(other);
			return arabic ? [[value, arabic] as [Node, Node]] : [];
		});
	}
	if (node.type === "CallExpression" && nameOf(node.callee as Node) === "messages") {
		const [english, arabic] = node.arguments as Node[];
		return arabic ? [[english, arabic]] : [];
	}
	if (node.type === "ArrayExpression") {
		const elements = (node.elements as (Node | null)[]).filter(isNode);
		return elements.slice(1).flatMap((arabic, index) => {
			const isPair = leavesOf(arabic).some(isArabic) && leavesOf(elements[index]).some(isEnglish);
			return isPair && !leavesOf(elements[index]).some(isArabic)
				? [[elements[index], arabic] as [Node, Node]]
				: [];
		});
	}
	if (node.type === "Program") {
		const declared = new Map(
			(node.body as Node[])
				.map((one) => (one.declaration as Node | null) ?? one)
				.flatMap((one) => (one.declarations as Node[] | undefined) ?? [])
				.map(({ id, init }) => [nameOf(id as Node), init as Node]),
		);
		const [english, arabic] = [declared.get("en"), declared.get("ar")];
		return english && arabic ? [[english, arabic]] : [];
	}
	return [];
}

/**
 * All texts that a source has in both languages.
 * @param uneven gets the lists that differ in length
 */
export function bilingualTextsIn(
	file: string,
	source: string,
	uneven: UnevenList[] = [],
): BilingualText[] {
	const { program } = parseSync(file, source, { lang: file.endsWith("x") ? "tsx" : "ts" });
	const found: BilingualText[] = [];
	const visit = (node: Node) => {
		const sides = sidesOf(node);
		for (const [english, arabic] of sides)
			for (const [en, ar] of pairs(english, arabic, (list) => uneven.push({ file, ...list })))
				found.push({ file, en, ar });
		// What stands in a side that was paired is paired already.
		const taken = new Set(sides.flat());
		const rest = (one: Node): void => {
			for (const child of childrenOf(one)) if (!taken.has(child)) visit(child);
		};
		rest(node);
	};
	visit(program as unknown as Node);
	return found.filter(({ en, ar }) => isEnglish(en) && isArabic(ar) && !isPattern(en));
}

/** Files of spellings that are recognised: those of one language do not translate the other's. */
const spellings = /\/imports\.(cells|columns)\.ts$/;

/** Lists of the product that have more parts in one language. */
export const unevenLists: UnevenList[] = [];

/** All bilingual texts of the product. */
export const bilingualTexts: BilingualText[] = globSync("{shared,functions,web}/**/*.{ts,tsx}")
	.filter((file) => !/\.(test|d)\.tsx?$/.test(file) && !spellings.test(file))
	.sort()
	.map((file) => ({ file, source: readFileSync(file, "utf8") }))
	.filter(({ source }) => isArabic(source))
	.flatMap(({ file, source }) => bilingualTextsIn(file, source, unevenLists));
