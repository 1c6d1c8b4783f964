import { type Numbers, putTally } from "../core/table/tally.ts";
import { eventsCountedAs } from "../events/events.counts.ts";
import { newsCountedAs } from "../news/news.counts.ts";
import { listedCountedAs, usersCountedAs } from "../users/users.counts.ts";

type Person = Parameters<typeof usersCountedAs>[0] & Parameters<typeof listedCountedAs>[0];

/** Everything that is counted, by the name of its entity, and as what. */
const countedAs = {
	user: (person: Person) => [...usersCountedAs(person), ...listedCountedAs(person)],
	event: eventsCountedAs,
	news: newsCountedAs,
};
export type CountedKind = keyof typeof countedAs;
export const countedKinds = Object.keys(countedAs) as CountedKind[];
export type Counted = { [Kind in CountedKind]?: readonly Parameters<(typeof countedAs)[Kind]>[0][] };

export type Counts = Record<CountedKind, Numbers>;
export const noCounts = (): Counts => ({ user: {}, event: {}, news: {} });

/** Counts things into what was counted before. */
export function countUp(counts: Counts, things: Counted): void {
	for (const kind of countedKinds) {
		const namesOf = countedAs[kind] as (thing: unknown) => string[];
		for (const name of (things[kind] ?? []).flatMap(namesOf)) counts[kind][name] = (counts[kind][name] ?? 0) + 1;
	}
}

/** Puts numbers in the place of those that are kept. */
export const putCounts = async (counts: Counts): Promise<void> => {
	for (const kind of countedKinds) await putTally(kind, counts[kind]);
};
