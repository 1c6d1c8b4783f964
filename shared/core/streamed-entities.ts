/**
 * Entities whose changes wake the functions that follow the table, by their ElectroDB names. Changes of others reach
 * neither: the event sources in the cloud filter by it.
 */
export const streamedEntities = {
	stream: ["allotment", "registration", "event", "notification", "outbox"],
	pages: ["news", "event", "eventClass", "annualPlan", "settings", "trainingClass"],
} as const;
