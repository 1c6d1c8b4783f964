import sharp from "sharp";
import { AppError } from "../core/errors.ts";

/** Square sizes of a portrait in pixels: avatars and cards. */
export const portraitSizes = { avatar: 96, card: 480 } as const;

const maxPixels = 50_000_000;

const magic: [name: string, test: (bytes: Uint8Array) => boolean][] = [
	["jpeg", (b) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff],
	["png", (b) => ascii(b, 1, 4) === "PNG"],
	["webp", (b) => ascii(b, 0, 4) === "RIFF" && ascii(b, 8, 12) === "WEBP"],
	["avif", (b) => ascii(b, 4, 12) === "ftypavif"],
];
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Longest side to shortest: what goes beyond is no portrait, and takes very long to cut to a square. */
const longestRatio = 8;

async function isStrip(bytes: Uint8Array): Promise<boolean> {
	const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels })
		.metadata()
		.catch(() => ({ width: 0, height: 0 }));
	return Math.max(width, height) > longestRatio * Math.min(width, height);
}

/**
 * Re-encodes a picture as square WebP in each portrait size. What is not pixels (EXIF, places, profiles,
 * anything appended) does not survive. Throws `image_unreadable` for all that is not a known picture.
 */
export async function portraits(bytes: Uint8Array): Promise<Record<keyof typeof portraitSizes, Uint8Array>> {
	if (!magic.some(([, test]) => test(bytes))) throw new AppError("image_unreadable");
	if (await isStrip(bytes)) throw new AppError("image_unreadable");
	const encode = (size: number) =>
		sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
			.rotate()
			.resize(size, size, { fit: "cover", position: "attention" })
			.webp({ quality: 82 })
			.toBuffer();
	try {
		const [avatar, card] = await Promise.all([encode(portraitSizes.avatar), encode(portraitSizes.card)]);
		return { avatar, card };
	} catch {
		throw new AppError("image_unreadable");
	}
}
