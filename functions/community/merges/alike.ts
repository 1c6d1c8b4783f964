import { type Compared, evidenceFor } from "#shared/community/merges/merges.rules.ts";
import { inParallel } from "../../core/parallel.ts";
import { SearchKeys } from "../users/search/search-key.entity.ts";
import { letterOf, orderName, searchText } from "../users/search/search-keys.ts";
import type { User } from "../users/user.entity.ts";
import { findUsers } from "../users/users.service.ts";
import { PairKeys } from "./pair.entity.ts";
import { keysFor } from "./pairs.stream.ts";

/**
 * A phone or birthday shared by more people than this is ignored: imports check many rows at once.
 */
const mostShared = 10;

/**
 * Ids of people with the same first and last name in both scripts: a birth date or phone in a file
 * may be wrong.
 */
async function namesakesOf(person: Compared): Promise<number[]> {
	const namesIn = (text: string) => text.split("|", 2).map((name) => name.replaceAll(" ", ""));
	const { firstName, lastName, firstNameAr, lastNameAr, email } = person;
	if (!firstNameAr || !lastNameAr) return [];
	const text = searchText({ firstName, lastName, firstNameAr, lastNameAr, email, id: 0 });
	const key = orderName(text, "en");
	const { data } = await SearchKeys.query
		.byKey({ kind: "name.en", letter: letterOf("name.en", key), key })
		.go({ limit: mostShared });
	const [latin, arabic] = namesIn(text);
	return data.flatMap((row) => {
		const [otherLatin, otherArabic] = namesIn(row.text);
		return latin === otherLatin && arabic === otherArabic ? [row.userId] : [];
	});
}

/** For each new person, an existing person who may be the same, or null. */
export async function findAlike(people: readonly Compared[]): Promise<(User | null)[]> {
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
	const namesakes = await inParallel(people, namesakesOf);
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
