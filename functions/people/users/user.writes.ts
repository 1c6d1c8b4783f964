import { createWriteTransaction } from "electrodb";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import { checkIn, type Write } from "../../core/table/database.ts";
import { listedAsBefore, listingWrites } from "./directory/listings.ts";
import { claimNew, writeEmailClaim, writeEmailRelease } from "./email-claims.ts";
import { foundAsBefore, searchWrites } from "./search/search-keys.ts";
import type { Locked } from "./sign-in-lock.ts";
import { type User, Users } from "./user.entity.ts";
import { feeAsBefore, feeIndexed } from "./user.fees.ts";
import { countPerson } from "./users.counts.ts";

/** Attributes of a person that sessions depend on. */
export type SignInRecord = Pick<User, "id" | "role" | "isApproved" | "mustChangePassword"> &
	Partial<Pick<User, "isDisabled" | "mustConfirmEmail" | "passwordSetAt" | "secondFactorAt">>;

/**
 * A condition that role, state, password and second factor of a person are unchanged since they
 * were read.
 */
export function requireUnchanged(person: SignInRecord): Write {
	const { id, role, isApproved, mustChangePassword, isDisabled, passwordSetAt, secondFactorAt } =
		person;
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
	return { check: checkIn(condition), onConditionFailed: "busy" };
}

/**
 * The writes that create a person, claim their address and index them; `email_taken` when the
 * address has an owner.
 */
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
	| "dojoId"
	| "dojoLocation"
	| "dojoLocationAr"
	| "membershipExpiryDate"
	| "feeUntil"
	| "feeUntilAt";

/**
 * The writes that change a person and all that derives from the record: search, filters, directory
 * and counters. Fails with `changed_meanwhile` when the person was changed concurrently.
 */
export function changePerson(before: User, after: User): Write[] {
	const names = Object.keys({ ...before, ...after }) as (keyof User)[];
	const changed = names.filter((name) => before[name] !== after[name]);
	const emptied = changed.filter((name) => after[name] === undefined) as Emptied[];
	const set = Object.fromEntries(
		changed.filter((name) => after[name] !== undefined).map((name) => [name, after[name]]),
	);
	const { role, createdAt, isApproved } = after;
	const hasOtherFee = after.feeVersion !== before.feeVersion;
	// ElectroDB needs all attributes of the indexes that change.
	const update = Users.patch({ id: before.id }).set({
		...set,
		role,
		createdAt,
		isApproved,
		...(hasOtherFee && feeIndexed(after)),
	});
	const found = (emptied.length > 0 ? update.remove(emptied) : update)
		.where(foundAsBefore(before))
		.where(listedAsBefore(before));
	return [
		{
			update: (hasOtherFee ? found.where(feeAsBefore(before)) : found).params(),
			onConditionFailed: "changed_meanwhile",
		},
		...searchWrites(before, after),
		...listingWrites(before, after),
		...countPerson(before, after),
	];
}

/**
 * The person after an edit, and the changed fields. Undefined leaves a field unchanged, null
 * empties it.
 * @param now ms since 1970
 */
export function editPerson(before: User, edit: Partial<Record<keyof User, unknown>>, now: number) {
	const edits = Object.entries(edit).filter(([, value]) => value !== undefined);
	const given = Object.fromEntries(edits.map(([field, value]) => [field, value ?? undefined]));
	const after: User = { ...before, ...given, updatedAt: new Date(now).toISOString() };
	const fields = edits
		.map(([field]) => field as keyof User)
		.filter((field) => before[field] !== after[field]);
	return { after, fields };
}

/** The writes that restore a person whose address was reserved for them. */
export const restorePerson = (person: User): Write[] => [
	{ put: Users.create(person).params() },
	...(person.email ? [writeEmailClaim(person.email, person.id)] : []),
	...searchWrites(null, person),
	...listingWrites(null, person),
	...countPerson(null, person),
];

/**
 * The writes that delete a person under the sign-in lock, with their index items and counters.
 * @param claim what happens to their address; it is released by default
 */
export const deletePerson = (
	locked: Locked,
	claim: Write = writeEmailRelease(locked.email),
): Write[] => [
	{
		delete: Users.delete({ id: locked.id })
			.where((user, { eq }) => eq(user.heldUntil, locked.heldUntil))
			.params(),
		onConditionFailed: "busy",
	},
	...(locked.email ? [claim] : []),
	...searchWrites(locked, null),
	...listingWrites(locked, null),
	...countPerson(locked, null),
];

/** The write that records that the second factor is off at the identity provider. */
export const forgetSecondFactor = (id: number): Write => ({
	update: Users.patch({ id }).remove(["secondFactorAt"]).params(),
});

/** The write that makes guardians receive the child's notifications too. */
export const setHasGuardians = (id: number): Write => ({
	update: Users.patch({ id }).set({ hasGuardians: true }).params(),
});

/** The write that notes when a person was invited; it fails if somebody else has just done so. */
export const noteInvitation = (
	{ id, invitedAt: before }: Pick<User, "id" | "invitedAt">,
	now: number,
): Write => ({
	update: Users.patch({ id })
		.set({ invitedAt: now })
		.where(({ invitedAt }, { eq, notExists }) =>
			before === undefined ? notExists(invitedAt) : eq(invitedAt, before),
		)
		.params(),
});

/** The writes that change a person's belt. */
export const changeBelt = (person: User, currentBelt: Belt, now: number): Write[] =>
	changePerson(person, { ...person, currentBelt, updatedAt: new Date(now).toISOString() });
