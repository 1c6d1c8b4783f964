/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const sheets = globSync("web/**/*.css");
const sources = globSync("{web,functions,shared}/**/*.{ts,tsx}").filter((file) => !isTest(file));

type Declaration = { selector: string; property: string; value: string };

/** Parses a style sheet into declarations with the selectors of their enclosing blocks. */
function declarationsIn(css: string): Declaration[] {
	const found: Declaration[] = [];
	const blocks: string[] = [];
	// Data URLs contain the characters that separate declarations.
	const plain = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\("[^"]*"\)/g, "url()");
	for (const [, text, end] of plain.matchAll(/([^{};]*)([{};])/g)) {
		const part = text.trim();
		if (end === "{") blocks.push(part);
		else if (part.includes(":")) {
			const [property, ...value] = part.split(":");
			found.push({
				selector: blocks.join(" "),
				property: property.trim(),
				value: value.join(":").trim(),
			});
		}
		if (end === "}") blocks.pop();
	}
	return found;
}

const sides = /(^|-)(left|right)(-|$)/;
const sideWords = /\b(left|right)\b/;

/** Splits a value at spaces outside `calc(…)`. */
const partsOf = (value: string) => value.match(/(?:[^\s(]|\([^)]*\))+/g) ?? [];

/**
 * Shorthands like `margin: 0 1rem 0 0` also name sides; the second and fourth value are right and
 * left.
 */
const hasUnevenSides = ({ property, value }: Declaration) => {
	const parts = partsOf(value);
	if (property === "border-radius") return new Set(parts).size > 1;
	return (
		/^(margin|padding|inset|border-(width|color|style))$/.test(property) &&
		parts.length === 4 &&
		parts[1] !== parts[3]
	);
};

const isPhysical = (declaration: Declaration) =>
	sides.test(declaration.property) ||
	sideWords.test(declaration.value) ||
	hasUnevenSides(declaration);

/** Rules for a single direction or language may name a side. */
const namesDirection = ({ selector }: Declaration) => /:dir\(|\[dir=|:lang\(ar\)/.test(selector);

/**
 * Backgrounds have no logical keywords; a side is allowed if another rule mirrors it for Arabic.
 */
const isTurnedAround = ({ selector, property }: Declaration, all: readonly Declaration[]) =>
	/^background/.test(property) &&
	all.some(
		(other) =>
			namesDirection(other) &&
			other.selector.includes(selector) &&
			other.property.startsWith(property),
	);

const physicalIn = (css: string) => {
	const all = declarationsIn(css);
	return all
		.filter((one) => isPhysical(one) && !namesDirection(one) && !isTurnedAround(one, all))
		.map(({ selector, property, value }) => `${selector} { ${property}: ${value} }`);
};

test("finds no left or right in style sheets, because Arabic is mirrored", () => {
	expect(sheets.length).toBeGreaterThan(50);
	const found = sheets.flatMap((file) =>
		physicalIn(readFileSync(file, "utf8")).map((rule) => `${file}: ${rule}`),
	);
	expect(found).toEqual([]);
});

test("finds no left or right in inline styles", () => {
	const properties =
		/\b(margin|padding|scrollMargin|scrollPadding|border|borderTop|borderBottom)(Left|Right)\w*\s*[:=]/g;
	const written = /(?<![\w-])(margin|padding|border|border-(top|bottom))-(left|right)[\w-]*\s*:/g;
	const aligned = /(textAlign\s*:\s*["']|text-align\s*:\s*|float\s*:\s*["']?)(left|right)/g;
	const objects = /\b(?:style|sx)=\{\{[^}]*\}/g;
	const found = sources.flatMap((file) => {
		const source = readFileSync(file, "utf8");
		const inObjects = [...source.matchAll(objects)].filter(([text]) =>
			/\b(left|right)\s*:/.test(text),
		);
		return [
			...[properties, written, aligned].flatMap((kind) => [...source.matchAll(kind)]),
			...inObjects,
		].map(([text]) => `${file}: ${text}`);
	});
	expect(found).toEqual([]);
});

test.each([
	"a { left: 0 }",
	"a { margin-left: 1rem }",
	"a { padding-right: 1rem }",
	"a { border-left: 1px solid }",
	"a { border-top-left-radius: 2px }",
	"a { text-align: left }",
	"a { float: right }",
	"a { margin: 0 1rem 0 0 }",
	"a { inset: 0 auto 0 calc(1rem + 2px) }",
	"a { border-radius: 2px 0 0 2px }",
	"a { background-position: right 1rem center }",
	"@media (width < 40rem) { a { b { right: 0 } } }",
])("rejects %s", (css) => {
	expect(physicalIn(css)).toHaveLength(1);
});

test.each([
	"a { inset-inline-start: 0; margin: 0 1rem 0 1rem; text-align: start }",
	"a { margin: 0 1rem; border-radius: 2px }",
	'[dir="rtl"] a { text-align: right }',
	"a { background-position: right 1rem center } a:dir(rtl) { background-position-x: left 1rem }",
	'a { background: url("data:image/svg+xml,a;left:0") }',
	"/* left: 0 */ a { color: red }",
])("allows %s", (css) => {
	expect(physicalIn(css)).toEqual([]);
});
