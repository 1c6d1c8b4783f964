import * as z from "zod/mini";

/**
 * A person's ticket in a waiting room: a number that takes part in the draw, or a position behind
 * all drawn ones.
 */
export const Ticket = z.object({
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
	/** Admission from then on; `since` in ms since 1970. */
	door: z.object({
		served: z.number(),
		since: z.number(),
		held: z.boolean(),
		perSecond: z.number(),
	}),
});
export type WaitingRoom = z.infer<typeof WaitingRoom>;

export const DoorChange = z.object({ held: z.boolean() });
