import type { EventId } from "#shared/core/ids.ts";

/**
 * Query key of an event's waiting room; in a file of its own, because pages without a waiting room
 * don't need the query.
 */
export const roomKey = (id: EventId) => ["waiting-room", id] as const;
