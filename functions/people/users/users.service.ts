import type { Entrant } from "#shared/competition/event-classes/eligibility.rules.ts";
import { isGuest, roles } from "#shared/core/access.ts";
import type { DojoId, UserId } from "#shared/core/ids.ts";
import { arabicName, joinNames } from "#shared/people/users/users.rules.ts";
import type { CurrentUser } from "#shared/people/users/users.schema.ts";
import { AppError } from "../../core/errors.ts";
import { restrictionOf } from "../../core/http/session.ts";
import { readCounters } from "../../core/table/counters.ts";
import { retryUnprocessed } from "../../core/table/database.ts";
import { mailFaultOf } from "./mail-fault.ts";
import { EmailClaims, type User, Users } from "./user.entity.ts";
import { standings } from "./users.counts.ts";

export async function findUser(id: UserId): Promise<User | null> {
	const { data } = await Users.get({ id }).go({ consistent: true });
	return data;
}

/** Reads several people, without duplicates and in no order; deleted people are left out. */
export async function findUsers(
	ids: readonly number[],
	{ consistent = false } = {},
): Promise<User[]> {
	if (ids.length === 0) return [];
	const keys = [...new Set(ids)].map((id) => ({ id }));
	const { data } = await retryUnprocessed(() => Users.get(keys).go({ concurrent: 4, consistent }));
	return data;
}

/** Reads several people, by id. */
export const peopleById = async (ids: readonly number[]): Promise<Map<number, User>> =>
	new Map((await findUsers(ids)).map((user) => [user.id, user]));

/** Maximum number of people to read for one response: about four pages of a megabyte. */
const mostPeople = 5_000;

/** Some attributes of all people, from the index; null above `mostPeople`. */
export async function readEveryone<Name extends keyof User>(
	attributes: Name[],
): Promise<Pick<User, Name>[] | null> {
	const { user } = await readCounters(["user"]);
	const count = standings.reduce((sum, standing) => sum + (user[standing] ?? 0), 0);
	if (count > mostPeople) return null;
	const ofRole = (role: (typeof roles)[number]) =>
		Users.query.byRole({ role }).go({ pages: "all", attributes });
	const read = await Promise.all(roles.map(ofRole));
	return read.flatMap(({ data }) => data as Pick<User, Name>[]);
}

/**
 * Maximum number of staff per role, above any realistic number, so that notifications to all of
 * them stay bounded.
 */
const mostStaff = 100;

/** All staff, most recently joined first within each role. */
export async function findStaff(): Promise<User[]> {
	const ofRole = (role: "admin" | "super-admin") =>
		Users.query.byRole({ role }).go({ order: "desc", limit: mostStaff });
	return (await Promise.all([ofRole("admin"), ofRole("super-admin")])).flatMap(({ data }) => data);
}

const nobody = 0;

/**
 * Makes the same number of reads for an unknown address, so that the response time reveals nothing.
 */
export async function findUserByEmail(email: string): Promise<User | null> {
	const { data } = await EmailClaims.get({ email }).go({ consistent: true });
	// An address with an expiry is only reserved for its former owner.
	const owner = data && data.expiresAt === undefined ? data.userId : nobody;
	return findUser(owner as UserId);
}

/** A person's names in both scripts; null when missing. */
export const namesOf = ({ firstName, lastName, firstNameAr, lastNameAr }: User) => ({
	firstName,
	lastName,
	firstNameAr: firstNameAr ?? null,
	lastNameAr: lastNameAr ?? null,
});

/** A person's full name in both scripts; undefined when the Arabic one is missing. */
export const inBothScripts = ({ firstName, lastName, firstNameAr, lastNameAr }: User) => ({
	nameEn: joinNames(firstName, lastName),
	nameAr: arabicName({ firstName, lastName, firstNameAr, lastNameAr }),
});

/** Where a person trains, for lists: the dojo's names, or a guest's club with its country. */
export function dojoNamesOf({ role, country, dojoLocation, dojoLocationAr }: User) {
	const isOfClub = isGuest({ role }) && dojoLocation !== undefined;
	if (!isOfClub)
		return { dojoLocation: dojoLocation ?? null, dojoLocationAr: dojoLocationAr ?? null };
	const club = country ? `${dojoLocation} (${country})` : dojoLocation;
	return { dojoLocation: club, dojoLocationAr: club };
}

/** A person's id and names, for responses that include nothing else about them. */
export const namedPerson = (user: User) => ({ ...namesOf(user), id: user.id as UserId });

/** A person's full profile, for callers who may see it. */
export const profileOf = (user: User) => ({
	...user,
	...namesOf(user),
	mailFault: mailFaultOf(user),
	id: user.id as UserId,
	profileImageUrl: user.profileImageUrl ?? null,
	phoneNumber: user.phoneNumber ?? null,
	bio: user.bio ?? null,
	experience: user.experience ?? null,
	dojoId: (user.dojoId as DojoId | undefined) ?? null,
	dojoLocation: user.dojoLocation ?? null,
	dojoLocationAr: user.dojoLocationAr ?? null,
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
	wasApproved: user.wasApproved ?? false,
	membershipFeeStatus: user.membershipFeeStatus ?? "pending",
});

/**
 * The signed-in person for their own browser.
 * @param session the browser's session
 */
export function currentUser(user: User, session: { secondFactor: boolean }): CurrentUser {
	const { role } = user;
	if (role === "guest") throw new AppError("unauthorized");
	return {
		...profileOf(user),
		role,
		secondFactor: user.secondFactorAt !== undefined,
		mustSetUpSecondFactor:
			restrictionOf({ ...user, secondFactor: session.secondFactor }) === "second_factor_required",
	};
}

/** The attributes of a person that eligibility rules use; null when the person does not exist. */
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
