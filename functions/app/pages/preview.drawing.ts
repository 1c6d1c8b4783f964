import { resolve } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { direction, type Locale } from "#shared/core/locales.ts";
import { excerpt } from "#shared/core/texts/excerpt.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import type { PreviewWords } from "#shared/pages.ts";

/** Increase this when the drawing changes, so that all pictures are drawn again. */
export const drawing = 1;

const [width, height] = [1200, 630];
const margin = 80;
/** Width available for text; the sun fills the other side. */
const column = 800;

/** The site's fonts as TTF: FreeType cannot read WOFF2. */
const fontFiles = [
	"readex-pro-arabic",
	"readex-pro-latin",
	"readex-pro-latin-ext",
	"arabic-digits",
];
const folder = () => resolve(process.env.LAMBDA_TASK_ROOT ?? "functions/app/pages", "fonts");
/**
 * The digits of Readex Pro are hard to read. Vazirmatn comes first, and its file here contains
 * digits only.
 */
const font = "Vazirmatn,Readex Pro";

let loading: Promise<unknown> | undefined;
/** Loads all fonts once: a font file named for one text is available to all later texts. */
function fonts() {
	loading ??= (async () => {
		for (const name of fontFiles) {
			await sharp({ text: { text: "1", font, fontfile: `${folder()}/${name}.ttf` } }).toBuffer();
		}
	})();
	return loading;
}

/** The sun above the dojo floor, on the side where lines end. */
function background(locale: Locale): Buffer {
	const mirrored =
		direction[locale] === "rtl" ? `transform="translate(${width} 0) scale(-1 1)"` : "";
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
		<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
			<stop offset="0" stop-color="#f3e3cd"/><stop offset="0.8" stop-color="#fbf1e2"/>
		</linearGradient></defs>
		<rect width="${width}" height="${height}" fill="url(#sky)"/>
		<g ${mirrored}>
			<circle cx="1056" cy="396" r="196" fill="#c8202b"/>
			<rect y="492" width="${width}" height="138" fill="#dcc9a9"/>
			<path d="M0 492h1200M0 536h1200M1056 492v138M820 492 700 630M1160 492l60 70M600 492 400 630M380 492 120 630M160 492 0 570"
				stroke="#c7b28d" stroke-width="3" fill="none"/>
			<g transform="translate(1056 566) scale(1.75)" stroke="#2a2621" stroke-width="2" stroke-linejoin="round">
				<path d="M-52 0c0-16 12-26 26-28h52c14 2 26 12 26 28z" fill="#fffdfa"/>
				<path d="M-28-26c-4-22-8-44-4-60 6-8 20-10 32-10s26 2 32 10c4 16 0 38-4 60-14 6-42 6-56 0z" fill="#fffdfa"/>
				<path d="M-32-84c-10 8-16 26-18 44-1 10 4 16 10 18M32-84c10 8 16 26 18 44 1 10-4 16-10 18" fill="none"/>
				<path d="M-30-42c20 6 40 6 60 0l1 10c-20 6-42 6-62 0z" fill="#211d1a"/>
				<path d="M-4-36-10-14h7l4-20zM4-36l6 22H3l-4-20z" fill="#211d1a"/>
				<path d="M0-96v30" fill="none" stroke-opacity="0.35"/>
				<circle cx="0" cy="-112" r="17" fill="#2a2621" stroke="none"/>
			</g>
			<rect x="${margin}" y="${margin}" width="72" height="8" fill="#b3121d"/>
		</g>
	</svg>`);
}

const backgrounds = new Map<Locale, Promise<Buffer>>();
function ground(locale: Locale): Promise<Buffer> {
	const drawn = backgrounds.get(locale) ?? sharp(background(locale)).removeAlpha().raw().toBuffer();
	backgrounds.set(locale, drawn);
	return drawn;
}

type Line = { text: string; size: number; weight: number; colour: string };

/** Time limit for drawing a text. Ordinary texts take far less; crafted ones could take longer. */
const mostSeconds = 5;

/** Sets the direction of a line regardless of the script of its first word. */
const mark = { ltr: "\u200e", rtl: "\u200f" };

/** Whether a text contains visible characters. */
const hasInk = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Draws a text as a separate image, wrapped to the column. */
async function written({ text, size, weight, colour }: Line, locale: Locale) {
	const plain = escapeHtml(text.replace(/\p{Cc}+/gu, " ").toWellFormed());
	const markup = `<span foreground="${colour}" weight="${weight}" line_height="${locale === "ar" ? 1.2 : 1.15}">${mark[direction[locale]]}${plain}</span>`;
	const { data, info } = await sharp({
		text: { text: markup, font: `${font} ${size}px`, width: column, rgba: true, wrap: "word-char" },
	})
		.png({ compressionLevel: 0 })
		.timeout({ seconds: mostSeconds })
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}
type Written = Awaited<ReturnType<typeof written>>;

/** Font sizes of a title in px, each with the longest title it is used for, in characters. */
const titleSizes = [
	[72, 60],
	[58, 90],
	[48, 110],
	[40, 150],
] as const;
/** Maximum height of the title in px: two lines still fit below it. */
const mostOfTitle = 250;

/** Draws the title as large as fits. */
async function fitted(title: string, locale: Locale): Promise<Written> {
	const styled = (text: string, size: number) =>
		written({ text, size, weight: 650, colour: "#1c1a17" }, locale);
	for (const [size] of titleSizes.filter(([, letters]) => title.length <= letters)) {
		const drawn = await styled(title, size);
		if (drawn.height <= mostOfTitle) return drawn;
	}
	return styled(excerpt(title, 100), 40);
}

/** Draws the preview picture of a page for chat apps: JPEG, 1200 × 630. */
export async function drawPreview(
	{ title, lines }: PreviewWords,
	locale: Locale,
	federation: string,
): Promise<Buffer> {
	await fonts();
	const heading = await fitted(hasInk(title) ? title : federation, locale);
	const excerpts = lines.slice(0, 2).map((line) => excerpt(line, 120));
	const below = await Promise.all(
		excerpts
			.filter(hasInk)
			.map((text) => written({ text, size: 34, weight: 450, colour: "#5b544a" }, locale)),
	);
	const name = await written(
		{ text: federation, size: 30, weight: 600, colour: "#5a3d1c" },
		locale,
	);
	const parts: OverlayOptions[] = [];
	const place = ({ data, width: own }: Written, top: number) =>
		parts.push({
			input: data,
			top,
			left: direction[locale] === "rtl" ? width - margin - own : margin,
		});
	let top = margin + 40;
	for (const [position, one] of [heading, ...below].entries()) {
		if (position > 0 && top + one.height > 480) break;
		place(one, top);
		top += one.height + (position === 0 ? 28 : 16);
	}
	place(name, 562 - Math.round(name.height / 2));
	const raw = { width, height, channels: 3 as const };
	return sharp(await ground(locale), { raw })
		.composite(parts)
		.jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
		.toBuffer();
}
