import {
	type Crop,
	maxPictureBytes,
	middleOf,
	type PictureType,
	pictureTypes,
} from "#shared/pictures/pictures.rules.ts";

/** Larger than what is kept, so that a part can be cut out; small enough for a phone's line. */
const longestSide = 2560;
const largestBytes = 3 * 1024 * 1024;

/** A file that is no picture that this browser or the server reads, or that stays too large. */
export class Unusable extends Error {}

export type Prepared = { blob: Blob; type: PictureType; crop?: Crop };

const isTaken = (type: string): type is PictureType => pictureTypes.includes(type as PictureType);

async function smaller(bitmap: ImageBitmap, hasHoles: boolean): Promise<Blob | null> {
	const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(bitmap.width * scale));
	canvas.height = Math.max(1, Math.round(bitmap.height * scale));
	canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
	return new Promise((done) => canvas.toBlob(done, hasHoles ? "image/webp" : "image/jpeg", 0.9));
}

/**
 * A picture ready to be sent: made smaller where it is larger than needed, and made one that the server takes where only
 * this browser reads it. With a ratio, the part in its middle is chosen.
 */
export async function preparePicture(file: Blob, ratio?: number): Promise<Prepared> {
	const bitmap = await createImageBitmap(file).catch(() => null);
	const taken = isTaken(file.type);
	if (!bitmap && !taken) throw new Unusable();
	const isSmall =
		file.size <= largestBytes && bitmap && Math.max(bitmap.width, bitmap.height) <= longestSide;
	const blob =
		!bitmap || (taken && isSmall)
			? file
			: ((await smaller(bitmap, file.type !== "image/jpeg")) ?? file);
	if (!isTaken(blob.type) || blob.size > maxPictureBytes) throw new Unusable();
	return { blob, type: blob.type, crop: bitmap && ratio ? middleOf(bitmap, ratio) : undefined };
}
