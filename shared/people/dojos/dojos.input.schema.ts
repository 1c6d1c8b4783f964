// In its own file, so that a dialog loads the schemas of what it sends without those of answers.
import * as z from "zod/mini";
import { optionalAmount } from "../../core/fields/amounts.ts";
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
import { bilingualShape } from "../../core/fields/shapes.ts";
import { dojosTexts, governorates, mostAliases, textsInOneLanguage } from "./dojos.rules.ts";

const bilingual = dojosTexts.flatMap((field) => [`${field}En`, `${field}Ar`] as const);

/** A published dojo has both languages of each text that it has. */
const complete = bilingual.map((key) =>
	z.refine<Parameters<typeof textsInOneLanguage>[0] & { published?: boolean }>(
		(dojo) => dojo.published !== true || !textsInOneLanguage(dojo).includes(key),
		{ error: "required", path: [key] },
	),
);

/** Texts, sent as an array or as the lines of one text. */
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
	/** Link to the dojo on a map. */
	mapUrl: optionalHttpsUrl,
	phone: optionalPhone,
	imageUrl: optionalPicture,
	...bilingualShape("hours", optionalLongText(1000)),
	/** Opening hours for women only. */
	...bilingualShape("womensHours", optionalLongText(1000)),
	/** What training there costs a month, in fils; null if the dojo states no amount. */
	monthlyFee: optionalAmount,
	/** Other names by which people write this dojo; an edit that omits them keeps them. */
	aliases: z.optional(aliases),
	published: publication,
});

export const DojoInput = fields.check(...complete);
export type DojoInput = z.output<typeof DojoInput>;

/** Body of the call that replaces a dojo. */
export const DojoEdit = z.extend(fields, { version: editedVersion }).check(...complete);
export type DojoEdit = z.output<typeof DojoEdit>;
