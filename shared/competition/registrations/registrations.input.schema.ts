// In its own file, so that a dialog loads the schemas of what it sends without those of answers.
import * as z from "zod/mini";
import { optionalLongText, optionalWeight, pastDay, text } from "../../core/fields/fields.ts";
import { id, type UserId } from "../../core/ids.ts";

/** A person's registration for a class; without `userId`, the caller's. */
export const EventClassEntry = z.object({
	userId: z.optional(id<UserId>()),
	declaredWeight: optionalWeight,
	notes: optionalLongText(500),
});
export type EventClassEntry = z.output<typeof EventClassEntry>;

/** A consent that a guardian signed on paper: their name, and the day. */
export const PaperConsent = z.object({ name: text(120), signedOn: pastDay });
export type PaperConsent = z.output<typeof PaperConsent>;
