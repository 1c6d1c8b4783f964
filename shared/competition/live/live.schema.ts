import * as z from "zod/mini";
import { Availability } from "../registrations/registrations.schema.ts";
import { WaitingRoom } from "../waiting-room/waiting-room.schema.ts";

/** Address and keys of the live channels; null if the site has none. */
export const LiveAccess = z.nullable(
	z.object({
		/** HTTP address of the channels; their WebSocket has the same host name pattern. */
		endpoint: z.string(),
		/** Key for the public channels; not a secret. */
		apiKey: z.string(),
		/** The caller's own channel, with a name that cannot be guessed; null for a visitor. */
		own: z.nullable(z.string()),
	}),
);
export type LiveAccess = z.infer<typeof LiveAccess>;

/** Live state of an event at `asOf`; `seq` grows with each message. */
export const EventUpdate = z.extend(Availability, {
	seq: z.number(),
	room: z.nullable(WaitingRoom),
});
export type EventUpdate = z.infer<typeof EventUpdate>;
