import * as z from "zod/mini";
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

/** Where a browser sends the file, as multipart/form-data: `fields` as they are, then `file`. */
export const Upload = z.object({
	id: z.string(),
	uploadUrl: z.string(),
	fields: z.record(z.string(), z.string()),
	/** The picture's address is only known when it is finished. */
	fileUrl: z.null(),
});
export type Upload = z.infer<typeof Upload>;

const part = (min: number) =>
	z.number("invalid").check(z.gte(min, "too_small"), z.lte(1, "too_big"));

/** A hundredth of a side is the least that is kept. */
const Crop = z
	.object({ x: part(0), y: part(0), width: part(0.01), height: part(0.01) })
	// What a browser computes may be a little more than 1.
	.check(
		z.refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, "invalid"),
	);

export const FinishInput = z.object({ crop: z.optional(z.nullable(Crop)) });
export type FinishInput = z.output<typeof FinishInput>;

export const FetchInput = z.object({
	purpose,
	url: z.string().check(
		z.maxLength(2000, "too_long"),
		z.refine((value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value), "url_invalid"),
	),
	crop: z.optional(z.nullable(Crop)),
});
export type FetchInput = z.output<typeof FetchInput>;

export const FinishedUpload = z.object({
	/** What a record keeps: the picture's address with its size and colour. */
	fileUrl: z.string(),
});
export type FinishedUpload = z.infer<typeof FinishedUpload>;

export const UploadParams = z.object({ id: z.string().check(z.regex(/^[0-9a-z]{26}$/)) });
