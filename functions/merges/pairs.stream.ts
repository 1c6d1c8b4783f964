import { type Compared, evidenceFor, firstSounds, phoneOf } from "#shared/merges/merges.rules.ts";
import { inParallel } from "../core/parallel.ts";
import { ignoreConditionFailure, retryUnprocessed } from "../core/table/database.ts";
import type { User } from "../users/user.entity.ts";
import { findUsers } from "../users/users.service.ts";
import { mailKey, PairKeys, Pairs } from "./pair.entity.ts";

/** More people than this share a phone for another reason: it is their coach's. */
const mostAlike = 40;

/** What a person is compared by with those who share it; the same keys in either script. */
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

/** Whether a change of a person may change with whom they are paired. */
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

/** Files a pair that nobody has dismissed. */
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

/** The people who share something with one, a bounded number of each thing. */
async function alike(id: number, keys: readonly string[]): Promise<User[]> {
	const shared = await inParallel(keys, (key) =>
		PairKeys.query.byKey({ key }).go({ limit: mostAlike + 1 }),
	);
	const few = shared.filter(({ data }) => data.length <= mostAlike).flatMap(({ data }) => data);
	return findUsers(few.map(({ userId }) => userId).filter((other) => other !== id));
}

/** Keeps the keys of a person as they are now, and finds those who may be the same person. */
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
	const others = after ? await alike(userId, are) : [];
	const still = new Set(
		after ? others.filter((other) => evidenceFor(after, other).length > 0).map(({ id }) => id) : [],
	);
	// Somebody new is paired with nobody yet.
	const paired = before ? await pairsOf(userId) : [];
	const gone = paired.filter(
		(pair) =>
			!after ||
			(pair.status === "suspected" &&
				!still.has(pair.userId === userId ? pair.otherId : pair.userId)),
	);
	await inParallel(gone, (pair) =>
		Pairs.delete({ userId: pair.userId, otherId: pair.otherId }).go(),
	);
	if (after) await inParallel(others, async (other) => file(after, other, now));
}
