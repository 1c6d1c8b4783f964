/**
 * Entities written when a registration takes or frees places; event and event class hold the
 * counts.
 */
export const placeEntities = ["registration", "allotment", "event", "eventClass"] as const;
