import { type Belt, familyOf } from "#shared/base/ranks/belts.rules.ts";
import type { Gender } from "#shared/core/people.ts";
import { createRandom, type Random } from "../random.ts";
import { beltColours, dark, gi, hairColours, skins } from "./colours.ts";

/** Width and height in pixels. */
export const portraitSize = 480;

export type Face = { name: string; gender: Gender; age: number; belt: Belt };

const grounds = ["#e9d8bd", "#e3c1a8", "#cfd8c2", "#c6d6dc", "#ead0c9", "#d9d0e3", "#f0dfc0"];
const scarves = ["#3d4f63", "#6d4a55", "#4d5f4a", "#2a2621", "#8a6f4d", "#5b4a7a", "#efe6d8"];

const lined = (width: number) =>
	`stroke="${dark}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
const line = lined(6);

/** Share of people who have a feature. */
const shares = { scarf: 0.55, beard: 0.6, glasses: 0.16, bald: 0.12 };

type Look = { random: Random; skin: string; hair: string; isChild: boolean };

/** The jacket, with the left side over the right, and the belt's colour as a line at the collar. */
function jacket({ skin, isChild }: Look, belt: string, isCovered: boolean): string {
	const inner = isCovered ? gi : skin;
	return `<g transform="translate(240 480) scale(${isChild ? 0.84 : 1} 1) translate(-240 -480)">
		<path d="M34 490C44 404 108 376 182 356h116c74 20 138 48 148 134z" fill="${gi}" ${line}/>
		<path d="M192 352h96l-48 76z" fill="${inner}"/>
		<path d="M180 352l26-6 82 144h-44z" fill="${gi}" ${line}/>
		<path d="M300 352l-26-6-82 144h44z" fill="${gi}" ${line}/>
		<path d="M60 490c4-30 14-54 32-72M420 490c-4-30-14-54-32-72" fill="none" ${line} stroke-opacity=".35"/>
		<path d="M206 346 288 490M274 346 192 490" fill="none" stroke="${belt}" stroke-width="5"/>
	</g>`;
}

function scarf(colour: string): string {
	return `<path d="M140 236C134 118 190 90 240 90s106 28 100 146c6 66-8 118-44 142-36 18-76 18-112 0-36-24-50-76-44-142z" fill="${colour}" ${line}/>
		<path d="M160 318c40 50 120 50 160 0M178 372c30 16 70 16 104-6" fill="none" ${line} stroke-opacity=".3"/>`;
}

/** Hair in front of the face, one of the usual cuts. */
function shortHair({ random, hair }: Look): string {
	const cuts = [
		`<path d="M160 218C146 128 196 102 240 102c50 0 96 30 80 116-6-32-20-52-42-56-30 8-76 8-100-4-12 12-16 30-18 60z" fill="${hair}"/>`,
		`<path d="M160 214C148 132 192 98 246 100c52 2 88 36 74 114-8-28-16-40-30-48-34 6-72-4-96-22-6 22-28 30-34 70z" fill="${hair}"/>`,
		`<path d="M162 206c-4-66 34-98 78-98s82 32 78 98c-10-26-30-40-78-40s-68 14-78 40z" fill="${hair}" fill-opacity=".75"/>`,
		`<g fill="${hair}">${[164, 186, 212, 240, 268, 294, 316]
			.map((x, at) => `<circle cx="${x}" cy="${[186, 154, 134, 126, 134, 154, 186][at]}" r="27"/>`)
			.join("")}</g>`,
	];
	return random.pick(cuts);
}

function tiedHair({ random, hair }: Look): { behind: string; front: string } {
	const front = `<path d="M160 226C146 126 198 100 240 100s94 26 80 126c-8-42-34-62-78-74-34 14-70 34-82 74z" fill="${hair}"/>`;
	const behind = random.pick([
		`<path d="M300 150c60 6 74 70 56 150-8 26-26 40-40 30 14-50 12-110-16-180z" fill="${hair}" ${line}/>`,
		`<circle cx="240" cy="92" r="34" fill="${hair}" ${line}/>`,
		`<path d="M150 220c-10 60-8 96 8 130h164c16-34 18-70 8-130z" fill="${hair}" ${line}/>`,
	]);
	return { behind, front };
}

function features({ random, hair, isChild }: Look, { gender, age }: Face): string {
	const eye = isChild ? 9.5 : 7.5;
	const brow = random.int(-4, 4);
	const smile = random.int(12, 24);
	const blush = isChild || gender === "female" ? 0.28 : 0.12;
	const glasses = random.chance(shares.glasses)
		? `<g fill="none" stroke="${dark}" stroke-width="5"><circle cx="208" cy="224" r="25"/><circle cx="272" cy="224" r="25"/><path d="M233 222h14"/></g>`
		: "";
	const lines =
		age > 45
			? `<path d="M184 252q6 10 14 12M296 252q-6 10-14 12" fill="none" ${lined(3)} stroke-opacity=".3"/>`
			: "";
	return `<g fill="#c4574a" fill-opacity="${blush}"><circle cx="190" cy="258" r="16"/><circle cx="290" cy="258" r="16"/></g>
		<g fill="none" stroke="${gender === "female" ? dark : hair}" stroke-width="${gender === "female" ? 5 : 8}" stroke-linecap="round">
			<path d="M192 ${196 + brow}q16-10 32 0M256 ${196}q16-10 32 ${brow}"/></g>
		<g fill="${dark}"><circle cx="208" cy="224" r="${eye}"/><circle cx="272" cy="224" r="${eye}"/></g>
		<path d="M242 226q-10 26-6 30 6 5 12 1" fill="none" ${lined(4)} stroke-opacity=".55"/>
		${lines}${glasses}
		<path d="M212 282q28 ${smile} 56 0" fill="none" ${lined(5)}/>`;
}

function beard({ random, hair }: Look): string {
	return random.pick([
		`<path d="M162 236c2 70 36 104 78 104s76-34 78-104c-8 26-18 34-36 32-24-12-60-12-84 0-18 2-28-6-36-32z" fill="${hair}"/>`,
		`<path d="M162 236c2 70 36 100 78 100s76-30 78-100c-8 40-30 64-78 64s-70-24-78-64z" fill="${hair}" fill-opacity=".6"/>`,
		`<path d="M206 268q34-14 68 0l6 8q-40-10-80 0z" fill="${hair}"/>`,
	]);
}

const streamOf = ({ name }: Face) => createRandom(`portrait/${name}`);

/** The colour shown until the portrait is loaded: six hexadecimal digits. */
export const portraitGround = (face: Face) => streamOf(face).pick(grounds).slice(1);

/**
 * A person's portrait as SVG, 480 × 480: a drawn bust in a gi, the same for the same name. Nobody
 * real is drawn.
 */
export function drawPortrait(face: Face): string {
	const random = streamOf(face);
	const ground = random.pick(grounds);
	const isChild = face.age < 14;
	const look: Look = {
		random,
		skin: random.pick(skins),
		hair: face.age > 50 ? random.pick(["#8d877f", "#b9b3aa"]) : random.pick(hairColours),
		isChild,
	};
	const belt = beltColours[familyOf(face.belt)];
	const isWoman = face.gender === "female";
	const isCovered = isWoman && face.age >= 12 && random.chance(shares.scarf);
	const tied = isWoman && !isCovered ? tiedHair(look) : { behind: "", front: "" };
	const isBald = !isWoman && face.age > 35 && random.chance(shares.bald);
	const hasBeard = !isWoman && face.age >= 20 && random.chance(shares.beard);
	const head = isCovered
		? `${scarf(random.pick(scarves))}<ellipse cx="240" cy="226" rx="68" ry="84" fill="${look.skin}"/>`
		: `<g fill="${look.skin}" ${line}><ellipse cx="160" cy="232" rx="15" ry="22"/><ellipse cx="320" cy="232" rx="15" ry="22"/>
			<ellipse cx="240" cy="222" rx="${isChild ? 82 : 79}" ry="${isChild ? 92 : 100}"/></g>`;
	const top = isWoman ? tied.front : isBald ? "" : shortHair(look);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${portraitSize}" height="${portraitSize}" viewBox="0 0 480 480">
		<rect width="480" height="480" fill="${ground}"/>
		<circle cx="240" cy="216" r="176" fill="#fff" fill-opacity=".35"/>
		${tied.behind}
		<path d="M204 290h72v74c-20 20-52 20-72 0z" fill="${look.skin}" ${line}/>
		${jacket(look, belt, isCovered)}
		${head}${hasBeard ? beard(look) : ""}${features(look, face)}${top}
	</svg>`;
}
