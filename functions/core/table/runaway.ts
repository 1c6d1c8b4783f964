/** A step or line of a record that says when and by whom it was changed; 0 is the system. */
type Stamp = { at: string; by: number };

/** Changes of one record by the system within a minute, above which it is left alone for now. */
const mostPerMinute = 10;
const minute = 60_000;

/**
 * Whether the system keeps changing a record: reactions probably answer each other. Computed from
 * the stamps that the record holds, so it costs no request and no storage. A person's change is
 * never part of it.
 * @param before stamps before the change
 * @param after stamps after it, of which the further ones are new
 */
export function isRunaway(before: readonly Stamp[], after: readonly Stamp[]): boolean {
	const known = new Set(before.map(({ at, by }) => `${at} ${by}`));
	const added = after.filter(({ at, by }) => !known.has(`${at} ${by}`));
	if (added.length === 0 || added.some(({ by }) => by !== 0)) return false;
	// A change may add several stamps at once.
	const times = [...new Set(after.filter(({ by }) => by === 0).map(({ at }) => Date.parse(at)))];
	const [latest] = times.sort((one, other) => other - one);
	return times[mostPerMinute] > latest - minute;
}
