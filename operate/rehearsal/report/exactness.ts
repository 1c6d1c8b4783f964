import { isForEventClass } from "#functions/competition/registrations/registration.kinds.ts";
import { holdsPlace, isAlive } from "#shared/competition/registrations/registrations.rules.ts";

export type Entry = {
	userId: number;
	/** 0 is the event itself; in an event with classes, the seat for class registrations. */
	classId: number;
	status: string;
	shard?: number;
	order: string;
	/** ISO 8601. */
	registeredAt?: string;
};

export type Shard = { classId: number; shard: number; cap: number; taken: number };

/** State of an event in the table when no writes are in progress. */
export type State = {
	/** Places by class id; 0 is the event itself. */
	limits: Map<number, number>;
	shards: Shard[];
	entries: Entry[];
};

/** A registration that an answer confirmed to a person. */
export type Promised = { userId: number; classId: number; fresh: number };

export type Exactness = {
	placed: number;
	/** min(places, demand) */
	expected: number;
	waiting: number;
	/** Places held or counted beyond a limit. */
	over: number;
	/** Free places while people are waiting. */
	under: number;
	/** Registrations of a person beyond the first. */
	duplicates: number;
	/**
	 * Mismatches: places counted without a registration or the reverse, confirmed registrations that
	 * the table lacks, and event seats without a class or the reverse.
	 */
	orphans: number;
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Compares the state in the table with what people were promised. */
export function checkExactness(
	{ limits, shards, entries }: State,
	promised: readonly Promised[],
): Exactness {
	const hasEventClasses = limits.size > 1;
	const classes = [...limits.keys()].filter((id) => !hasEventClasses || id !== 0);
	const holding = entries.filter(({ status }) => holdsPlace(status));
	const heldIn = (classId: number) => holding.filter((entry) => entry.classId === classId).length;
	const limitOf = (classId: number) => limits.get(classId) ?? 0;
	const roomIn = (classId: number) => Math.max(0, limitOf(classId) - heldIn(classId));

	const beyond = ([classId, limit]: [number, number]) => {
		const taken = sum(
			shards.filter((shard) => shard.classId === classId).map((shard) => shard.taken),
		);
		return Math.max(0, heldIn(classId) - limit, taken - limit);
	};
	const wanting = (classId: number) =>
		Math.max(0, promised.filter((one) => one.classId === classId).length - heldIn(classId));
	const placed = heldIn(0);
	const usable = sum(classes.map((classId) => Math.min(roomIn(classId), wanting(classId))));
	const under = Math.min(roomIn(0), usable);
	const wanted = entries.filter(({ classId }) => classes.includes(classId));
	const alive = wanted.filter(({ status }) => isAlive(status));
	return {
		placed,
		expected: Math.min(limitOf(0), placed + under),
		waiting: wanted.filter(({ status }) => status === "waitlisted").length,
		over: sum([...limits].map(beyond)),
		under,
		duplicates: beyondOne(alive) + sum(promised.map(({ fresh }) => Math.max(0, fresh - 1))),
		orphans:
			miscounted(shards, holding) +
			broken(alive, promised) +
			(hasEventClasses ? seatsWithoutClass(holding) : 0),
	};
}

const beyondOne = (alive: readonly Entry[]) =>
	alive.length - new Set(alive.map(({ userId }) => userId)).size;

/** Total difference between the counts and the registrations that they count. */
function miscounted(shards: readonly Shard[], holding: readonly Entry[]): number {
	const name = ({ classId, shard }: { classId: number; shard?: number }) => `${classId}/${shard}`;
	const held = Map.groupBy(holding, name);
	const known = new Set(shards.map(name));
	const uncounted = holding.filter((entry) => !known.has(name(entry))).length;
	return (
		uncounted +
		sum(shards.map((shard) => Math.abs(shard.taken - (held.get(name(shard))?.length ?? 0))))
	);
}

/** Number of promises without a registration in the table. */
function broken(alive: readonly Entry[], promised: readonly Promised[]): number {
	const name = ({ userId, classId }: Pick<Entry, "userId" | "classId">) => `${userId}/${classId}`;
	const known = new Set(alive.map(name));
	return promised.filter((one) => !known.has(name(one))).length;
}

/** People who hold a place at the event but none in a class, or the reverse. */
function seatsWithoutClass(holding: readonly Entry[]): number {
	const byPerson = Map.groupBy(holding, ({ userId }) => userId);
	const whole = (own: Entry[]) =>
		own.some(isForEventClass) === own.some((entry) => !isForEventClass(entry));
	return [...byPerson.values()].filter((own) => !whole(own)).length;
}

export const isExact = ({ over, under, duplicates, orphans }: Exactness) =>
	over + under + duplicates + orphans === 0;
