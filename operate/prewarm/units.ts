/** Units a second. */
export type Units = { reads: number; writes: number };

export type Expected = {
	users: number;
	/** 0: no limit. */
	places: number;
	/** Seconds in which all of them press. */
	within: number;
	/** What is tried in vain and again, as a multiple of what succeeds. */
	retries: number;
	/** Processes of the register function at once; each remembers for itself what it has read. */
	processes: number;
};

/** Write units of an entry, as docs/registration.md counts them: in the table, and one in the index. */
const place = 4;
const waiting = 1;
const inIndex = 1;

/** Strongly consistent reads: a caller's session; once a second and process the event, and all allotments. */
const session = 1;
const event = 2;
const fullCheck = 24;
/** Of the index, once a second and process, for each who waits: the list is read to tell people their place in it. */
const listed = 1 / 8;

/** What the table and its index by event should take from the first second on. */
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

/** What to ask for: never less than there is, and no more than a table may have. */
export function chooseUnits(wanted: Units, present: Units, quota: number): Units {
	const one = (name: keyof Units) => Math.max(present[name], Math.min(wanted[name], quota));
	return { reads: one("reads"), writes: one("writes") };
}
