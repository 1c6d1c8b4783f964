import { createWriteTransaction } from "electrodb";
import type { Belt } from "#shared/belts/belts.rules.ts";
import type { Write } from "../core/table/database.ts";
import { listedAsBefore, listingWrites } from "./directory/listings.ts";
import { claimNew, writeEmailClaim, writeEmailRelease } from "./email-claims.ts";
import { foundAsBefore, searchWrites } from "./search/search-keys.ts";
import type { Locked } from "./sign-in-lock.ts";
import { type User, Users } from "./user.entity.ts";
import { countPerson } from "./users.counts.ts";

/** What of a person a session goes by. */
export type SignInRecord = Pick<User, "id" | "role" | "isApproved" | "mustChangePassword"> &
	Partial<Pick<User, "isDisabled" | "passwordSetAt" | "secondFactorAt">>;

/** Holds while a person is what a session of theirs would say, and has the password that they had. */
export function requireUnchanged(person: SignInRecord): Write {
	const { id, role, isApproved, mustChangePassword, isDisabled, passwordSetAt, secondFactorAt } =
		person;
	// ElectroDB's types know a condition only inside of its own transactions.
	const condition = createWriteTransaction({ Users }, (entities) => [
		entities.Users.check({ id })
			.where((user, { eq, notExists }) =>
				[
					eq(user.role, role),
					eq(user.isApproved, isApproved),
					eq(user.mustChangePassword, mustChangePassword),
					isDisabled === undefined ? notExists(user.isDisabled) : eq(user.isDisabled, isDisabled),
					passwordSetAt === undefined
						? notExists(user.passwordSetAt)
						: eq(user.passwordSetAt, passwordSetAt),
					secondFactorAt === undefined
						? notExists(user.secondFactorAt)
						: eq(user.secondFactorAt, secondFactorAt),
				].join(" AND "),
			)
			.commit(),
	]);
	const [{ ConditionCheck: check }] = condition.params().TransactItems as {
		ConditionCheck: object;
	}[];
	return { check, onConditionFailed: "busy" };
}

/** The writes that create a person, claim their address and make them findable; `email_taken` where somebody has it. */
export const createPerson = (person: User): Write[] => [
	{ put: Users.create(person).params() },
	...(person.email ? [claimNew(person.email, person.id)] : []),
	...searchWrites(null, person),
	...countPerson(null, person),
];

type Emptied =
	| "profileImageUrl"
	| "firstNameAr"
	| "lastNameAr"
	| "phoneNumber"
	| "gender"
	| "dateOfBirth"
	| "address"
	| "dojoLocation";

/**
 * The writes that change a person as they were read, with all that follows from it: search, filters, directory, totals.
 * `changed_meanwhile` where somebody else changed them.
 */
export function changePerson(before: User, after: User): Write[] {
	const names = Object.keys({ ...before, ...after }) as (keyof User)[];
	const changed = names.filter((name) => before[name] !== after[name]);
	const emptied = changed.filter((name) => after[name] === undefined) as Emptied[];
	const set = Object.fromEntries(
		changed.filter((name) => after[name] !== undefined).map((name) => [name, after[name]]),
	);
	const { role, createdAt, isApproved } = after;
	// With all parts of the indexes that it touches.
	const update = Users.patch({ id: before.id }).set({ ...set, role, createdAt, isApproved });
	return [
		{
			update: (emptied.length > 0 ? update.remove(emptied) : update)
				.where(foundAsBefore(before))
				.where(listedAsBefore(before))
				.params(),
			onConditionFailed: "changed_meanwhile",
		},
		...searchWrites(before, after),
		...listingWrites(before, after),
		...countPerson(before, after),
	];
}

/**
 * A person as an edit leaves them, and the fields that it changes. What is left out of the edit stays, null empties.
 * @param now ms since 1970
 */
export function editPerson(before: User, edit: Partial<Record<keyof User, unknown>>, now: number) {
	const told = Object.entries(edit).filter(([, value]) => value !== undefined);
	const given = Object.fromEntries(told.map(([field, value]) => [field, value ?? undefined]));
	const after: User = { ...before, ...given, updatedAt: new Date(now).toISOString() };
	const fields = told
		.map(([field]) => field as keyof User)
		.filter((field) => before[field] !== after[field]);
	return { after, fields };
}

/** The writes that bring somebody back whose address was kept for them. */
export const restorePerson = (person: User): Write[] => [
	{ put: Users.create(person).params() },
	...(person.email ? [writeEmailClaim(person.email, person.id)] : []),
	...searchWrites(null, person),
	...listingWrites(null, person),
	...countPerson(null, person),
];

/**
 * The writes that delete a person whose sign-in is held, and make them found no more.
 * @param claim what becomes of their address; it is free by default
 */
export const deletePerson = (
	held: Locked,
	claim: Write = writeEmailRelease(held.email),
): Write[] => [
	{
		delete: Users.delete({ id: held.id })
			.where((user, { eq }) => eq(user.heldUntil, held.heldUntil))
			.params(),
		onConditionFailed: "busy",
	},
	...(held.email ? [claim] : []),
	...searchWrites(held, null),
	...listingWrites(held, null),
	...countPerson(held, null),
];

/** Takes note that the identity provider asks a person for no second factor any more. */
export const forgetSecondFactor = (id: number): Write => ({
	update: Users.patch({ id }).remove(["secondFactorAt"]).params(),
});

/** What a child is told goes to its guardians from now on. */
export const setHasGuardians = (id: number): Write => ({
	update: Users.patch({ id }).set({ hasGuardians: true }).params(),
});

/** The writes that give a person, as they were read, another belt. */
export const changeBelt = (person: User, currentBelt: Belt, now: number): Write[] =>
	changePerson(person, { ...person, currentBelt, updatedAt: new Date(now).toISOString() });
