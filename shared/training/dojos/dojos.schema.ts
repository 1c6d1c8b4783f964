import * as z from "zod/mini";
import {
	editedVersion,
	optionalHttpsUrl,
	optionalLongText,
	optionalPhone,
	optionalPicture,
	optionalText,
	publication,
	text,
} from "../../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";
import { type DojoId, id, pathId } from "../../core/ids.ts";
import { Coach } from "../coaches/coaches.schema.ts";
import { TrainingClass } from "../training-classes/training-classes.schema.ts";
import { dojosTexts, governorates, mostAliases, textsInOneLanguage } from "./dojos.rules.ts";

const bilingual = dojosTexts.flatMap((field) => [`${field}En`, `${field}Ar`] as const);

/** A published dojo has both languages of each text that it has. */
const complete = bilingual.map((key) =>
	z.refine<Parameters<typeof textsInOneLanguage>[0] & { published?: boolean }>(
		(dojo) => dojo.published !== true || !textsInOneLanguage(dojo).includes(key),
		{ error: "required", path: [key] },
	),
);

/** A list of texts, also as lines of one text. */
const aliases = z.pipe(
	z.transform((value: unknown) =>
		typeof value === "string" ? value.split("\n").filter((line) => line.trim() !== "") : value,
	),
	z.array(text(200)).check(z.maxLength(mostAliases, "too_long")),
);

const fields = z.object({
	...bilingualShape("name", text(100)),
	...bilingualShape("address", optionalText(300)),
	/** The governorate. */
	area: z.enum(governorates, "required"),
	/** Where the dojo is on a map. */
	mapUrl: optionalHttpsUrl,
	phone: optionalPhone,
	imageUrl: optionalPicture,
	...bilingualShape("hours", optionalLongText(1000)),
	/** Hours for women only. */
	...bilingualShape("womensHours", optionalLongText(1000)),
	/** Further texts that mean this dojo; left out, they do not change. */
	aliases: z.optional(aliases),
	published: publication,
});

export const DojoInput = fields.check(...complete);
export type DojoInput = z.output<typeof DojoInput>;

/** Body of the call that replaces a dojo. */
export const DojoEdit = z.extend(fields, { version: editedVersion }).check(...complete);
export type DojoEdit = z.output<typeof DojoEdit>;

export const Dojo = z.object({
	id: id<DojoId>(),
	...bilingualShape("name", z.string()),
	...bilingualShape("address", textOrNull),
	area: z.enum(governorates),
	mapUrl: textOrNull,
	phone: textOrNull,
	imageUrl: textOrNull,
	...bilingualShape("hours", textOrNull),
	...bilingualShape("womensHours", textOrNull),
	/** Further texts that mean this dojo; for staff only. */
	aliases: z.optional(z.array(z.string())),
	published: z.boolean(),
	createdAt: z.string(),
	updatedAt: z.string(),
	version: z.number(),
});
export type Dojo = z.infer<typeof Dojo>;

/** A dojo with what is trained there, for its page. */
export const DojoPage = z.extend(Dojo, {
	/** Active classes at the dojo, from Sunday on. */
	classes: z.array(TrainingClass),
	/** Coaches of these classes, and coaches whose dojo it is. */
	coaches: z.array(Coach),
});
export type DojoPage = z.infer<typeof DojoPage>;

/** Texts that mean a dojo. */
export const DojoTexts = z.object({
	texts: z.array(text(200)).check(z.minLength(1, "required"), z.maxLength(10, "too_long")),
});
export type DojoTexts = z.output<typeof DojoTexts>;

/** A place in use that is linked to no dojo. */
export const UnlinkedPlace = z.object({
	/** The text as entered, and its Arabic form if classes have one. */
	texts: z.array(z.string()),
	people: z.number(),
	classes: z.number(),
	/** The dojo whose name is most similar; null if none is similar. */
	suggestion: z.nullable(id<DojoId>()),
});
export type UnlinkedPlace = z.infer<typeof UnlinkedPlace>;

export const UnlinkedPlaces = z.object({
	/** Most used first, at most 50. */
	places: z.array(UnlinkedPlace),
	/** Whether people were left out, because there are too many. */
	isPartial: z.boolean(),
});
export type UnlinkedPlaces = z.infer<typeof UnlinkedPlaces>;

/** `published=true` leaves out drafts, for staff too. */
export const DojoQuery = z.object({
	published: z.optional(z.literal("true")),
	...paged,
});
export type DojoQuery = z.output<typeof DojoQuery>;

export const DojoParams = z.object({ id: pathId<DojoId>() });

declare module "../../pages.ts" {
	interface ShownData {
		dojos: {
			/** All published dojos, with their classes and coaches. */
			dojos: DojoPage[];
		};
	}
}
