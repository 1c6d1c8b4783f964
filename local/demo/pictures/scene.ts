import { createRandom, type Random } from "../random.ts";
import { beltColours, hairColours, red, skins } from "./colours.ts";
import { drawFigure, drawKneeling, type Figure } from "./figure.ts";

/** In pixels. */
export const sceneSize = { width: 1280, height: 720 };
const { width, height } = sceneSize;

type Light = {
	high: string;
	low: string;
	floor: string;
	floorLine: string;
	far: string;
	sun: string;
};

const lights: Light[] = [
	{
		high: "#f3e3cd",
		low: "#fbf1e2",
		floor: "#dcc9a9",
		floorLine: "#c7b28d",
		far: "#e5cfb1",
		sun: red,
	},
	{
		high: "#bcd6de",
		low: "#eaf2ee",
		floor: "#d8c6a2",
		floorLine: "#bfa97e",
		far: "#a9c3c9",
		sun: "#f2b632",
	},
	{
		high: "#e8b7a1",
		low: "#f8e2cc",
		floor: "#c9a887",
		floorLine: "#ad8a68",
		far: "#d89c86",
		sun: "#b3121d",
	},
	{
		high: "#2e3a55",
		low: "#6d6a86",
		floor: "#8b7a6a",
		floorLine: "#6f6052",
		far: "#454d6b",
		sun: "#f1dfae",
	},
];

const belts = Object.values(beltColours);

/** The Kuwait Towers, as on the start page, `x` at the foot of the middle one. */
const towers = (x: number, y: number, colour: string) =>
	`<g fill="${colour}" transform="translate(${x} ${y}) scale(1.7)"><path d="M-10 0 0-162 10 0z"/><circle cx="0" cy="-82" r="17"/><circle cx="0" cy="-120" r="9"/><path d="M40 0l8-122 8 122z"/><circle cx="48" cy="-60" r="13"/><path d="M86 0l6-138 6 138z"/></g>`;

const palm = (x: number, y: number, size: number) =>
	`<g transform="translate(${x} ${y}) scale(${size})"><path d="M-6 0C-10-60-4-110 8-150l10 2C6-108 2-60 8 0z" fill="#7b5a3a"/><g fill="#3f6b4a">${[
		-70, -30, 10, 50, 100, 150, 200,
	]
		.map((turn) => `<path d="M12-150q50-40 92 6-46-12-92-6z" transform="rotate(${turn} 12 -150)"/>`)
		.join("")}</g></g>`;

type Stage = { random: Random; light: Light };

const person = (
	{ random }: Stage,
	rest: Omit<Figure, "belt" | "skin" | "hair"> & { belt?: string },
): string => {
	const isCovered = random.chance(0.3);
	return drawFigure({
		belt: random.pick(belts),
		skin: random.pick(skins),
		hair: isCovered ? random.pick(["#3d4f63", "#6d4a55", "#2a2621"]) : random.pick(hairColours),
		isCovered,
		...rest,
	});
};

const sky = ({ light }: Stage, sunX: number, sunY: number, r: number) =>
	`<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${light.high}"/><stop offset="1" stop-color="${light.low}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/><circle cx="${sunX}" cy="${sunY}" r="${r}" fill="${light.sun}"/>`;

/** A tatami floor in perspective below `y`. */
const floor = ({ light }: Stage, y: number) =>
	`<rect y="${y}" width="${width}" height="${height - y}" fill="${light.floor}"/><path d="M0 ${y}H${width}M0 ${y + 50}H${width}M0 ${y + 140}H${width}M640 ${y}V${height}M330 ${y}L90 ${height}M950 ${y}l240 ${height - y}M120 ${y}L-260 ${height}M1160 ${y}l380 ${height - y}" fill="none" stroke="${light.floorLine}" stroke-width="4"/>`;

/** Rows of spectators as heads, and banners above them. */
function hall(stage: Stage): string {
	const { random, light } = stage;
	const banners = [120, 330, 950, 1160].map(
		(x) =>
			`<path d="M${x - 34} 60h68v150l-34-26-34 26z" fill="${random.pick([red, "#1d1b1a", "#2f7a43", "#2258a5"])}" fill-opacity=".85"/>`,
	);
	const rows = [300, 344].flatMap((y, row) =>
		Array.from({ length: 26 }, (_, at) => {
			const x = at * 52 + (row ? 10 : -14) + random.int(-5, 5);
			const shirt = random.pick(["#b9a88c", "#8fa3ab", "#c99a86", "#a6ad8b", "#9c8fae"]);
			return `<g><path d="M${x - 22} ${y + 60}q2-36 22-36t22 36z" fill="${shirt}"/><circle cx="${x}" cy="${y + 8}" r="15" fill="${random.pick(skins)}"/><path d="M${x - 15} ${y + 8}a15 15 0 0 1 30 0q-15-10-30 0z" fill="${random.pick(hairColours)}"/></g>`;
		}),
	);
	return `<rect width="${width}" height="420" fill="${light.high}"/><circle cx="640" cy="170" r="120" fill="${light.sun}"/>${banners.join("")}${rows.join("")}<rect y="396" width="${width}" height="24" fill="${light.far}"/>`;
}

