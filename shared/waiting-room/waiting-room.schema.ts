import * as z from "zod/mini";

/** Somebody's place in a waiting room: a number that takes part in the draw, or a position behind all who were drawn. */
export const Ticket = z.object({
	number: z.nullable(z.number()),
	position: z.nullable(z.number()),
	/** The same, signed for this person and event. */
	ticket: z.string(),
});
export type Ticket = z.infer<typeof Ticket>;

/** A waiting room as everybody may see it. */
export const WaitingRoom = z.object({
	asOf: z.string(),
	opensAt: z.string(),
	/** From when on numbers are given out. */
	lobbyAt: z.string(),
	/** SHA-256 of the seed, in hex: public before the draw. */
	commitment: z.string(),
	/** Numbers given out before the hour. */
	numbers: z.number(),
	/** The last position that anybody has in the queue; 0 before the draw. */
	last: z.number(),
	/** From what the order follows, once it is drawn. */
	drawn: z.nullable(z.object({ seed: z.string(), counts: z.array(z.number()) })),
	/** Up to which position people were let in at `asOf`. */
	nowServing: z.number(),
	/** The same from then on; `since` in ms since 1970. */
	door: z.object({
		served: z.number(),
		since: z.number(),
		held: z.boolean(),
		perSecond: z.number(),
	}),
});
export type WaitingRoom = z.infer<typeof WaitingRoom>;

export const DoorChange = z.object({ held: z.boolean() });
