import { createWriteTransaction } from "electrodb";
import type { Belt } from "#shared/belts/belts.rules.ts";
import type { Write } from "../core/table/database.ts";
import { claimNew, unclaim } from "./email-claims.ts";
import { listingWrites } from "./listings.ts";
import { searchWrites } from "./search-keys.ts";
import type { Locked } from "./sign-in-lock.ts";
import { type User, Users } from "./user.entity.ts";
import { countPerson } from "./users.counts.ts";

/** What of a person a session goes by. */
export type SignInRecord = Pick<User, "id" | "role" | "isApproved" | "mustChangePassword"> &
	Partial<Pick<User, "passwordSetAt" | "secondFactorAt">>;

/** Holds while a person is what a session of theirs would say, and has the password that they had. */
export function unchanged(person: SignInRecord): Write {
	const { id, role, isApproved, mustChangePassword, passwordSetAt, secondFactorAt } = person;
	// ElectroDB's types know a condition only inside of its own transactions.
	const condition = createWriteTransaction({ Users }, (entities) => [
		entities.Users.check({ id })
			.where((user, { eq, notExists }) =>
				[
					eq(user.role, role),
					eq(user.isApproved, isApproved),
					eq(user.mustChangePassword, mustChangePassword),
					passwordSetAt === undefined ? notExists(user.passwordSetAt) : eq(user.passwordSetAt, passwordSetAt),
					secondFactorAt === undefined ? notExists(user.secondFactorAt) : eq(user.secondFactorAt, secondFactorAt),
				].join(" AND "),
			)
			.commit(),
	]);
	const [{ ConditionCheck: check }] = condition.params().TransactItems as { ConditionCheck: object }[];
	return { check, onConditionFailed: "busy" };
}

/** The writes that create a person, claim their address and make them findable; `email_taken` where somebody has it. */
export const createPerson = (person: User): Write[] => [
	{ put: Users.create(person).params() },
	claimNew(person.email, person.id),
	...searchWrites(null, person),
	...countPerson(null, person),
];

/** The writes that delete a person whose sign-in is held, free their address and make them found no more. */
export const deletePerson = (held: Locked): Write[] => [
	{
		delete: Users.delete({ id: held.id })
			.where((user, { eq }) => eq(user.heldUntil, held.heldUntil))
			.params(),
		onConditionFailed: "busy",
	},
	unclaim(held.email),
	...searchWrites(held, null),
	...countPerson(held, null),
];

/** Takes note that the identity provider asks a person for no second factor any more. */
export const forgetSecondFactor = (id: number): Write => ({
	update: Users.patch({ id }).remove(["secondFactorAt"]).params(),
});

/** The writes that give a person, as they were read, another belt. */
export function changeBelt(person: User, currentBelt: Belt, now: number): Write[] {
	const { id, updatedAt } = person;
	const changes = { currentBelt, updatedAt: new Date(now).toISOString() };
	const changed = { ...person, ...changes };
	return [
		{
			// What is counted and listed follows from the person as they were read.
			update: Users.patch({ id })
				.set(changes)
				.where((user, { eq }) => eq(user.updatedAt, updatedAt))
				.params(),
		},
		...listingWrites(person, changed),
		...countPerson(person, changed),
	];
}
