/** From so long before the hour people may take their numbers, in ms. */
export const lobbyMs = 60 * 60 * 1000;

/** How long somebody who was let in may register, in seconds in which the door is open. */
export const turnSeconds = 10 * 60;

/** The door lets in so many a second at most: beside it everything else goes on, and people sign in. */
const fastest = 100;
/** A single shard gives out so many places a second without two meeting: 0.3 / 6 ms, see docs/registration.md. */
const ofOneShard = 50;

/** How many the door lets in a second, so that places can be given out as fast. @param shards of the event's places */
export const paceOf = (shards: number) => Math.min(fastest, ofOneShard * Math.max(1, shards));

/**
 * How far the queue has been let in: up to the position `served` at the moment `since` (ms since 1970), and so many more
 * with each second from then on, unless the door is held.
 */
export type Door = { served: number; since: number; held: boolean; perSecond: number };

/** Up to which position people have been let in, with a fraction on the way to the next. @param now ms since 1970 */
export const servedAt = ({ served, since, held, perSecond }: Door, now: number) =>
	held ? served : served + (Math.max(0, now - since) * perSecond) / 1000;

/** The door held, or let go on, from a moment on. */
export const withDoor = (door: Door, held: boolean, now: number): Door => ({
	...door,
	served: servedAt(door, now),
	since: now,
	held,
});

export type Turn =
	/** So many stand before them, and so many seconds it takes while the door is open. */
	| { state: "waiting"; ahead: number; seconds: number }
	/** They may register, for so many seconds more. */
	| { state: "inside"; seconds: number }
	| { state: "over" };

/** Whose turn it is, of who has a position in the queue (from 1). While the door is held, nobody's time runs out. */
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

/** Numbers are given out in so many rows at once, one after the other in each: one row takes 1,000 a second at most. */
export const rows = 16;

/** A number as people know it: those of a row are as far apart as there are rows. @param count how many the row has given out */
export const numberIn = (row: number, count: number) => (count - 1) * rows + row + 1;

/** How many numbers were given out before this one, counted row after row; null when it was not given out. */
export function indexOf(number: number, counts: readonly number[]): number | null {
	const row = (number - 1) % rows;
	const inRow = Math.floor((number - 1) / rows);
	if (!(inRow < counts[row])) return null;
	return sumCounts(counts.slice(0, row)) + inRow;
}

export const sumCounts = (counts: readonly number[]) =>
	counts.reduce((sum, count) => sum + count, 0);
