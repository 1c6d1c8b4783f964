/** Registrations and the places that they take, which are counted at the event and at its classes. */
export const placeEntities = ["registration", "allotment", "event", "eventClass"] as const;
