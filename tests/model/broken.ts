import type { Step } from "./clock.ts";
import type { Answer, Office, Strategy } from "./strategy.ts";
import type { Entry, Place, World } from "./world.ts";

/** Negative controls: each lacks one of the three guards, and the check must detect it. */
type Take = (entry: Entry) => Step<Answer | "full">;

const withCounter = (name: string, takeOf: (world: World, counter: Place) => Take): Strategy => ({
	name,
	open(world): Office {
		const { table, settings } = world;
		const counter = {
			item: { home: table.partitions[0], locked: false },
			cap: settings.places,
			taken: 0,
		};
		const room = () =>
			table.read([counter.item.home], () => (counter.taken < counter.cap ? counter : undefined));
		return { places: [counter], take: takeOf(world, counter), room };
	},
});

const pause = (world: World, attempt: number) =>
	world.random.next() * Math.min(2_000, 50 * 2 ** attempt);

/**
 * No transaction: the counter first, then the registration. A double click or a crash in between
 * loses a place.
 */
export const counterOutside = withCounter(
	"counterOutside",
	({ table, enter, take }, counter) =>
		function* (entry) {
			const full = yield* table.patiently(take(counter));
			if (full) return full === "condition" ? "full" : "busy";
			const there = yield* table.patiently(enter(entry, counter));
			if (there) return there === "condition" ? "repeated" : "busy";
			return "placed";
		},
);

/**
 * No condition: the counter was read up to 250 ms ago, and is incremented whatever its value is
 * now.
 */
export const unconditional = withCounter("unconditional", (world, counter) => {
	let seen = { at: 0, taken: 0 };
	return function* (entry) {
		for (let attempt = 0; ; attempt++) {
			const { now } = world.clock;
			if (now - seen.at > 250) {
				const taken = yield* world.table.read([counter.item.home], () => counter.taken);
				seen = { at: now, taken };
			}
			if (seen.taken >= counter.cap) return "full";
			const count = world.count(counter, 1, () => true);
			const refusals = yield* world.table.transact([world.enter(entry, counter), count]);
			if (!refusals) return "placed";
			if (refusals[0] === "condition") return "repeated";
			yield pause(world, attempt);
		}
	};
});

/** No key: each registration is a new item, so a double click registers twice. */
export const keyless = withCounter(
	"keyless",
	(world, counter) =>
		function* ({ person }) {
			const entry = world.newEntry(person);
			world.entries.push(entry);
			for (let attempt = 0; ; attempt++) {
				const refusals = yield* world.table.transact([
					world.enter(entry, counter),
					world.take(counter),
				]);
				if (!refusals) return "placed";
				if (refusals[1] === "condition") return "full";
				yield pause(world, attempt);
			}
		},
);
