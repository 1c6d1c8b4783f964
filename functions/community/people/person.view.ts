import { mayCorrect } from "#shared/community/people/people.rules.ts";
import type { PersonRecord, WholePerson } from "#shared/community/people/people.schema.ts";
import { isGuest } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { mailFaultOf } from "../../people/users/mail-fault.ts";
import { hasNeverSignedIn } from "../../people/users/search/filter-values.ts";
import type { User } from "../../people/users/user.entity.ts";
import { profileOf } from "../../people/users/users.service.ts";

/** A person as a super-admin sees them: everything except sign-in data. */
function whole(user: User): PersonRecord {
	const {
		address = null,
		emergencyContact = null,
		isDisabled = false,
		isNationalTeamMember = false,
	} = user;
	return { ...profileOf(user), address, emergencyContact, isDisabled, isNationalTeamMember };
}

/** A person as an admin sees them: identity, contact, training and what registrations depend on. */
function trimmed(user: User): PersonRecord {
	const {
		id,
		firstName,
		lastName,
		firstNameAr,
		lastNameAr,
		email,
		currentBelt,
		role,
		isApproved,
		...rest
	} = whole(user);
	const { isDisabled, phoneNumber, profileImageUrl, gender, dateOfBirth } = rest;
	const { createdAt, updatedAt } = rest;
	const { dojoId, dojoLocation, dojoLocationAr, country } = rest;
	return {
		id,
		firstName,
		lastName,
		firstNameAr,
		lastNameAr,
		email,
		currentBelt,
		role,
		isApproved,
		isDisabled,
		phoneNumber,
		profileImageUrl,
		dojoId,
		dojoLocation,
		dojoLocationAr,
		country,
		gender,
		dateOfBirth,
		createdAt,
		updatedAt,
	};
}

const isSuperAdmin = ({ session }: SignedIn) => session.role === "super-admin";

/** A person with the fields that the caller may see. */
export const personFor = (caller: SignedIn, user: User): PersonRecord =>
	isSuperAdmin(caller) ? whole(user) : trimmed(user);

/** Fields that all staff see: the membership fee, and what coaches write about themselves. */
function fieldsForStaff(user: User) {
	const profile = profileOf(user);
	return {
		teachingPhilosophy: profile.teachingPhilosophy,
		specializations: profile.specializations,
		availableDays: profile.availableDays,
		preferredTimeSlots: profile.preferredTimeSlots,
		languagesSpoken: profile.languagesSpoken,
		certifications: profile.certifications,
		membershipFeeStatus: profile.membershipFeeStatus,
		membershipExpiryDate: user.membershipExpiryDate ?? null,
		lastPaymentDate: user.lastPaymentDate ?? null,
	};
}

/** A person with all fields that staff see, and with the person's coaches. */
export const wholePersonFor = (
	caller: SignedIn,
	user: User,
	coaches: readonly User[],
): WholePerson => ({
	...personFor(caller, user),
	...fieldsForStaff(user),
	mailFault: mailFaultOf(user),
	coaches: coaches.map((coach) => ({ ...trimmed(coach), id: coach.id as UserId })),
	// A guest is only corrected, as `mayCorrect` says.
	mayEdit: isSuperAdmin(caller) && !isGuest(user),
	mayCorrect: mayCorrect(caller.session.role, user.role),
	mayInvite: Boolean(user.email) && !user.isDisabled && mayCorrect(caller.session.role, user.role),
	hasNeverSignedIn: hasNeverSignedIn(user),
	invitedAt: user.invitedAt === undefined ? null : new Date(user.invitedAt).toISOString(),
});
