import type { EventId } from "#shared/core/ids.ts";

/** Under which an event's waiting room is known; apart from its query, of which a page without one has no need. */
export const roomKey = (id: EventId) => ["waiting-room", id] as const;
