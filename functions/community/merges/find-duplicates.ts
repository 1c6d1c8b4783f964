import { type Compared, evidenceFor } from "#shared/community/merges/merges.rules.ts";
import { inParallel } from "../../core/parallel.ts";
import { findNamesakes } from "../../people/users/search/lookups.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUsers } from "../../people/users/users.service.ts";
import { PairKeys } from "./pair.entity.ts";
import { keysFor } from "./pairs.stream.ts";

/**
 * A phone or birthday shared by more people than this is ignored: imports check many rows at once.
 */
const mostShared = 10;

/** For each of these new people, an existing person who is probably the same one; null if none. */
export async function findDuplicates(people: readonly Compared[]): Promise<(User | null)[]> {
	const keysOf = people.map(keysFor);
	const keys = [...new Set(keysOf.flat())];
	const read = await inParallel(keys, (key) =>
		PairKeys.query.byKey({ key }).go({ limit: mostShared + 1 }),
	);
	const sharing = new Map(
		keys.map((key, at) => {
			const { data } = read[at];
			return [key, data.length > mostShared ? [] : data.map(({ userId }) => userId)] as const;
		}),
	);
	const namesakes = await inParallel(people, (person) => findNamesakes(person, mostShared));
	const found = await findUsers([...new Set([...sharing.values(), ...namesakes].flat())]);
	const byId = new Map(found.map((user) => [user.id as number, user]));
	return people.map((person, at) => {
		const ids = new Set(keysOf[at].flatMap((key) => sharing.get(key) ?? []));
		const others = [...ids].flatMap((id) => byId.get(id) ?? []);
		return (
			others.find((other) => evidenceFor(person, other).length > 0) ??
			byId.get(namesakes[at].find((id) => byId.has(id)) ?? 0) ??
			null
		);
	});
}
