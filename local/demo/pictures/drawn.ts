import { createHash } from "node:crypto";
import { pictureAddress } from "#shared/base/pictures/pictures.rules.ts";
import { drawPortrait, type Face, portraitGround, portraitSize } from "./portrait.ts";
import { drawScene, type SceneName, sceneColour, sceneSize } from "./scene.ts";

/** A drawn picture of a page. `drawing` is the same for pictures that look the same. */
export type DrawnPicture = { key: string; address: string; drawing: string; draw: () => string };

/** Several drawings of each scene, so that neighbours in a list differ. */
const variants = 3;

/** The key of a thing's picture: its place in the demo data, hashed. */
const keyOf = (thing: string) => createHash("sha256").update(thing).digest("hex").slice(0, 26);

/** The scene shown with a thing, such as "event" with number 7. */
export function sceneFor(scene: SceneName, thing: string, number: number): DrawnPicture {
	const key = keyOf(`${thing} ${number}`);
	const drawing = `${scene} ${number % variants}`;
	return {
		key,
		address: pictureAddress({ key, ...sceneSize, colour: sceneColour(drawing) }),
		drawing,
		draw: () => drawScene(scene, drawing),
	};
}

/** The portrait of a person whom a page presents. */
export function portraitFor(face: Face): DrawnPicture {
	const key = keyOf(face.name);
	const size = { width: portraitSize, height: portraitSize };
	return {
		key,
		address: pictureAddress({ key, ...size, colour: portraitGround(face) }),
		drawing: face.name,
		draw: () => drawPortrait(face),
	};
}
