import { paymentsCountedAs } from "../../community/memberships/memberships.counts.ts";
import { removalsCountedAs } from "../../community/removals/removals.counts.ts";
import { beltsCountedAs, personCountedAs } from "../../community/users/users.counts.ts";
import { eventsCountedAs } from "../../competition/events/events.counts.ts";
import { chargesCountedAs } from "../../competition/fees/fees.counts.ts";
import { newsCountedAs } from "../../content/news/news.counts.ts";
import { type CountedAs, type Numbers, numbersOf, putTally } from "../../core/table/tally.ts";
import { promotionsCountedAs } from "../../training/belts/belts.counts.ts";
import { dojoClassesCountedAs, dojoPeopleCountedAs } from "../../training/dojos/dojos.counts.ts";

/** Everything that has counters: its entity, and the names under which an item counts. */
const counted = {
	user: { of: "user", as: personCountedAs },
	belt: { of: "user", as: beltsCountedAs },
	promotion: { of: "promotion", as: promotionsCountedAs },
	membershipPayment: { of: "membershipPayment", as: paymentsCountedAs },
	chargeLine: { of: "chargeLine", as: chargesCountedAs },
	event: { of: "event", as: eventsCountedAs },
	news: { of: "news", as: newsCountedAs },
	dojoPeople: { of: "user", as: dojoPeopleCountedAs },
	removal: { of: "removal", as: removalsCountedAs },
	trainingClass: { of: "trainingClass", as: dojoClassesCountedAs },
} as const;
export type CountedKind = keyof typeof counted;
export const countedKinds = Object.keys(counted) as CountedKind[];
type Entity = (typeof counted)[CountedKind]["of"];
/** Items by entity. */
export type Counted = { [E in Entity]?: readonly Parameters<(typeof counted)[E]["as"]>[0][] };

export type Counts = Record<CountedKind, Numbers>;
export const noCounts = () => Object.fromEntries(countedKinds.map((kind) => [kind, {}])) as Counts;

/** Adds the counts of items to existing counts. */
export function countUp(counts: Counts, things: Counted): void {
	for (const kind of countedKinds) {
		const { of, as } = counted[kind];
		const countedAs = as as CountedAs<unknown>;
		for (const [name, by] of (things[of] ?? []).flatMap((thing) =>
			Object.entries(numbersOf(countedAs(thing))),
		))
			counts[kind][name] = (counts[kind][name] ?? 0) + by;
	}
}

/** Replaces the stored counters. */
export const putCounts = async (counts: Counts): Promise<void> => {
	for (const kind of countedKinds) await putTally(kind, counts[kind]);
};
