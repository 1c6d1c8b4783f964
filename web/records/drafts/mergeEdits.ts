type Values = Record<string, unknown>;

/** What two people made of one record. */
export type Merged<V> = {
	/** One's own edits, with what only the other changed. */
	values: V;
	/** Fields that only the other changed. */
	taken: (keyof V)[];
	/** Fields that both changed, with what the other made of them. */
	clashes: Partial<V>;
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Brings one's own edits of a record together with those that somebody else saved meanwhile.
 * @param base the record as one began
 * @param mine what stands in one's form
 * @param theirs the record as it is saved now; its version is the one to write over
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
