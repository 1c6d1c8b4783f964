import { readFileSync } from "node:fs";
import { eventTypes } from "#shared/competition/events/events.rules.ts";
import { newsCategories } from "#shared/content/news/news.rules.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const [light, dark] = read("tokens.css").split("prefers-color-scheme: dark");
const rules = read("ui.css");

/** The colour of the dot of a category; undefined if it has the default. */
const dotOf = (kind: string) =>
	[...rules.matchAll(/\.category(?:\.([\w-]+)|:is\(([^)]*)\)) \{\s*--category: ([^;]+);/g)].find(
		([, one, several]) => one === kind || several?.split(", ").includes(`.${kind}`),
	)?.[3];

function luminance(name: string, tokens: string): number {
	const hex = new RegExp(`${name}: #([0-9a-f]{6})`).exec(tokens)?.[1] ?? "";
	const [r, g, b] = [0, 2, 4].map((from) => {
		const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast([back, front]: string[], tokens: string): number {
	const [low, high] = [luminance(back, tokens), luminance(front, tokens)].sort((a, b) => a - b);
	return (high + 0.05) / (low + 0.05);
}

test.each(["\\.strong", ":is\\(\\.primary, \\.good\\)", "\\.bad"])(
	"the badge %s is readable in light and dark mode",
	(kind) => {
		const rule = new RegExp(
			`\\.badge${kind} \\{[^}]*background: var\\((--[\\w-]+)\\);\\s*color: var\\((--[\\w-]+)\\)`,
		);
		const colours = rule.exec(rules)?.slice(1, 3) ?? [];
		for (const tokens of [light, dark])
			expect(contrast(colours, tokens)).toBeGreaterThanOrEqual(4.5);
	},
);

const own = ["tournament", "seminar", "grading", "training", "promotion"];

test.each(own)("the dot of a %s has its own colour", (kind) => {
	expect(own.filter((other) => dotOf(other) === dotOf(kind))).toEqual([kind]);
	expect(dotOf(kind)).toBeDefined();
});

test("the dot of an article about competitions has the colour of a tournament", () => {
	expect(dotOf("competitions")).toBe(dotOf("tournament"));
	expect(dotOf("achievements")).toBe(dotOf("promotion"));
});

test("the dots of all other kinds have the default colour", () => {
	const dotted = [...own, "competitions", "achievements"];
	const others = [...eventTypes, ...newsCategories].filter((kind) => !dotted.includes(kind));
	expect(others.length).toBeGreaterThan(3);
	for (const kind of others) expect(dotOf(kind)).toBeUndefined();
});
