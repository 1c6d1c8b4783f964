import sharp from "sharp";
import { locales } from "#shared/core/locales.ts";
import { drawPreview } from "./preview.drawing.ts";

const federation = { en: "Kyokushin Karate Kuwait", ar: "كيوكوشن كاراتيه الكويت" };

/** The first and last pixel columns that contain the title's ink. */
async function inked(picture: Buffer): Promise<{ first: number; last: number }> {
	const { data, info } = await sharp(picture)
		.extract({ left: 0, top: 100, width: 1200, height: 130 })
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const columns = [...data].flatMap((grey, at) => (grey < 60 ? [at % info.width] : []));
	return { first: Math.min(...columns), last: Math.max(...columns) };
}

test("draws 1200 × 630 JPEGs whose text starts at the side of its language", async () => {
	const pictures = {
		en: await drawPreview(
			{ title: "Winter cup", lines: ["December 10, 2026"] },
			"en",
			federation.en,
		),
		ar: await drawPreview({ title: "كأس الشتاء", lines: ["١٠ ديسمبر ٢٠٢٦"] }, "ar", federation.ar),
	};
	for (const locale of locales) {
		const { width, height, format } = await sharp(pictures[locale]).metadata();
		expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
		expect(pictures[locale].length).toBeLessThan(200_000);
	}
	const [en, ar] = [await inked(pictures.en), await inked(pictures.ar)];
	expect(en.first).toBeGreaterThan(70);
	expect(en.first).toBeLessThan(100);
	expect(ar.last).toBeGreaterThan(1100);
	expect(ar.last).toBeLessThan(1130);
});

test("joins Arabic letters", async () => {
	const widthOf = async (title: string) => {
		const { first, last } = await inked(
			await drawPreview({ title, lines: [] }, "ar", federation.ar),
		);
		return last - first;
	};
	// With zero-width non-joiners between them, the same letters are wider.
	expect(await widthOf("ششششش")).toBeLessThan(
		(await widthOf("ش\u200cش\u200cش\u200cش\u200cش")) * 0.95,
	);
});

test.each([
	["nothing", "", [""]],
	["markup", '<span size="999pt">&amp;</i>', ["<b>", "&"]],
	["what XML cannot say", "\u0000\u0007\ud800\uffff", ["\u001b"]],
	["one endless word", "x".repeat(5_000), ["y".repeat(5_000)]],
	["many lines", "a\n".repeat(500), ["b\n".repeat(500), "c", "d"]],
	["pictures and other scripts", "🥋 空手 𝕂", ["देवनागरी"]],
])("draws a preview of %s", async (_, title, lines) => {
	for (const locale of locales) {
		const { width } = await sharp(
			await drawPreview({ title, lines }, locale, federation[locale]),
		).metadata();
		expect(width).toBe(1200);
	}
});
