import { Entity } from "electrodb";
import { byKey, model, onTable, retryUnprocessed, type Write } from "./database.ts";

/**
 * How many things of a kind there are. The transaction that makes, changes or removes a thing keeps its numbers, so
 * they are exact; `npm run recount` takes them anew.
 */
export const Tallies = new Entity(
	{
		model: model("tally"),
		attributes: {
			name: { type: "string", required: true },
			count: { type: "number", required: true },
		},
		indexes: {
			byName: byKey(["name"]),
		},
	},
	onTable,
);

/** Under which names a thing is counted. */
export type CountedAs<Thing> = (thing: Thing) => readonly string[];

/** The writes that keep the numbers when a thing becomes another; null is before it was made, or after it is gone. */
export function tally<Thing>(countedAs: CountedAs<Thing>, before: Thing | null, after: Thing | null): Write[] {
	const [were, are] = [before, after].map((thing) => (thing === null ? [] : countedAs(thing)));
	const added = are.filter((name) => !were.includes(name)).map((name) => ({ name, by: 1 }));
	const removed = were.filter((name) => !are.includes(name)).map((name) => ({ name, by: -1 }));
	return [...added, ...removed].map(({ name, by }) => ({
		update: Tallies.upsert({ name }).add({ count: by }).params(),
	}));
}

/** The numbers of these names, in one request; 0 for one that nothing was counted as yet. */
export async function readTallies<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
	const { data } = await retryUnprocessed(() => Tallies.get(names.map((name) => ({ name }))).go());
	const known = new Map(data.map(({ name, count }) => [name, count]));
	return Object.fromEntries(names.map((name) => [name, known.get(name) ?? 0])) as Record<Name, number>;
}
