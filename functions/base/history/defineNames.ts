/**
 * A record that an audit line names by its id. `beside`: ids of the other records that the line
 * names, by kind, such as the event of an event class.
 */
export type Ref = { kind: string; id: number; beside: Readonly<Record<string, number>> };

/** A record and its name in both languages, or the person whose name it has. */
type Named = { id: number; en: string; ar?: string } | { id: number; userId: number };

type NamesOfKind = {
	/** Fields of details that hold an id of this kind, beside `<kind>Id`. */
	fields?: readonly string[];
	/** Reads the names of several records; deleted ones are left out. */
	find: (ids: readonly number[], refs: readonly Ref[]) => Promise<readonly Named[]>;
};

/**
 * Defines how the audit log names a domain's records, by kind: `*.names.ts`. What the id of a line
 * means is data (`subjects` in `*.domain.ts`).
 */
export const defineNames = (names: Record<string, NamesOfKind>) => names;
