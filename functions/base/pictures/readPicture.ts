import sharp from "sharp";
import type { PictureType } from "#shared/base/pictures/pictures.rules.ts";
import { AppError } from "../../core/errors.ts";

const ascii = (bytes: Uint8Array, from: number, to: number) =>
	String.fromCharCode(...bytes.subarray(from, to));

const magic: Record<PictureType, (bytes: Uint8Array) => boolean> = {
	"image/jpeg": (b) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff,
	"image/png": (b) => ascii(b, 1, 4) === "PNG",
	"image/webp": (b) => ascii(b, 0, 4) === "RIFF" && ascii(b, 8, 12) === "WEBP",
	"image/avif": (b) => ascii(b, 4, 12) === "ftypavif",
};

/** A file's type by its first bytes; null if it is not accepted. */
const typeOfPicture = (bytes: Uint8Array) =>
	(Object.keys(magic) as PictureType[]).find((type) => magic[type](bytes)) ?? null;

/** Options of decoding: first frame only, and no more pixels than a camera makes. */
export const reading = { limitInputPixels: 50_000_000, failOn: "error", pages: 1 } as const;

/** Largest ratio of sides. Narrower strips are useless as pictures, and slow to resize. */
const longestRatio = 8;
export const isStrip = ({ width, height }: { width: number; height: number }) =>
	Math.max(width, height) > longestRatio * Math.min(width, height);

/**
 * Size of a picture after rotation by EXIF. Throws `image_unreadable` for unknown types, strips,
 * decompression bombs, and a type other than the declared one.
 */
export async function checkPicture(
	bytes: Uint8Array,
	type?: PictureType,
): Promise<{ width: number; height: number }> {
	const found = typeOfPicture(bytes);
	const size =
		found &&
		(
			await sharp(bytes, reading)
				.metadata()
				.catch(() => null)
		)?.autoOrient;
	if (!size || isStrip(size) || (type && type !== found)) throw new AppError("image_unreadable");
	return size;
}
