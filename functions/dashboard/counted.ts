import { Tallies } from "../core/table/tally.ts";
import { eventsCountedAs } from "../events/events.counts.ts";
import { newsCountedAs } from "../news/news.counts.ts";
import { listedCountedAs, usersCountedAs } from "../users/users.counts.ts";

/** Everything that is counted, by the name of its entity, and as what. */
const countedAs = {
	user: (person: Parameters<typeof usersCountedAs>[0] & Parameters<typeof listedCountedAs>[0]) => [
		...usersCountedAs(person),
		...listedCountedAs(person),
	],
	event: eventsCountedAs,
	news: newsCountedAs,
};
export type Counted = { [Entity in keyof typeof countedAs]?: readonly Parameters<(typeof countedAs)[Entity]>[0][] };

export const isCounted = (entity: string): entity is keyof typeof countedAs => entity in countedAs;

/** Counts things into what was counted before. */
export function countUp(counts: Map<string, number>, things: Counted): void {
	for (const [entity, all] of Object.entries(things))
		for (const name of all.flatMap(countedAs[entity as keyof Counted] as (thing: unknown) => string[]))
			counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Puts numbers in the place of those that are kept. */
export async function putTallies(counts: ReadonlyMap<string, number>): Promise<void> {
	await Tallies.put([...counts].map(([name, count]) => ({ name, count }))).go();
}
