import * as z from "zod/mini";
import {
	editedVersion,
	optionalHttpsUrl,
	optionalLongText,
	optionalPhone,
	optionalText,
	optionalUrl,
	publication,
	text,
} from "../../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";
import { type DojoId, id, pathId } from "../../core/ids.ts";
import { Coach } from "../coaches/coaches.schema.ts";
import { TrainingClass } from "../training-classes/training-classes.schema.ts";
import { dojosTexts, governorates, textsInOneLanguage } from "./dojos.rules.ts";

const bilingual = dojosTexts.flatMap((field) => [`${field}En`, `${field}Ar`] as const);

/** A published dojo has both languages of each text that it has. */
const complete = bilingual.map((key) =>
	z.refine<Parameters<typeof textsInOneLanguage>[0] & { published?: boolean }>(
		(dojo) => dojo.published !== true || !textsInOneLanguage(dojo).includes(key),
		{ error: "required", path: [key] },
	),
);

const fields = z.object({
	...bilingualShape("name", text(100)),
	...bilingualShape("address", optionalText(300)),
	/** The governorate. */
	area: z.enum(governorates, "required"),
	/** Where the dojo is on a map. */
	mapUrl: optionalHttpsUrl,
	phone: optionalPhone,
	imageUrl: optionalUrl,
	...bilingualShape("hours", optionalLongText(1000)),
	/** Hours for women only. */
	...bilingualShape("womensHours", optionalLongText(1000)),
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

/** `published=true` leaves out drafts, for staff too. */
export const DojoQuery = z.object({
	published: z.optional(z.literal("true")),
	...paged,
});
export type DojoQuery = z.output<typeof DojoQuery>;

export const DojoParams = z.object({ id: pathId<DojoId>() });
