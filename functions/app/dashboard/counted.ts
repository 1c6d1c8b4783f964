import type { Totals } from "#shared/app/dashboard/dashboard.schema.ts";
import type { AllOf } from "#shared/core/all-of.ts";
import * as community from "../../community/counts.ts";
import * as competition from "../../competition/counts.ts";
import * as content from "../../content/counts.ts";
import {
	type CountDefinition,
	type CountedAs,
	type Numbers,
	numbersOf,
	putCounters,
} from "../../core/table/counters.ts";
import * as people from "../../people/counts.ts";
import * as training from "../../training/counts.ts";

/** What is counted, by domain. Each area lists its own in its `counts.ts`. */
const domains = { ...people, ...training, ...content, ...competition, ...community };

type Definitions = AllOf<(typeof domains)[keyof typeof domains]>;

const counted: Definitions = Object.assign({}, ...Object.values(domains));
export type CountedKind = keyof Definitions;
export const countedKinds = Object.keys(counted) as CountedKind[];
type Entity = Definitions[CountedKind]["of"];
/** Items by entity. */
export type Counted = {
	[E in Entity]?: readonly Parameters<Definitions[E]["as"]>[0][];
};

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

/** The totals that the domains state. */
export const totalsIn = (counts: Counts) =>
	Object.fromEntries(
		Object.entries<CountDefinition>(counted).flatMap(([kind, { totals = {} }]) =>
			Object.entries(totals).map(([total, names]) => [
				total,
				names.reduce((sum, name) => sum + (counts[kind as CountedKind][name] ?? 0), 0),
			]),
		),
	) as Totals;

/** Replaces the stored counters. */
export const putCounts = async (counts: Counts): Promise<void> => {
	for (const kind of countedKinds) await putCounters(kind, counts[kind]);
};
