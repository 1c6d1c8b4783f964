import * as z from "zod/mini";
import { RemovalPreview } from "../removals/removals.schema.ts";
import { NamedPerson } from "../users/users.schema.ts";

/** The archive of all that is kept about the caller. */
export const DataExport = z.object({
	/** `none`: not asked for, or gone again. */
	state: z.enum(["none", "making", "ready"]),
	askedAt: z.nullable(z.string()),
	/** Until when it can be fetched. */
	until: z.nullable(z.string()),
	/** In bytes. */
	size: z.nullable(z.number()),
});
export type DataExport = z.infer<typeof DataExport>;

export const ExportLink = z.object({ url: z.string() });

/** Days in which somebody who asked to be deleted may change their mind. */
export const erasureDays = 7;

/** What goes with the caller when they are deleted, and when that is. */
export const Erasure = z.extend(RemovalPreview, {
	/** When they are deleted; null where they have not asked. */
	endsAt: z.nullable(z.string()),
	/** Events to come at which they have a place, or wait for one: they withdraw from them first. */
	comingEvents: z.number(),
});
export type Erasure = z.infer<typeof Erasure>;

/** Somebody who asked to be deleted, as staff see them. */
export const AskedErasure = z.extend(NamedPerson, { createdAt: z.string(), endsAt: z.string() });
export type AskedErasure = z.infer<typeof AskedErasure>;
