import sharp, { type Sharp } from "sharp";
import {
	type Crop,
	longestSide,
	type PictureFormat,
	type PictureType,
	pictureFormats,
	pictureSources,
} from "#shared/base/pictures/pictures.rules.ts";
import { AppError } from "../../core/errors.ts";
import { checkPicture, isStrip, reading } from "./readPicture.ts";

/** Higher AVIF effort takes ten times as long for files a tenth smaller. */
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
	avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
	webp: (picture) => picture.webp({ quality: 80 }),
};

export type MadePicture = {
	width: number;
	height: number;
	colour: string | null;
	files: { key: string; type: `image/${PictureFormat}`; bytes: Uint8Array }[];
};

type Size = { width: number; height: number };

/** A crop in pixels, clamped to the picture after rounding. */
function pixelsOf({ x, y, width, height }: Crop, size: Size) {
	const left = Math.min(size.width - 1, Math.round(x * size.width));
	const top = Math.min(size.height - 1, Math.round(y * size.height));
	return {
		left,
		top,
		width: Math.max(1, Math.min(size.width - left, Math.round(width * size.width))),
		height: Math.max(1, Math.min(size.height - top, Math.round(height * size.height))),
	};
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 3)).toString("hex");

type Wish = {
	key: string;
	/** The declared type. */
	type?: PictureType;
	/** The part to keep; the whole picture by default. */
	cropOf?: (size: Size) => Crop | null | undefined;
};

/**
 * Re-encodes a picture in every size and format. Only pixels survive: no EXIF, locations, profiles
 * or appended data. Throws `image_unreadable` for anything that is not a known picture.
 */
export async function makePicture(
	bytes: Uint8Array,
	{ key, type, cropOf }: Wish,
): Promise<MadePicture> {
	const size = await checkPicture(bytes, type);
	const crop = cropOf?.(size);
	const part = crop && pixelsOf(crop, size);
	if (part && isStrip(part)) throw new AppError("image_unreadable");
	try {
		const upright = sharp(bytes, reading).rotate();
		// Decoded once; all sizes are made from the largest one.
		const { data, info } = await (part ? upright.extract(part) : upright)
			.resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
			.toColourspace("srgb")
			.raw()
			.toBuffer({ resolveWithObject: true });
		const { width, height, channels } = info;
		const whole = () => sharp(data, { raw: { width, height, channels } });
		const { isOpaque } = await whole().stats();
		const opaque = () => (isOpaque ? whole().removeAlpha() : whole());
		const colour = isOpaque ? hex(await opaque().resize(1, 1).raw().toBuffer()) : null;
		const picture = { key, width, height, colour };
		const files = pictureFormats.flatMap((format) =>
			pictureSources(picture, format).map(async ({ address, width }) => ({
				key: address.slice(1),
				type: `image/${format}` as const,
				bytes: await encode[format](opaque().resize({ width })).toBuffer(),
			})),
		);
		return { width, height, colour, files: await Promise.all(files) };
	} catch {
		throw new AppError("image_unreadable");
	}
}
