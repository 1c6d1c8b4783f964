/** Whether people see an entry. False for a place at an event that only backs entries for its classes. */
export const isShown = ({ classes, status }: { classes?: unknown; status?: unknown }) =>
	classes === undefined || (classes === 0 && status !== "cancelled");
