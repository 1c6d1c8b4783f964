import type { UserId } from "#shared/core/ids.ts";
import type { Entrant } from "#shared/registrations/eligibility.rules.ts";
import type { CurrentUser } from "#shared/users/users.schema.ts";
import { EmailClaims, type User, Users } from "./user.entity.ts";

export async function findUser(id: UserId): Promise<User | null> {
	const { data } = await Users.get({ id }).go({ consistent: true });
	return data;
}

const nobody = 0;

/** Asks as often for an address that nobody has, so that the time tells nothing. */
export async function findUserByEmail(email: string): Promise<User | null> {
	const { data } = await EmailClaims.get({ email }).go({ consistent: true });
	return findUser((data?.userId ?? nobody) as UserId);
}

/** The person as their own browser sees them. */
export const currentUser = (user: User): CurrentUser => ({
	...user,
	id: user.id as UserId,
	firstNameAr: user.firstNameAr ?? null,
	lastNameAr: user.lastNameAr ?? null,
	profileImageUrl: user.profileImageUrl ?? null,
	phoneNumber: user.phoneNumber ?? null,
	bio: user.bio ?? null,
	experience: user.experience ?? null,
	dojoLocation: user.dojoLocation ?? null,
	gender: user.gender ?? null,
	dateOfBirth: user.dateOfBirth ?? null,
});

/** What the rules of classes ask of a person; null when there is no such person. */
export async function entrant(id: number, declaredWeight?: number | null): Promise<Entrant | null> {
	const user = await findUser(id);
	return user && asEntrant(user, declaredWeight);
}

export const asEntrant = (user: User, declaredWeight?: number | null): Entrant => ({
	dateOfBirth: user.dateOfBirth,
	gender: user.gender,
	currentBelt: user.currentBelt,
	competitionReadiness: user.competitionReadiness,
	declaredWeight,
});
