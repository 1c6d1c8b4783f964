import type { Crop } from "#shared/base/pictures/pictures.rules.ts";

const longestSide = 1024;

const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** Draws a part of a picture, shrunk for upload, as JPEG; null if the browser cannot read it. */
async function drawPart(file: File, { x, y, width, height }: Crop): Promise<Blob | null> {
	const bitmap = await createImageBitmap(file).catch(() => null);
	if (!bitmap) return null;
	const [wide, high] = [bitmap.width * width, bitmap.height * height];
	const scale = Math.min(1, longestSide / Math.max(wide, high));
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(wide * scale));
	canvas.height = Math.max(1, Math.round(high * scale));
	canvas
		.getContext("2d")
		?.drawImage(
			bitmap,
			bitmap.width * x,
			bitmap.height * y,
			wide,
			high,
			0,
			0,
			canvas.width,
			canvas.height,
		);
	return new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.9));
}

/**
 * Shrinks a picture for upload and converts it to JPEG; returns the file itself if the browser
 * cannot read it. The server then explains what is wrong with it.
 */
export const shrinkPicture = async (file: File): Promise<Blob> =>
	(await drawPart(file, whole)) ?? file;

/** Cuts a part out of a picture; returns the file itself if the browser cannot read it. */
export async function cropPicture(file: File, crop: Crop): Promise<File> {
	const blob = await drawPart(file, crop);
	return blob ? new File([blob], "picture.jpg", { type: blob.type }) : file;
}
