/**
 * Whether a registration is visible to people. False for an event seat that only backs class
 * registrations, and for a cancelled seat.
 */
export const isShown = ({ classes, status }: { classes?: unknown; status?: unknown }) =>
	classes === undefined || (classes === 0 && status !== "cancelled");
