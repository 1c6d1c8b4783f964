import * as z from "zod/mini";
import { Availability } from "../registrations/registrations.schema.ts";
import { WaitingRoom } from "../waiting-room/waiting-room.schema.ts";

/** Where a browser listens, and with what; null where nothing is told. */
export const LiveAccess = z.nullable(
	z.object({
		/** Address of the channels over HTTP; their WebSocket is beside it. */
		endpoint: z.string(),
		/** Opens what is public, to everybody. */
		apiKey: z.string(),
		/** The caller's own channel, which nobody else can guess; null for a visitor. */
		own: z.nullable(z.string()),
	}),
);
export type LiveAccess = z.infer<typeof LiveAccess>;

/** All that moves of an event, as it was at `asOf`; `seq` grows with each message. */
export const EventTold = z.extend(Availability, { seq: z.number(), room: z.nullable(WaitingRoom) });
export type EventTold = z.infer<typeof EventTold>;
