/**
 * A record that an audit line refers to by its id. `beside`: ids of the other records that the line
 * refers to, by kind, such as the event of an event class.
 */
export type Ref = { kind: string; id: number; beside: Readonly<Record<string, number>> };

/** A record with its name in both languages, or with the person that it is named after. */
type Named = { id: number; en: string; ar?: string } | { id: number; userId: number };

type NamesOfKind = {
	/** Fields of details with an id of this kind, other than `<kind>Id`. */
	fields?: readonly string[];
	/** Reads the names of several records; deleted ones are left out. */
	find: (ids: readonly number[], refs: readonly Ref[]) => Promise<readonly Named[]>;
};

/**
 * Defines how the audit log finds the names of a domain's records, by kind: `*.names.ts`. Which
 * records the id of a line refers to is stated as data: `subjects` in `*.domain.ts`.
 */
export const defineNames = (names: Record<string, NamesOfKind>) => names;
