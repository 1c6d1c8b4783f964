import { roles } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Entrant } from "#shared/event-classes/eligibility.rules.ts";
import type { CurrentUser } from "#shared/users/users.schema.ts";
import { restrictionOf } from "../core/http/session.ts";
import { retryUnprocessed } from "../core/table/database.ts";
import { readTallies } from "../core/table/tally.ts";
import { EmailClaims, type User, Users } from "./user.entity.ts";
import { standings } from "./users.counts.ts";

export async function findUser(id: UserId): Promise<User | null> {
	const { data } = await Users.get({ id }).go({ consistent: true });
	return data;
}

/** Several people at once, each once and in no order; who is gone is left out. */
export async function findUsers(
	ids: readonly number[],
	{ consistent = false } = {},
): Promise<User[]> {
	if (ids.length === 0) return [];
	const keys = [...new Set(ids)].map((id) => ({ id }));
	const { data } = await retryUnprocessed(() => Users.get(keys).go({ concurrent: 4, consistent }));
	return data;
}

/** The same by their ids. */
export const peopleById = async (ids: readonly number[]): Promise<Map<number, User>> =>
	new Map((await findUsers(ids)).map((user) => [user.id, user]));

/** More are not read for one answer: they are some four pages of a megabyte. */
const mostPeople = 5_000;

/** Some attributes of everybody there is, by the index; null where those are too many to be read for one answer. */
export async function readEveryone<Name extends keyof User>(
	attributes: Name[],
): Promise<Pick<User, Name>[] | null> {
	const { user } = await readTallies(["user"]);
	const count = standings.reduce((sum, standing) => sum + (user[standing] ?? 0), 0);
	if (count > mostPeople) return null;
	const ofRole = (role: (typeof roles)[number]) =>
		Users.query.byRole({ role }).go({ pages: "all", attributes });
	const read = await Promise.all(roles.map(ofRole));
	return read.flatMap(({ data }) => data as Pick<User, Name>[]);
}

/** More staff of a role than any federation has: what all of them are told stays bounded. */
const mostStaff = 100;

/** The staff, those who joined last first. */
export async function findStaff(): Promise<User[]> {
	const ofRole = (role: "admin" | "super-admin") =>
		Users.query.byRole({ role }).go({ order: "desc", limit: mostStaff });
	return (await Promise.all([ofRole("admin"), ofRole("super-admin")])).flatMap(({ data }) => data);
}

const nobody = 0;

/** Asks as often for an address that nobody has, so that the time tells nothing. */
export async function findUserByEmail(email: string): Promise<User | null> {
	const { data } = await EmailClaims.get({ email }).go({ consistent: true });
	// With an end it is only kept for who had it before.
	const owner = data && data.expiresAt === undefined ? data.userId : nobody;
	return findUser(owner as UserId);
}

/** Somebody's name in both scripts, as far as there is one. */
export const namesOf = ({ firstName, lastName, firstNameAr, lastNameAr }: User) => ({
	firstName,
	lastName,
	firstNameAr: firstNameAr ?? null,
	lastNameAr: lastNameAr ?? null,
});

/** A name in both scripts, as far as there is one. */
export const inBothScripts = ({ firstName, lastName, firstNameAr, lastNameAr }: User) => ({
	nameEn: `${firstName} ${lastName}`,
	nameAr: firstNameAr && lastNameAr ? `${firstNameAr} ${lastNameAr}` : undefined,
});

/** Somebody by their names, where more is not told of them. */
export const namedPerson = (user: User) => ({ ...namesOf(user), id: user.id as UserId });

/** What is on record of a person, for those who may see it. */
export const profileOf = (user: User) => ({
	...user,
	...namesOf(user),
	id: user.id as UserId,
	profileImageUrl: user.profileImageUrl ?? null,
	phoneNumber: user.phoneNumber ?? null,
	bio: user.bio ?? null,
	experience: user.experience ?? null,
	dojoLocation: user.dojoLocation ?? null,
	gender: user.gender ?? null,
	dateOfBirth: user.dateOfBirth ?? null,
	fatherNameAr: user.fatherNameAr ?? null,
	grandfatherNameAr: user.grandfatherNameAr ?? null,
	address: user.address ?? null,
	emergencyContact: user.emergencyContact ?? null,
	declaredWeight: user.declaredWeight ?? null,
	teachingPhilosophy: user.teachingPhilosophy ?? null,
	specializations: user.specializations ?? [],
	availableDays: user.availableDays ?? [],
	preferredTimeSlots: user.preferredTimeSlots ?? [],
	languagesSpoken: user.languagesSpoken ?? [],
	certifications: user.certifications ?? null,
	membershipFeeStatus: user.membershipFeeStatus ?? "pending",
});

/** The person as their own browser sees them. @param session the one that it has */
export const currentUser = (user: User, session: { secondFactor: boolean }): CurrentUser => ({
	...profileOf(user),
	secondFactor: user.secondFactorAt !== undefined,
	mustSetUpSecondFactor:
		restrictionOf({ ...user, secondFactor: session.secondFactor }) === "second_factor_required",
});

/** What the rules of classes ask of a person; null when there is no such person. */
export async function readEntrant(
	id: number,
	declaredWeight?: number | null,
): Promise<Entrant | null> {
	const user = await findUser(id);
	return user && asEntrant(user, declaredWeight);
}

export const asEntrant = (user: User, declaredWeight?: number | null): Entrant => ({
	dateOfBirth: user.dateOfBirth,
	gender: user.gender,
	currentBelt: user.currentBelt,
	competitionReadiness: user.competitionReadiness,
	membershipFeeStatus: user.membershipFeeStatus,
	declaredWeight,
});