const scenes = {
	/** Two fight on the mat before spectators. */
	tournament(stage: Stage) {
		const referee = person(stage, {
			x: 640,
			y: 500,
			size: 0.95,
			posture: "call",
			clothes: "#fffdfa",
			trousers: "#3a352f",
			belt: "#1c1a17",
		});
		const fighters = [
			person(stage, {
				x: 470,
				y: 640,
				size: 1.5,
				posture: stage.random.chance(0.5) ? "ready" : "punch",
			}),
			person(stage, {
				x: 850,
				y: 640,
				size: 1.5,
				posture: stage.random.chance(0.5) ? "kick" : "ready",
				facesLeft: true,
			}),
		];
		return `${hall(stage)}${floor(stage, 420)}<path d="M250 470H1030L1180 690H100z" fill="none" stroke="${red}" stroke-width="16" stroke-opacity=".75"/>${referee}${fighters.join("")}`;
	},
	/** Candidates kneel in a row; in front of them somebody bows. */
	grading(stage: Stage) {
		const row = belts.map((belt, at) =>
			drawKneeling(130 + at * 170, 640, 1.35, belt, stage.random.pick(hairColours)),
		);
		return `${sky(stage, 640, 250, 150)}${floor(stage, 400)}<rect x="0" y="380" width="${width}" height="20" fill="${stage.light.far}"/>${person(stage, { x: 560, y: 490, size: 1, posture: "bow", belt: beltColours.brown })}${person(stage, { x: 780, y: 486, size: 1, posture: "stand", belt: beltColours.black, facesLeft: true })}${row.join("")}`;
	},
	/** A teacher shows a technique to a group. */
	seminar(stage: Stage) {
		const group = [760, 900, 1040, 1180].map((x, at) =>
			person(stage, {
				x,
				y: 520 + (at % 2) * 90,
				size: 1.1 + (at % 2) * 0.15,
				posture: "punch",
				facesLeft: true,
			}),
		);
		return `${sky(stage, 320, 230, 140)}${floor(stage, 400)}${group.join("")}${person(stage, { x: 330, y: 640, size: 1.75, posture: "punch", belt: beltColours.black })}`;
	},
	/** Training on the beach. */
	training(stage: Stage) {
		const group = [250, 480, 720, 960].map((x, at) =>
			person(stage, { x, y: 600 + (at % 2) * 50, size: 1.25, posture: "punch" }),
		);
		return `${sky(stage, 940, 300, 110)}${towers(1040, 372, stage.light.far)}<rect y="370" width="${width}" height="120" fill="#6fa3ad"/><path d="M0 400h300M420 420h260M800 396h240M120 450h240M600 460h360" stroke="#fff" stroke-opacity=".5" stroke-width="5"/><path d="M0 480q320-30 640-6t640-8v260H0z" fill="${stage.light.floor}"/>${group.join("")}`;
	},
	/** Tents in the desert. */
	bootcamp(stage: Stage) {
		const tents = [210, 470, 1080].map(
			(x, at) =>
				`<path d="M${x - 150} 470 ${x} ${320 + at * 10} ${x + 150} 470z" fill="${["#8e0d16", "#3f6b4a", "#34507a"][at]}"/><path d="M${x - 34} 470 ${x} 390l34 80z" fill="#2a2621"/>`,
		);
		const group = [560, 720, 880].map((x, at) =>
			person(stage, {
				x,
				y: 640 - (at % 2) * 30,
				size: 1.3,
				posture: at === 1 ? "punch" : "ready",
			}),
		);
		return `${sky(stage, 760, 210, 100)}<path d="M0 430q220-110 480-20t420-30 380 10v330H0z" fill="${stage.light.far}"/><path d="M0 480q300-60 640-16t640-10v270H0z" fill="${stage.light.floor}"/>${tents.join("")}${group.join("")}`;
	},
	/** A dojo's front, with visitors. */
	event(stage: Stage) {
		const { random, light } = stage;
		const wall = random.pick(["#e8d5b5", "#dcc2a0", "#cfd3c4", "#e3cfc4"]);
		return `${sky(stage, 980, 220, 100)}${towers(1060, 470, light.far)}<rect y="470" width="${width}" height="250" fill="${light.floor}"/>
			<path d="M260 250h600v270H260z" fill="${wall}" stroke="#2a2621" stroke-width="6"/><path d="M220 250h680l-50-70H270z" fill="#6f4325" stroke="#2a2621" stroke-width="6"/>
			<path d="M490 330h140v190H490z" fill="#3a2a20"/><path d="M490 330h140v46H490z" fill="${red}"/><path d="M536 330v46M584 330v46" stroke="#fffdfa" stroke-width="4"/>
			<g fill="#8fb0ba" stroke="#2a2621" stroke-width="5"><path d="M310 320h120v100H310zM690 320h120v100H690z"/></g><path d="M370 320v100M750 320v100" stroke="#2a2621" stroke-width="5"/>
			${palm(150, 560, 1.7)}${palm(1000, 540, 1.4)}
			${person(stage, { x: 420, y: 640, size: 1.2, posture: "bow" })}${person(stage, { x: 660, y: 640, size: 0.85, posture: "bow", facesLeft: true })}`;
	},
} satisfies Record<string, (stage: Stage) => string>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

const stageOf = (name: string): Stage => {
	const random = createRandom(`scene/${name}`);
	return { random, light: random.pick(lights) };
};

/** The colour shown until the picture is loaded: six hexadecimal digits. */
export const sceneColour = (name: string) => stageOf(name).light.low.slice(1);

/** A scene from the life of a dojo as SVG, the same for the same name. */
export const drawScene = (scene: SceneName, name: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scenes[scene](stageOf(name))}</svg>`;
