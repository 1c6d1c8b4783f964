/** Time before the opening from which people can take numbers, in ms. */
export const lobbyMs = 60 * 60 * 1000;

/** Time in which an admitted person can register, in seconds; pauses of admission do not count. */
export const turnSeconds = 10 * 60;

/** Time after a wave in which registrations that are under way may still end, in ms. */
export const graceMs = 10_000;

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
 * Admission by waves. A wave admits the positions after `first` up to `to`, as many as there were
 * free places when it began, and keeps a place for each until the wave is over; the next wave begins
 * with the places that are free then. `to` is null if no place is kept, because there is no limit or
 * nothing is left but the waiting list: then everybody is admitted, and no turn ends.
 */
export type Admission = {
	first: number;
	to: number | null;
	/** Time from which the wave runs, in ms since 1970. */
	since: number;
	/** Time that the wave ran before `since`, in ms; pauses do not count. */
	ran: number;
	/** Whether admission is paused. */
	held: boolean;
	/** Positions admitted a second. */
	perSecond: number;
};

/**
 * Time for which a wave has run, in ms.
 * @param now ms since 1970
 */
const runningMs = ({ since, ran, held }: Admission, now: number) =>
	ran + (held ? 0 : Math.max(0, now - since));

/** Position up to which people are admitted, with a fraction. */
export const servedAt = (admission: Admission, now: number) => {
	const { first, to, perSecond } = admission;
	const reached = first + (runningMs(admission, now) * perSecond) / 1000;
	return Math.min(to ?? reached, reached);
};

/** Length of a wave in ms: the last person admitted has a whole turn. */
const waveMs = ({ first, to, perSecond }: Admission & { to: number }) =>
	((to - first) / perSecond + turnSeconds) * 1000;

const keepsPlaces = (admission: Admission): admission is Admission & { to: number } =>
	admission.to !== null;

/** Time until the turns of a wave end, in ms; 0 if they are over, null if they never end. */
export const leftInWave = (admission: Admission, now: number): number | null =>
	keepsPlaces(admission) ? Math.max(0, waveMs(admission) - runningMs(admission, now)) : null;

/**
 * Whether a wave is over and the next one has to begin: its time has passed, or all its places are
 * taken. Never while admission is paused.
 * @param free places that are free; null if there is no limit
 */
export const isWaveOver = (admission: Admission, now: number, free: number | null): boolean =>
	keepsPlaces(admission) &&
	!admission.held &&
	(free === 0 || runningMs(admission, now) >= waveMs(admission) + graceMs);

/**
 * The next wave.
 * @param last last position given out
 * @param free places that are free; null if there is no limit
 */
export const nextWave = (
	{ to, held, perSecond }: Admission,
	last: number,
	free: number | null,
	now: number,
): Admission => {
	const first = Math.min(to ?? last, last);
	return { first, to: free ? first + free : null, since: now, ran: 0, held, perSecond };
};

/** Admission after pausing or resuming at `now`. */
export const pausedAt = (admission: Admission, isPaused: boolean, now: number): Admission => ({
	...admission,
	ran: runningMs(admission, now),
	since: now,
	held: isPaused,
});

export type Turn =
	/**
	 * Number of people ahead, and seconds to wait if admission is not paused. `beyond` is how many of
	 * the places kept in this wave have to become free for the person's turn in the next one; 0 if the
	 * turn comes in this wave.
	 */
	| { state: "waiting"; ahead: number; seconds: number; beyond: number }
	/** The person can register for this many more seconds; null: no place is kept, and no time runs. */
	| { state: "inside"; seconds: number | null }
	| { state: "over" };

/** Turn of a position in the queue (from 1). While admission is paused, no turn expires. */
export function turnOf(position: number, admission: Admission, now: number): Turn {
	const { first, to, perSecond } = admission;
	const left = leftInWave(admission, now);
	if (position <= first || (left === 0 && position <= (to ?? position))) return { state: "over" };
	const line = servedAt(admission, now);
	if (position <= line) return { state: "inside", seconds: left && Math.ceil(left / 1000) };
	const ahead = position - 1 - Math.floor(line);
	const beyond = Math.max(0, position - (to ?? position));
	const seconds = beyond > 0 ? ((left ?? 0) + graceMs) / 1000 : (position - line) / perSecond;
	return { state: "waiting", ahead, seconds: Math.ceil(seconds), beyond };
}

/** Whether a place is kept or left for a position, even while admission is paused. */
export const hasPlace = (position: number, { first, to }: Admission) =>
	position > first && position <= (to ?? position);

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
