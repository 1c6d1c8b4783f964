import * as z from "zod/mini";
import { id, type UserId } from "../../core/ids.ts";

/**
 * A person's ticket in a waiting room: a number that takes part in the draw, or a position behind
 * all drawn ones.
 */
export const Ticket = z.object({
	/** The person for whom the place would be. */
	userId: z.number(),
	number: z.nullable(z.number()),
	position: z.nullable(z.number()),
	/** The fields above, signed for this person and event. */
	ticket: z.string(),
});
export type Ticket = z.infer<typeof Ticket>;

/** The public state of a waiting room. */
export const WaitingRoom = z.object({
	asOf: z.string(),
	opensAt: z.string(),
	/** Time from which numbers are given out. */
	lobbyAt: z.string(),
	/** SHA-256 of the seed, in hex; published before the draw. */
	commitment: z.string(),
	/** Numbers given out before the opening. */
	numbers: z.number(),
	/** Last position in the queue; 0 before the draw. */
	last: z.number(),
	/** The order follows from the seed and from how many numbers each row gave out; null before. */
	drawn: z.nullable(z.object({ seed: z.string(), counts: z.array(z.number()) })),
	/** Position up to which people were admitted at `asOf`. */
	nowServing: z.number(),
	/** Admission from then on, see `Admission`; `since` in ms since 1970, `ran` in ms. */
	admission: z.object({
		first: z.number(),
		to: z.nullable(z.number()),
		since: z.number(),
		ran: z.number(),
		held: z.boolean(),
		perSecond: z.number(),
	}),
});
export type WaitingRoom = z.infer<typeof WaitingRoom>;

export const AdmissionChange = z.object({ held: z.boolean() });

/** For whom a ticket is taken: the caller, a child or a student. */
export const TicketRequest = z.object({ userId: z.optional(id<UserId>()) });
