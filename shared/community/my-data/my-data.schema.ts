import * as z from "zod/mini";
import { pathId, type UserId } from "../../core/ids.ts";
import { NamedPerson } from "../../people/users/users.schema.ts";
import { RemovalPreview } from "../removals/removals.schema.ts";

/** Archive of all data stored about the caller. */
export const DataExport = z.object({
	/** `none`: not requested, or deleted again. */
	state: z.enum(["none", "making", "ready"]),
	askedAt: z.nullable(z.string()),
	/** End of the period in which it can be downloaded. */
	until: z.nullable(z.string()),
	/** In bytes. */
	size: z.nullable(z.number()),
});
export type DataExport = z.infer<typeof DataExport>;

export const ExportLink = z.object({ url: z.string() });

/** Days in which a person can withdraw their request to be deleted. */
export const erasureDays = 7;

/** Records that the deletion of the caller affects, and the time of the deletion. */
export const Erasure = z.extend(z.omit(RemovalPreview, { toTell: true, money: true }), {
	/** Time of the deletion; null if not requested. */
	endsAt: z.nullable(z.string()),
	/**
	 * Upcoming events at which the caller has a place or is on the waiting list. They must withdraw
	 * first.
	 */
	comingEvents: z.number(),
});
export type Erasure = z.infer<typeof Erasure>;

export const ErasureParams = z.object({ id: pathId<UserId>() });

/** A person who requested to be deleted, as staff see them. */
export const RequestedErasure = z.extend(NamedPerson, {
	createdAt: z.string(),
	endsAt: z.string(),
});
export type RequestedErasure = z.infer<typeof RequestedErasure>;
