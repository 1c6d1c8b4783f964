import * as z from "zod/mini";
import { editedVersion, longText, optionalUrl, text, wholeNumber } from "../core/fields.ts";
import { type AboutSectionId, id, pathId } from "../core/ids.ts";
import { paged } from "../core/page.ts";
import { firstOrder } from "./about.rules.ts";

/** Markdown. */
const body = z.optional(longText(20_000, 0));

export const AboutSectionInput = z.object({
	titleEn: text(200),
	titleAr: text(200),
	bodyEnMd: body,
	bodyArMd: body,
	/** Other names of the two above, which are taken where both are given. */
	contentEn: body,
	contentAr: body,
	photoUrl: optionalUrl,
	sortOrder: wholeNumber(() => firstOrder),
});
export type AboutSectionInput = z.output<typeof AboutSectionInput>;

/** Replaces a section. */
export const AboutSectionEdit = z.extend(AboutSectionInput, { version: editedVersion });
export type AboutSectionEdit = z.output<typeof AboutSectionEdit>;

export const AboutSection = z.object({
	id: id<AboutSectionId>(),
	sortOrder: z.number(),
	titleEn: z.string(),
	titleAr: z.string(),
	bodyEnMd: z.string(),
	bodyArMd: z.string(),
	/** The same as the two above. */
	contentEn: z.string(),
	contentAr: z.string(),
	photoUrl: z.nullable(z.string()),
	version: z.number(),
});
export type AboutSection = z.infer<typeof AboutSection>;

export const AboutSectionQuery = z.object(paged);

export const AboutSectionParams = z.object({ id: pathId<AboutSectionId>() });
