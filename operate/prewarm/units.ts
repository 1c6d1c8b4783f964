/** Capacity units per second. */
export type Units = { reads: number; writes: number };

export type Expected = {
	users: number;
	/** 0 means no limit. */
	places: number;
	/** Seconds in which all users register. */
	within: number;
	/** Attempts including failed ones, as a multiple of the successful ones. */
	retries: number;
	/** Concurrent processes of the registration function; each has its own cache. */
	processes: number;
};

/**
 * Write units of a registration, as docs/registration.md counts them: in the table, and one in the
 * index.
 */
const place = 4;
const waiting = 1;
const inIndex = 1;

/**
 * Strongly consistent reads: the session of each caller; once a second in each process the event,
 * and all shards.
 */
const session = 1;
const event = 2;
const fullCheck = 24;
/**
 * Reads of the index for each waiting person, once a second in each process: the list is read to
 * tell people their position.
 */
const listed = 1 / 8;

/** Throughput that the table and its index by event need from the first second on. */
export function unitsFor({ users, places, within, retries, processes }: Expected): {
	table: Units;
	index: Units;
} {
	const placed = places === 0 ? users : Math.min(users, places);
	const queue = users - placed;
	const perSecond = (units: number) => Math.ceil((units * retries) / within);
	return {
		table: {
			writes: perSecond(placed * place + queue * waiting),
			reads: perSecond(users * session) + processes * (event + fullCheck),
		},
		index: { writes: perSecond(users * inIndex), reads: Math.ceil(processes * queue * listed) },
	};
}

/** Throughput to request: at least the present one, and at most the quota. */
export function chooseUnits(required: Units, present: Units, quota: number): Units {
	const one = (name: keyof Units) => Math.max(present[name], Math.min(required[name], quota));
	return { reads: one("reads"), writes: one("writes") };
}
