import { percentile } from "../bench/stats.ts";
import { type Crowd, gather } from "./crowd.ts";
import { follow } from "./list.ts";
import type { Settings } from "./settings.ts";
import type { Office, Strategy } from "./strategy.ts";
import { World } from "./world.ts";

/** Invariant violations: each must be zero once nothing is in progress. */
export type Faults = {
	/** Places given beyond the limit; free places while people wait. */
	over: number;
	under: number;
	/** Registrations beyond the first one of the same person. */
	duplicates: number;
	/** Taken places without a registration, or registrations without a taken place. */
	orphans: number;
};

export type Report = Faults & {
	name: string;
	placed: number;
	/** Answers "try again in a second"; people admitted from the waiting list. */
	busy: number;
	letIn: number;
	/** Places given per second until 90 % were given. */
	rate: number;
	/** p50 and p99 in ms from the first click to the answer, by answer. */
	toPlaced: [number, number];
	toWaiting: [number, number];
	/** Write units per person, and attempts per call. */
	units: number;
	tries: number;
	/** Shares of transactions that met a locked item, and of writes that were throttled. */
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

const placedEntries = (world: World) => world.entries.filter(({ status }) => status === "placed");

function faults(world: World, office: Office): Faults {
	const places = world.settings.places + world.settings.added;
	const holding = placedEntries(world);
	const people = new Set(holding.map(({ person }) => person));
	const left = new Set(
		world.entries.filter(({ status }) => status === "cancelled").map(({ person }) => person),
	);
	const wanting = world.settings.users - [...left].filter((person) => !people.has(person)).length;
	const entriesByPlace = Map.groupBy(holding, ({ place }) => place);
	const orphans = office.places.map((place) =>
		Math.abs(place.taken - (entriesByPlace.get(place)?.length ?? 0)),
	);
	return {
		over: Math.max(0, holding.length - places),
		under: Math.max(0, Math.min(places, wanting) - holding.length),
		duplicates: holding.length - people.size,
		orphans: orphans.reduce((sum, count) => sum + count, 0),
	};
}

function figures(world: World, { answered, calls, busy }: Crowd) {
	const { placedAt, letIn, settings, table } = world;
	const { transactions, conflicts, throttled, attempts, units } = table.count;
	const most = Math.ceil(placedAt.length * 0.9);
	const times = (answer: "placed" | "waiting"): [number, number] => {
		const took = answered.filter((one) => one.answer === answer).map(({ after }) => after);
		return [percentile(took, 0.5), percentile(took, 0.99)];
	};
	return {
		placed: placedEntries(world).length,
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
