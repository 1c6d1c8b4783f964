import { dark, gi } from "./colours.ts";

type Point = readonly [x: number, y: number];

/**
 * A posture: joints in units of a person 222 high, from the point on the ground between the feet,
 * facing right. An arm goes shoulder, elbow, hand; a leg hip, knee, foot.
 */
type Posture = { neck: Point; hip: Point; head: Point; legs: Point[][]; arms: Point[][] };

const postures = {
	ready: {
		hip: [0, -98],
		neck: [6, -172],
		head: [12, -202],
		legs: [
			[
				[0, -98],
				[42, -52],
				[46, -4],
			],
			[
				[0, -98],
				[-36, -54],
				[-58, -4],
			],
		],
		arms: [
			[
				[-8, -164],
				[14, -130],
				[36, -152],
			],
			[
				[10, -164],
				[42, -142],
				[62, -174],
			],
		],
	},
	kick: {
		hip: [-4, -102],
		neck: [-26, -172],
		head: [-32, -202],
		legs: [
			[
				[-4, -102],
				[0, -54],
				[-12, -4],
			],
			[
				[-4, -102],
				[50, -122],
				[112, -140],
			],
		],
		arms: [
			[
				[-36, -162],
				[-46, -122],
				[-18, -116],
			],
			[
				[-18, -164],
				[18, -150],
				[4, -122],
			],
		],
	},
	punch: {
		hip: [0, -88],
		neck: [8, -164],
		head: [14, -194],
		legs: [
			[
				[0, -88],
				[58, -54],
				[60, -4],
			],
			[
				[0, -88],
				[-46, -46],
				[-84, -4],
			],
		],
		arms: [
			[
				[-8, -156],
				[-34, -120],
				[-6, -104],
			],
			[
				[10, -156],
				[54, -154],
				[100, -152],
			],
		],
	},
	bow: {
		hip: [0, -100],
		neck: [56, -142],
		head: [86, -146],
		legs: [
			[
				[0, -100],
				[-4, -52],
				[-10, -4],
			],
			[
				[0, -100],
				[6, -52],
				[8, -4],
			],
		],
		arms: [
			[
				[48, -134],
				[36, -100],
				[18, -84],
			],
			[
				[52, -132],
				[44, -98],
				[26, -80],
			],
		],
	},
	stand: {
		hip: [0, -100],
		neck: [0, -174],
		head: [0, -204],
		legs: [
			[
				[-8, -100],
				[-18, -52],
				[-24, -4],
			],
			[
				[8, -100],
				[18, -52],
				[24, -4],
			],
		],
		arms: [
			[
				[-18, -164],
				[-40, -126],
				[-18, -96],
			],
			[
				[18, -164],
				[40, -126],
				[18, -96],
			],
		],
	},
	call: {
		hip: [0, -100],
		neck: [0, -174],
		head: [0, -204],
		legs: [
			[
				[-8, -100],
				[-14, -52],
				[-18, -4],
			],
			[
				[8, -100],
				[14, -52],
				[18, -4],
			],
		],
		arms: [
			[
				[-18, -164],
				[-36, -128],
				[-30, -92],
			],
			[
				[18, -164],
				[48, -186],
				[66, -226],
			],
		],
	},
} satisfies Record<string, Posture>;

export type PostureName = keyof typeof postures;

export type Figure = {
	/** The point on the ground between the feet, in pixels of the scene. */
	x: number;
	y: number;
	size: number;
	facesLeft?: boolean;
	posture: PostureName;
	belt: string;
	skin: string;
	/** Colour of hair, or of a scarf. */
	hair: string;
	isCovered?: boolean;
	/** Colour of the jacket and trousers. */
	clothes?: string;
	trousers?: string;
};

const path = (points: readonly Point[]) => `M${points.map((point) => point.join(" ")).join("L")}`;

