import * as z from "zod/mini";
import {
	editedVersion,
	longText,
	optionalPicture,
	text,
	wholeNumber,
} from "../../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
import { type Page, paged } from "../../core/http/page.ts";
import { type Id, id, pathId } from "../../core/ids.ts";
import { firstOrder, foreignPicturesIn, orderInList } from "./about.rules.ts";

export type AboutSectionId = Id<"aboutSection">;

/** Markdown text of a section. */
const body = z.optional(
	longText(20_000, 0).check(
		z.refine((markdown) => foreignPicturesIn(markdown).length === 0, "picture_elsewhere"),
	),
);

export const AboutSectionInput = z.object({
	...bilingualShape("title", text(200)),
	bodyEnMd: body,
	bodyArMd: body,
	/** Aliases of `bodyEnMd` and `bodyArMd`, which win where both are sent. */
	...bilingualShape("content", body),
	photoUrl: optionalPicture,
	sortOrder: wholeNumber(() => firstOrder),
});
export type AboutSectionInput = z.output<typeof AboutSectionInput>;

/** Body of the call that replaces a section. */
export const AboutSectionEdit = z.extend(AboutSectionInput, { version: editedVersion });
export type AboutSectionEdit = z.output<typeof AboutSectionEdit>;

/** An edited section, as the form in the list sends it. */
export const AboutSectionListEdit = z.extend(AboutSectionEdit, {
	sortOrder: wholeNumber(() => orderInList),
});

export const AboutSection = z.object({
	id: id<AboutSectionId>(),
	sortOrder: z.number(),
	...bilingualShape("title", z.string()),
	bodyEnMd: z.string(),
	bodyArMd: z.string(),
	/** The same texts as `bodyEnMd` and `bodyArMd`. */
	...bilingualShape("content", z.string()),
	photoUrl: textOrNull,
	version: z.number(),
});
export type AboutSection = z.infer<typeof AboutSection>;

export const AboutSectionQuery = z.object(paged);

export const AboutSectionParams = z.object({ id: pathId<AboutSectionId>() });

declare module "../../pages.ts" {
	interface PageDataKinds {
		about: {
			/** First page of the sections; further pages are rare. */
			about: Page<AboutSection>;
		};
	}
}
