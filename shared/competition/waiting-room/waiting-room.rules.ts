/** Time before the opening from which people can take numbers, in ms. */
export const lobbyMs = 60 * 60 * 1000;

/** Time in which an admitted person can register, in seconds; pauses of admission do not count. */
export const turnSeconds = 10 * 60;

/**
 * Maximum number of people admitted per second, which leaves capacity for sign-ins and other calls.
 */
const fastest = 100;
/**
 * Places that one shard can assign per second with few write conflicts: 0.3 / 6 ms, see
 * docs/registration.md.
 */
const ofOneShard = 50;

/**
 * Number of people admitted per second, no faster than places can be assigned.
 * @param shards number of shards of the event's places
 */
export const paceOf = (shards: number) => Math.min(fastest, ofOneShard * Math.max(1, shards));

/**
 * State of admission: position `served` was reached at `since` (ms since 1970), and `perSecond`
 * positions are added each second from then on, unless admission is paused (`held`).
 */
export type Door = { served: number; since: number; held: boolean; perSecond: number };

/**
 * Position up to which people are admitted, with a fraction.
 * @param now ms since 1970
 */
export const servedAt = ({ served, since, held, perSecond }: Door, now: number) =>
	held ? served : served + (Math.max(0, now - since) * perSecond) / 1000;

/** The admission state after pausing or resuming at `now`. */
export const withDoor = (door: Door, isPaused: boolean, now: number): Door => ({
	...door,
	served: servedAt(door, now),
	since: now,
	held: isPaused,
});

export type Turn =
	/** Number of people ahead, and seconds to wait if admission is not paused. */
	| { state: "waiting"; ahead: number; seconds: number }
	/** The person can register for this many more seconds. */
	| { state: "inside"; seconds: number }
	| { state: "over" };

/** Turn of a position in the queue (from 1). While admission is paused, no turn expires. */
export function turnOf(position: number, door: Door, now: number): Turn {
	const line = servedAt(door, now);
	const before = position - line;
	if (before > 0) {
		const ahead = position - 1 - Math.floor(line);
		return { state: "waiting", ahead, seconds: Math.ceil(before / door.perSecond) };
	}
	const seconds = turnSeconds + before / door.perSecond;
	return seconds > 0 ? { state: "inside", seconds: Math.ceil(seconds) } : { state: "over" };
}

/**
 * Number of counters that give out numbers in parallel, because one counter item takes at most
 * 1,000 writes a second.
 */
export const rows = 16;

/**
 * Number shown to a person; numbers of a row are `rows` apart.
 * @param count numbers that the row has given out, including this one
 */
export const numberIn = (row: number, count: number) => (count - 1) * rows + row + 1;

/**
 * Index of a number among all numbers given out, counted row after row; null if it was not given
 * out.
 */
export function indexOf(number: number, counts: readonly number[]): number | null {
	const row = (number - 1) % rows;
	const inRow = Math.floor((number - 1) / rows);
	if (!(inRow < counts[row])) return null;
	return sumCounts(counts.slice(0, row)) + inRow;
}

export const sumCounts = (counts: readonly number[]) =>
	counts.reduce((sum, count) => sum + count, 0);
