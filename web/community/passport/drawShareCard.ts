import { type Belt, familyOf } from "#shared/base/ranks/belts.rules.ts";
import { direction, type Locale } from "#shared/core/locales.ts";
import { beltColour, stripeColour, stripesOf } from "../../base/ranks/Belt.tsx";

export type ShareCard = {
	/** The name in the reader's language, and in the other script if it is known. */
	names: readonly { text: string; locale: Locale }[];
	belt: Belt;
	rank: string;
	federation: string;
	locale: Locale;
};

const [width, height] = [1080, 1350];
const middle = width / 2;
const margin = 96;
const floor = 800;
const ink = "#1c1a17";
const line = "#2a2621";

const fontOf = (size: number, weight: number) => `${weight} ${size}px "Readex Pro Variable"`;

/** The sky, the sun and the floor of the dojo, as on the start page. */
function drawGround(on: CanvasRenderingContext2D) {
	const sky = on.createLinearGradient(0, 0, 0, height);
	sky.addColorStop(0, "#f3e3cd");
	sky.addColorStop(0.8, "#fbf1e2");
	on.fillStyle = sky;
	on.fillRect(0, 0, width, height);
	on.fillStyle = "#c8202b";
	on.beginPath();
	on.arc(middle, 560, 268, 0, 2 * Math.PI);
	on.fill();
	on.fillStyle = "#dcc9a9";
	on.fillRect(0, floor - 96, width, 140);
	on.strokeStyle = "#c7b28d";
	on.lineWidth = 3;
	on.stroke(new Path2D(`M0 ${floor - 96}h${width}M0 ${floor - 28}h${width}`));
}

/** A person kneeling in seiza, seen from behind, with a belt of the rank's colour. */
function drawFigure(on: CanvasRenderingContext2D, belt: Belt) {
	const cloth = beltColour[familyOf(belt)];
	const parts: [path: string, fill: string][] = [
		["M-52 0c0-16 12-26 26-28h52c14 2 26 12 26 28z", "#fffdfa"],
		["M-32-84c-10 8-16 26-18 44-1 10 4 16 10 18M32-84c10 8 16 26 18 44 1 10-4 16-10 18", "#fffdfa"],
		[
			"M-28-26c-4-22-8-44-4-60 6-8 20-10 32-10s26 2 32 10c4 16 0 38-4 60-14 6-42 6-56 0z",
			"#fffdfa",
		],
		["M-30-42c20 6 40 6 60 0l1 10c-20 6-42 6-62 0z", cloth],
		["M-4-36-10-14h7l4-20zM4-36l6 22H3l-4-20z", cloth],
	];
	on.save();
	on.translate(middle, floor);
	on.scale(3.1, 3.1);
	on.lineWidth = 1.6;
	on.lineJoin = "round";
	on.strokeStyle = line;
	for (const [path, fill] of parts) {
		const shape = new Path2D(path);
		on.fillStyle = fill;
		on.fill(shape);
		on.stroke(shape);
	}
	on.fillStyle = line;
	on.beginPath();
	on.arc(0, -112, 17, 0, 2 * Math.PI);
	on.fill();
	on.restore();
}

/** The belt with its stripes, as on the site's pages. */
function drawBelt(on: CanvasRenderingContext2D, belt: Belt, top: number) {
	const [long, high] = [640, 72];
	const start = middle - long / 2;
	on.fillStyle = beltColour[familyOf(belt)];
	on.fillRect(start, top, long, high);
	on.fillStyle = stripeColour(belt);
	for (let stripe = 0; stripe < stripesOf(belt); stripe++)
		on.fillRect(start + long - 72 - stripe * 36, top, 20, high);
	on.strokeStyle = "#948979";
	on.lineWidth = 3;
	on.strokeRect(start, top, long, high);
}

type Line = { text: string; locale: Locale; size: number; weight: number; colour: string };

/** Writes a line in the middle, smaller if it would be too wide. */
async function write(on: CanvasRenderingContext2D, { text, locale, ...look }: Line, base: number) {
	await document.fonts.load(fontOf(look.size, look.weight), text);
	on.direction = direction[locale];
	on.textAlign = "center";
	on.fillStyle = look.colour;
	on.font = fontOf(look.size, look.weight);
	const most = width - 2 * margin;
	const wide = on.measureText(text).width;
	if (wide > most) on.font = fontOf(Math.floor((look.size * most) / wide), look.weight);
	on.fillText(text, middle, base);
}

/**
 * Draws the picture that people share: name and belt, nothing else. It is drawn in the browser, so
 * that no server has it.
 */
export async function drawShareCard(card: ShareCard): Promise<Blob> {
	const { names, belt, rank, federation, locale } = card;
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = height;
	const on = canvas.getContext("2d");
	if (!on) throw new Error("The browser draws no pictures");
	drawGround(on);
	drawFigure(on, belt);
	on.fillStyle = "#fbf1e2";
	on.fillRect(0, floor + 44, width, height - floor - 44);
	const [first, second] = names;
	await write(on, { text: federation, locale, size: 38, weight: 600, colour: "#5a3d1c" }, 150);
	await write(on, { ...first, size: 84, weight: 650, colour: ink }, second ? 970 : 1000);
	if (second) await write(on, { ...second, size: 46, weight: 450, colour: "#5b544a" }, 1046);
	drawBelt(on, belt, 1100);
	await write(on, { text: rank, locale, size: 46, weight: 600, colour: ink }, 1248);
	return new Promise((done, fail) =>
		canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("No picture"))), "image/png"),
	);
}
