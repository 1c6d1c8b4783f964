type Values = Record<string, unknown>;

/** Result of merging two people's edits of one record. */
export type Merged<V> = {
	/** The user's edits with the other editor's non-conflicting changes. */
	values: V;
	/** Fields that only the other editor changed. */
	taken: (keyof V)[];
	/** Conflicting fields, with the other editor's values. */
	clashes: Partial<V>;
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Merges the user's edits with those that another editor saved in the meantime.
 * @param base the record when the user began editing
 * @param mine the user's form values
 * @param theirs the record as saved now; its version is used for optimistic locking
 */
export function mergeEdits<V extends Values>(base: V, mine: V, theirs: V): Merged<V> {
	const merged: Merged<V> = {
		values: { ...mine, version: theirs.version },
		taken: [],
		clashes: {},
	};
	for (const field of Object.keys(theirs) as (keyof V)[]) {
		if (
			field === "version" ||
			isSame(base[field], theirs[field]) ||
			isSame(mine[field], theirs[field])
		)
			continue;
		if (isSame(base[field], mine[field])) {
			merged.values[field] = theirs[field];
			merged.taken.push(field);
		} else merged.clashes[field] = theirs[field];
	}
	return merged;
}
