import * as z from "zod/mini";
import { editedVersion, longText, optionalUrl, text, wholeNumber } from "../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../core/fields/shapes.ts";
import { paged } from "../core/http/page.ts";
import { type AboutSectionId, id, pathId } from "../core/ids.ts";
import { firstOrder } from "./about.rules.ts";

/** Markdown. */
const body = z.optional(longText(20_000, 0));

export const AboutSectionInput = z.object({
	...bilingualShape("title", text(200)),
	bodyEnMd: body,
	bodyArMd: body,
	/** Other names of the two above, which are taken where both are given. */
	...bilingualShape("content", body),
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
	...bilingualShape("title", z.string()),
	bodyEnMd: z.string(),
	bodyArMd: z.string(),
	/** The same as the two above. */
	...bilingualShape("content", z.string()),
	photoUrl: textOrNull,
	version: z.number(),
});
export type AboutSection = z.infer<typeof AboutSection>;

export const AboutSectionQuery = z.object(paged);

export const AboutSectionParams = z.object({ id: pathId<AboutSectionId>() });