/** A limb: a thick line with an outline, and a hand or foot at its end. */
function limb(points: readonly Point[], width: number, { clothes, skin }: Record<string, string>) {
	const [x, y] = points[points.length - 1];
	const stroke = (colour: string, thick: number) =>
		`<path d="${path(points)}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="butt" stroke-linejoin="round"/>`;
	return `<circle cx="${x}" cy="${y}" r="${width / 2.1}" fill="${skin}" stroke="${dark}" stroke-width="3"/>${stroke(dark, width + 6)}${stroke(clothes, width)}`;
}

/** A person in a gi. */
export function drawFigure({
	posture,
	clothes = gi,
	trousers = clothes,
	...figure
}: Figure): string {
	const { hip, neck, head, legs, arms } = postures[posture];
	const { skin, belt, hair } = figure;
	const torso = (colour: string, width: number) =>
		`<path d="${path([[hip[0], hip[1] + 6], neck])}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
	const [hx, hy] = head;
	const hairdo = figure.isCovered
		? `<circle cx="${hx}" cy="${hy}" r="25" fill="${hair}" stroke="${dark}" stroke-width="3"/><path d="M${hx - 16} ${hy + 14}L${neck[0] - 12} ${neck[1] + 8}h26z" fill="${hair}"/><ellipse cx="${hx + 6}" cy="${hy + 2}" rx="15" ry="17" fill="${skin}"/>`
		: `<circle cx="${hx}" cy="${hy}" r="23" fill="${skin}" stroke="${dark}" stroke-width="3"/><path d="M${hx - 23} ${hy + 4}a23 23 0 0 1 42-17q-14 10-26 8-4 8-16 9z" fill="${hair}"/>`;
	const across = `<path d="M${hip[0] - 22} ${hip[1] - 12}L${hip[0] + 22} ${hip[1] - 10}" stroke="${dark}" stroke-width="14"/><path d="M${hip[0] - 22} ${hip[1] - 12}L${hip[0] + 22} ${hip[1] - 10}" stroke="${belt}" stroke-width="9"/><path d="M${hip[0] + 2} ${hip[1] - 8}l-8 30M${hip[0] + 4} ${hip[1] - 8}l8 28" stroke="${dark}" stroke-width="9"/><path d="M${hip[0] + 2} ${hip[1] - 8}l-8 29M${hip[0] + 4} ${hip[1] - 8}l8 27" stroke="${belt}" stroke-width="5"/>`;
	return `<g transform="translate(${figure.x} ${figure.y}) scale(${figure.facesLeft ? -figure.size : figure.size} ${figure.size})">
		<ellipse cx="0" cy="2" rx="70" ry="9" fill="#000" fill-opacity=".12"/>
		${limb(arms[0], 18, { clothes, skin })}${legs.map((leg) => limb(leg, 25, { clothes: trousers, skin })).join("")}
		${torso(dark, 50)}${torso(clothes, 44)}
		<path d="M${neck[0] - 10} ${neck[1] - 6}L${hip[0] + 4} ${hip[1] - 20}M${neck[0] + 12} ${neck[1] - 6}L${hip[0] - 4} ${hip[1] - 20}" stroke="${dark}" stroke-width="3" stroke-opacity=".4"/>
		${across}${hairdo}${limb(arms[1], 18, { clothes, skin })}
	</g>`;
}

/** A person who kneels in seiza, seen from behind. */
export const drawKneeling = (x: number, y: number, size: number, belt: string, hair: string) =>
	`<g transform="translate(${x} ${y}) scale(${size})" stroke="${dark}" stroke-width="2.5" stroke-linejoin="round">
		<path d="M-52 0c0-16 12-26 26-28h52c14 2 26 12 26 28z" fill="${gi}"/>
		<path d="M-28-26c-4-22-8-44-4-60 6-8 20-10 32-10s26 2 32 10c4 16 0 38-4 60-14 6-42 6-56 0z" fill="${gi}"/>
		<path d="M-30-42c20 6 40 6 60 0l1 10c-20 6-42 6-62 0z" fill="${belt}"/>
		<path d="M-4-36-10-14h7l4-20zM4-36l6 22H3l-4-20z" fill="${belt}"/>
		<circle cx="0" cy="-112" r="18" fill="${hair}" stroke="none"/>
	</g>`;
