import { type CountedAs, type Numbers, numbersOf, putTally } from "../core/table/tally.ts";
import { eventsCountedAs } from "../events/events.counts.ts";
import { paymentsCountedAs } from "../memberships/memberships.counts.ts";
import { newsCountedAs } from "../news/news.counts.ts";
import { listedCountedAs, usersCountedAs } from "../users/users.counts.ts";

type Person = Parameters<typeof usersCountedAs>[0] & Parameters<typeof listedCountedAs>[0];

/** Everything that is counted, by the name of its entity, and as what. */
const countedAs = {
	user: (person: Person) => [...usersCountedAs(person), ...listedCountedAs(person)],
	event: eventsCountedAs,
	news: newsCountedAs,
	membershipPayment: paymentsCountedAs,
};
export type CountedKind = keyof typeof countedAs;
export const countedKinds = Object.keys(countedAs) as CountedKind[];
export type Counted = { [Kind in CountedKind]?: readonly Parameters<(typeof countedAs)[Kind]>[0][] };

export type Counts = Record<CountedKind, Numbers>;
export const noCounts = (): Counts => ({ user: {}, event: {}, news: {}, membershipPayment: {} });

/** Counts things into what was counted before. */
export function countUp(counts: Counts, things: Counted): void {
	for (const kind of countedKinds) {
		const countedAsOf = countedAs[kind] as CountedAs<unknown>;
		for (const [name, by] of (things[kind] ?? []).flatMap((thing) => Object.entries(numbersOf(countedAsOf(thing)))))
			counts[kind][name] = (counts[kind][name] ?? 0) + by;
	}
}

/** Puts numbers in the place of those that are kept. */
export const putCounts = async (counts: Counts): Promise<void> => {
	for (const kind of countedKinds) await putTally(kind, counts[kind]);
};
