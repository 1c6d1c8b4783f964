export type KindDefinition = {
	/**
	 * Position among the kinds whose emails people can switch off. Absent for kinds that are always
	 * emailed: the decision on an application or a claim, who may act for a child, and changes of a
	 * record by others.
	 */
	mailChoice?: number;
};

/** Defines the kinds of notifications of a domain: `*.notifications.ts`. */
export const defineKinds = <const Kinds extends Record<string, KindDefinition>>(
	kinds: Kinds,
): Kinds => kinds;
