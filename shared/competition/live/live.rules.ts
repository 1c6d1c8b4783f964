import type { EventId } from "../../core/ids.ts";

/** Path of the channel that publishes an event's places. */
export const eventChannel = (id: EventId) => `/live/events/${id}`;
