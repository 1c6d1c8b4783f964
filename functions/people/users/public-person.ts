import { publicPicture } from "#shared/people/users/users.rules.ts";
import type { Item } from "../../base/pages/followItem.ts";

/**
 * What pages show of approved coaches and of staff; null for members, the majority, who appear only
 * in the directory.
 */
export function viewPublicPerson({ role, isApproved, isDisabled, ...person }: Item) {
	if (role === "member" || (role === "coach" && isApproved !== true)) return null;
	const { firstName, lastName, firstNameAr, lastNameAr, currentBelt } = person;
	const { specializations, competitionReadiness } = person;
	const { dojoId, dojoLocation, dojoLocationAr } = person;
	const dojo = dojoId ? { dojoId, dojoLocation, dojoLocationAr } : {};
	return {
		firstName,
		lastName,
		firstNameAr,
		lastNameAr,
		...dojo,
		role,
		// Pages of coaches and dojos leave out the disabled.
		isDisabled: isDisabled === true,
		currentBelt,
		profileImageUrl: publicPicture(person as Parameters<typeof publicPicture>[0]),
		specializations,
		competitionReadiness,
	};
}

/** What pages show of approved coaches; null for other people. */
export const viewPublicCoach = (person: Item) =>
	person.role === "coach" ? viewPublicPerson(person) : null;
