import sharp from "sharp";
import { portraitSizes } from "#shared/people/users/users.rules.ts";
import { checkPicture, reading } from "../../../base/pictures/readPicture.ts";
import { AppError } from "../../../core/errors.ts";

/**
 * Re-encodes a picture as square WebP in each portrait size. Everything but the pixels (EXIF,
 * location, profiles, appended data) is dropped. Throws `image_unreadable` for anything but a known
 * picture format.
 */
export async function renderPortraits(
	bytes: Uint8Array,
): Promise<Record<keyof typeof portraitSizes, Uint8Array>> {
	await checkPicture(bytes);
	const encode = (size: number) =>
		sharp(bytes, reading)
			.rotate()
			.resize(size, size, { fit: "cover", position: "attention" })
			.webp({ quality: 82 })
			.toBuffer();
	try {
		const [avatar, card] = await Promise.all([
			encode(portraitSizes.avatar),
			encode(portraitSizes.card),
		]);
		return { avatar, card };
	} catch {
		throw new AppError("image_unreadable");
	}
}
