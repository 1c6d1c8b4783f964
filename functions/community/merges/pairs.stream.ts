import {
	type Compared,
	evidenceFor,
	firstSounds,
	phoneOf,
} from "#shared/community/merges/merges.rules.ts";
import { atEndOfBatch } from "../../base/stream/batch.ts";
import { inParallel, runEach } from "../../core/parallel.ts";
import { ignoreConditionFailure, retryUnprocessed } from "../../core/table/database.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUsers } from "../../people/users/users.service.ts";
import { mailKey, PairKeys, Pairs } from "./pair.entity.ts";

/** A key shared by more people than this is ignored: it is probably their coach's phone. */
const mostSharing = 40;

/** The keys by which a person is compared with others; the same for names in either script. */
export const keysFor = (person: Compared): string[] => {
	const phone = phoneOf(person);
	return [
		...(person.email ? [mailKey(person.email)] : []),
		...(phone ? [`phone ${phone}`] : []),
		...(person.dateOfBirth
			? [...firstSounds(person)].map((sound) => `birth ${person.dateOfBirth} ${sound}`)
			: []),
	];
};

const comparedBy = ["firstName", "lastName", "firstNameAr", "lastNameAr", "gender"] as const;

/** Whether a change of a person can change their pairs. */
const isOther = (before: User | null, after: User | null) =>
	!before ||
	!after ||
	comparedBy.some((field) => before[field] !== after[field]) ||
	keysFor(before).join("|") !== keysFor(after).join("|");

async function pairsOf(userId: number) {
	const [ones, others] = await Promise.all([
		Pairs.query.ofPerson({ userId }).go({ pages: "all", consistent: true }),
		Pairs.query.ofOther({ otherId: userId }).go({ pages: "all" }),
	]);
	return [...ones.data, ...others.data];
}

const keyOf = (one: number, other: number) => ({
	userId: Math.min(one, other),
	otherId: Math.max(one, other),
});

/** Stores a suspected pair, unless it was dismissed. */
const file = (one: User, other: User, now: number) => {
	const evidence = evidenceFor(one, other);
	if (evidence.length === 0) return undefined;
	return Pairs.put({
		...keyOf(one.id, other.id),
		evidence,
		status: "suspected",
		foundAt: new Date(now).toISOString(),
	})
		.where(
			({ userId, status }, { notExists, eq }) =>
				`${notExists(userId)} OR ${eq(status, "suspected")}`,
		)
		.go()
		.catch(ignoreConditionFailure);
};

/** People who share a key with the person; keys shared by too many people are skipped. */
async function findPeopleWithKeys(id: number, keys: readonly string[]): Promise<User[]> {
	const shared = await inParallel(keys, (key) =>
		PairKeys.query.byKey({ key }).go({ limit: mostSharing + 1 }),
	);
	const few = shared.filter(({ data }) => data.length <= mostSharing).flatMap(({ data }) => data);
	return findUsers(few.map(({ userId }) => userId).filter((other) => other !== id));
}

/** Updates a person's pair keys, and finds people who may be the same person. */
export async function followPairs(
	before: User | null,
	after: User | null,
	now: number,
): Promise<void> {
	if (!isOther(before, after)) return;
	const [were, are] = [before, after].map((person) => (person ? keysFor(person) : []));
	const userId = Number((after ?? before)?.id);
	if (are.length > 0)
		await retryUnprocessed(() => PairKeys.put(are.map((key) => ({ key, userId }))).go());
	await inParallel(
		were.filter((key) => !are.includes(key)),
		(key) => PairKeys.delete({ key, userId }).go(),
	);
	const others = after ? await findPeopleWithKeys(userId, are) : [];
	const still = new Set(
		after ? others.filter((other) => evidenceFor(after, other).length > 0).map(({ id }) => id) : [],
	);
	// A new person has no pairs yet.
	const paired = before ? await pairsOf(userId) : [];
	const obsolete = paired.filter(
		(pair) =>
			!after ||
			(pair.status === "suspected" &&
				!still.has(pair.userId === userId ? pair.otherId : pair.userId)),
	);
	await runEach("pairs that differ now", obsolete, (pair) =>
		Pairs.delete({ userId: pair.userId, otherId: pair.otherId }).go(),
	);
	if (after) await runEach("possible duplicates", others, async (other) => file(after, other, now));
}

/** A person before and after a change; null before is new, after is deleted. */
type PersonChange = { before: User | null; after: User | null };

/** Each person's changes as one: before the first, and after the last. */
export function joinChanges(changes: readonly PersonChange[]): PersonChange[] {
	const people = new Map<number, PersonChange>();
	for (const { before, after } of changes) {
		const id = Number((after ?? before)?.id);
		const first = people.get(id);
		people.set(id, { before: first ? first.before : before, after });
	}
	return [...people.values()];
}

/** Changed people: their duplicates are looked for once, at the end of the batch. */
export const changedPeople = atEndOfBatch<PersonChange>("duplicates", (changes, { now }) =>
	runEach("duplicates of people", joinChanges(changes), ({ before, after }) =>
		followPairs(before, after, now),
	),
);
