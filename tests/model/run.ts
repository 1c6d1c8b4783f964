import { percentile } from "../bench/stats.ts";
import { type Crowd, gather } from "./crowd.ts";
import { follow } from "./list.ts";
import type { Settings } from "./settings.ts";
import type { Office, Strategy } from "./strategy.ts";
import { World } from "./world.ts";

/** What must be nothing, once all is quiet. */
export type Faults = {
	/** Places held beyond the limit; places that nobody has although somebody wants one. */
	over: number;
	under: number;
	/** Entries a person has beyond one; places counted without an entry, or entries without a count. */
	duplicates: number;
	orphans: number;
};

export type Report = Faults & {
	name: string;
	placed: number;
	/** Answers "try again in a second"; people who got in from the waiting list. */
	busy: number;
	letIn: number;
	/** Places a second, until nine of ten were given. */
	rate: number;
	/** p50 and p99 in ms from the first press to an answer, by the answer. */
	toPlaced: [number, number];
	toWaiting: [number, number];
	/** Write units and tries, for each person and each call. */
	units: number;
	tries: number;
	/** Shares of all transactions that met a locked item, and of all writes that were throttled. */
	conflicts: number;
	throttled: number;
};

export function run(strategy: Strategy, settings: Settings): Report {
	const world = new World(settings);
	const office = strategy.open(world);
	follow(world, office);
	const crowd = gather(world, office);
	world.clock.run();
	return { name: strategy.name, ...faults(world, office), ...figures(world, crowd) };
}

const held = (world: World) => world.entries.filter(({ status }) => status === "placed");

function faults(world: World, office: Office): Faults {
	const places = world.settings.places + world.settings.added;
	const holding = held(world);
	const people = new Set(holding.map(({ person }) => person));
	const left = new Set(
		world.entries.filter(({ status }) => status === "cancelled").map(({ person }) => person),
	);
	const wanting = world.settings.users - [...left].filter((person) => !people.has(person)).length;
	const heldOf = Map.groupBy(holding, ({ place }) => place);
	const orphans = office.places.map((place) =>
		Math.abs(place.taken - (heldOf.get(place)?.length ?? 0)),
	);
	return {
		over: Math.max(0, holding.length - places),
		under: Math.max(0, Math.min(places, wanting) - holding.length),
		duplicates: holding.length - people.size,
		orphans: orphans.reduce((sum, count) => sum + count, 0),
	};
}

function figures(world: World, { told, calls, busy }: Crowd) {
	const { placedAt, letIn, settings, table } = world;
	const { transactions, conflicts, throttled, attempts, units } = table.count;
	const most = Math.ceil(placedAt.length * 0.9);
	const times = (answer: "placed" | "waiting"): [number, number] => {
		const took = told.filter((one) => one.answer === answer).map(({ after }) => after);
		return [percentile(took, 0.5), percentile(took, 0.99)];
	};
	return {
		placed: held(world).length,
		busy,
		letIn,
		rate: most / ((placedAt[most - 1] - placedAt[0]) / 1000),
		toPlaced: times("placed"),
		toWaiting: times("waiting"),
		units: units / settings.users,
		tries: transactions / calls,
		conflicts: conflicts / transactions,
		throttled: throttled / attempts,
	};
}
