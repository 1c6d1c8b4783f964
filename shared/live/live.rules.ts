import type { EventId } from "../core/ids.ts";

/** Where the places of an event are told. */
export const eventChannel = (id: EventId) => `/live/events/${id}`;
