import type { Locale } from "#shared/core/locales.ts";
import type { User } from "./user.entity.ts";

/** Input data of a new member; empty fields are null. */
export type MemberInput = Pick<User, "firstName" | "lastName" | "email" | "currentBelt"> & {
	[Name in
		| "firstNameAr"
		| "lastNameAr"
		| "phoneNumber"
		| "gender"
		| "dateOfBirth"
		| "dojoId"
		| "dojoLocation"
		| "dojoLocationAr"
		| "address"
		| "emergencyContact"
		| "isNationalTeamMember"]?: User[Name] | null;
};

/** The record of a member whom staff add: approved, without empty fields. */
export function newMember(
	input: MemberInput,
	own: { id: number; preferredLanguage: Locale; mustChangePassword: boolean },
	now: number,
): User {
	const createdAt = new Date(now).toISOString();
	const filled = Object.fromEntries(
		Object.entries(input).filter(([, value]) => value != null),
	) as typeof input;
	return {
		...(filled as Pick<User, "firstName" | "lastName" | "email" | "currentBelt">),
		...own,
		role: "member",
		isApproved: true,
		competitionReadiness: "Local",
		createdAt,
		updatedAt: createdAt,
	};
}
