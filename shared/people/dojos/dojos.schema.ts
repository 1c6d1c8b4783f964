import * as z from "zod/mini";
import { text } from "../../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";
import { type DojoId, id, pathId } from "../../core/ids.ts";
import { TrainingClass } from "../../training/training-classes/training-classes.schema.ts";
import { Coach } from "../coaches/coaches.schema.ts";
import { governorates } from "./dojos.rules.ts";

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
	/** What training there costs a month, in fils; null if the dojo states no amount. */
	monthlyFee: z.nullable(z.number()),
	/** Other names by which people write this dojo; only staff see them. */
	aliases: z.optional(z.array(z.string())),
	/** How many people and classes are linked to it; only in staff's list. */
	linked: z.optional(z.object({ people: z.number(), classes: z.number() })),
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

/** Texts that refer to a dojo. */
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
	interface PageDataKinds {
		dojos: {
			/** All published dojos, with their classes and coaches. */
			dojos: DojoPage[];
		};
	}
}
