import {
	type Crop,
	maxPictureBytes,
	middleOf,
	type PictureType,
	pictureTypes,
} from "#shared/base/pictures/pictures.rules.ts";

/** Larger than the stored size, so that it can be cropped; small enough for mobile networks. */
const longestSide = 2560;
const largestBytes = 3 * 1024 * 1024;

/** Thrown for a file that neither this browser nor the server can read, or that stays too large. */
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
 * Prepares a picture for upload: shrinks it if it is larger than needed, and converts formats that
 * only this browser reads. With a ratio, the centre is selected as crop.
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
