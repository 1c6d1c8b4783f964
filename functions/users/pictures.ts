import sharp from "sharp";
import { pictureFormats } from "#shared/pictures/pictures.rules.ts";
import { AppError } from "../core/errors.ts";
import { encode } from "../pictures/makePicture.ts";
import { checkPicture, reading } from "../pictures/readPicture.ts";

/** Square sizes of a portrait in pixels: avatars and cards. */
export const portraitSizes = { avatar: 96, card: 480 } as const;

/** Names of a portrait's files, each size in each format: `card.webp`. */
export const portraitFiles = (Object.keys(portraitSizes) as (keyof typeof portraitSizes)[]).flatMap((size) =>
	pictureFormats.map((format) => ({ name: `${size}.${format}`, size, format })),
);

/**
 * Re-encodes a picture as squares, one for each of the files. What is not pixels (EXIF, places, profiles, anything
 * appended) does not survive. Throws `image_unreadable` for all that is not a known picture.
 */
export async function portraits(bytes: Uint8Array) {
	await checkPicture(bytes);
	try {
		const made = portraitFiles.map(async ({ name, size, format }) => {
			const pixels = portraitSizes[size];
			const square = sharp(bytes, reading).rotate().resize(pixels, pixels, { fit: "cover", position: "attention" });
			return { name, type: `image/${format}`, bytes: await encode[format](square).toBuffer() };
		});
		return await Promise.all(made);
	} catch {
		throw new AppError("image_unreadable");
	}
}
