// Apart from the records, whose schemas import those of other domains: a dialog loads only this.
import * as z from "zod/mini";
import { optionalLongText, optionalWeight } from "../../core/fields/fields.ts";
import { id, type UserId } from "../../core/ids.ts";

/** Registration of a person for a class; by default of the caller. */
export const EventClassEntry = z.object({
	userId: z.optional(id<UserId>()),
	declaredWeight: optionalWeight,
	notes: optionalLongText(500),
});
export type EventClassEntry = z.output<typeof EventClassEntry>;
