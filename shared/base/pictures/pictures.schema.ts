import * as z from "zod/mini";
import { atMost } from "../../core/fields/fields.ts";
import { maxPictureBytes, picturePurposes, pictureTypes } from "./pictures.rules.ts";

const purpose = z._default(z.enum(picturePurposes), "page");

export const UploadInput = z.object({
	purpose,
	contentType: z.enum(pictureTypes),
	/** In bytes. */
	size: z
		.number("invalid")
		.check(z.int("invalid"), z.gte(1, "too_small"), z.lte(maxPictureBytes, "too_big")),
});
export type UploadInput = z.output<typeof UploadInput>;

/** Target of the upload as multipart/form-data: all `fields` unchanged, then `file`. */
export const Upload = z.object({
	id: z.string(),
	uploadUrl: z.string(),
	fields: z.record(z.string(), z.string()),
	/** The address of the picture is known only after the upload is finished. */
	fileUrl: z.null(),
});
export type Upload = z.infer<typeof Upload>;

const part = (min: number) =>
	z.number("invalid").check(z.gte(min, "too_small"), z.lte(1, "too_big"));

/** A part of a picture to keep; each side is at least a hundredth of the picture's. */
const Crop = z
	.object({ x: part(0), y: part(0), width: part(0.01), height: part(0.01) })
	// Browsers may compute slightly more than 1.
	.check(
		z.refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, "invalid"),
	);

export const FinishInput = z.object({ crop: z.optional(z.nullable(Crop)) });
export type FinishInput = z.output<typeof FinishInput>;

export const FetchInput = z.object({
	purpose,
	url: z.string().check(
		atMost(2000, "too_long"),
		z.refine((value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value), "url_invalid"),
	),
	crop: z.optional(z.nullable(Crop)),
});
export type FetchInput = z.output<typeof FetchInput>;

export const FinishedUpload = z.object({
	/** The address to store in a record, with the picture's size and colour. */
	fileUrl: z.string(),
});
export type FinishedUpload = z.infer<typeof FinishedUpload>;

export const UploadParams = z.object({ id: z.string().check(z.regex(/^[0-9a-z]{26}$/)) });
