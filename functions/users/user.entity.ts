import { CustomAttributeType, type EntityItem } from "electrodb";
import { ladder } from "#shared/belts/belts.rules.ts";
import { roles } from "#shared/core/access.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { feeStatuses, genders, readinessLevels } from "#shared/core/people.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { flag, listOf, number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

const consents = {
	type: "map",
	properties: {
		photo: optional(number),
		listing: optional(number),
		results: optional(number),
		team: optional(number),
		mail: optional(number),
		phone: optional(number),
		medical: optional(number),
	},
} as const;

export type Agreement = { version: string; hash: string; locale: Locale; at: string };

/** People. Passwords live with the identity provider, never here. */
export const Users = entity(
	"user",
	{
		id: number,
		/** Empty where a person has no address of their own, as most children: they cannot sign in. */
		email: text,
		firstName: text,
		lastName: text,
		firstNameAr: optional(text),
		/** Between own and family name, in Arabic. */
		fatherNameAr: optional(text),
		grandfatherNameAr: optional(text),
		lastNameAr: optional(text),
		role: { type: roles, required: true, default: "member" as const },
		isApproved: { ...flag, default: false },
		mustChangePassword: { ...flag, default: false },
		currentBelt: { type: ladder, required: true, default: "white" as const },
		profileImageUrl: optional(text),
		phoneNumber: optional(text),
		gender: optional(oneOf(genders)),
		dateOfBirth: optional(text),
		competitionReadiness: { type: readinessLevels, required: true, default: "Local" as const },
		bio: optional(text),
		experience: optional(text),
		dojoLocation: optional(text),
		/** What a coach tells of their teaching. */
		teachingPhilosophy: optional(text),
		specializations: optional(listOf(text)),
		availableDays: optional(listOf(text)),
		preferredTimeSlots: optional(listOf(text)),
		languagesSpoken: optional(listOf(text)),
		certifications: optional(text),
		/**
		 * The version of the text to which a yes stands, by purpose, while they are an adult and while they are a minor: derived
		 * from the answers by functions/consents alone.
		 */
		consents,
		minorConsents: consents,
		preferredLanguage: { type: locales, required: true, default: "en" as const },
		/** Kinds of notifications of which they want no mail; see mail-choices.ts. */
		unmailed: optional(listOf(text)),
		address: optional(text),
		/** Who is called when something happens to them. */
		emergencyContact: optional(text),
		/** In kg, as they say themselves; what they enter an event with is told there. */
		declaredWeight: optional(number),
		/** What staff keep of a person beside what they tell themselves. */
		isNationalTeamMember: optional(flag),
		/** Cannot sign in, and stands in no public list. */
		isDisabled: optional(flag),
		/** What was agreed to at sign-up: the version, a hash of the sentence that was shown, its language, and when. */
		agreement: { type: CustomAttributeType<Agreement>("any") },
		/** When somebody last proved to read mail at the address, in ms since 1970: by signing up with it or changing to it. */
		emailConfirmedAt: optional(number),
		/** Has or had guardians: what they are told goes to those too. */
		hasGuardians: optional(flag),
		/** When the password was last chosen, in ms since 1970: reset links from before it are void. */
		passwordSetAt: optional(number),
		/** When the second factor was turned on, in ms since 1970; its secret lies with the identity provider. */
		secondFactorAt: optional(number),
		/** When a change of the address was last undone, in ms since 1970: links of changes before it are void. */
		emailUndoneAt: optional(number),
		/** Until when one call works on this person's sign-in, in ms since 1970; see functions/users/sign-in-lock.ts. */
		heldUntil: optional(number),
		/** The membership fee: written by `feeWrites` of user.fees.ts alone, which keeps their index and version. */
		membershipFeeStatus: { type: feeStatuses, default: "pending" as const },
		lastPaymentDate: optional(text),
		membershipExpiryDate: optional(text),
		/** From when on a fee is owed: the day after the expiry, or that of joining; orders who owes. */
		feeDueDate: { type: "string", default: () => kuwaitDate(Date.now()) },
		/** The notification that last reminded of the fee; its ULID tells when. */
		feeReminder: optional(text),
		/** Grows with each change of the fee, so that of two at once the second is told. */
		feeVersion: { type: "number", default: 0 },
		createdAt: text,
		updatedAt: text,
	},
	{
		byId: byKey(["id"]),
		byRole: byIndex(1, ["role"], ["createdAt"]),
		/** Coaches alone: those who are approved, and those who wait to be. */
		byApproval: {
			...byIndex(2, ["role", "isApproved"], ["createdAt", "id"]),
			condition: ({ role }) => role === "coach",
		},
		byFee: byIndex(3, ["membershipFeeStatus"], ["feeDueDate", "id"]),
	},
);
export type User = EntityItem<typeof Users>;

/** Claims an e-mail address for one person; its key makes the address unique. */
export const EmailClaims = entity(
	"emailClaim",
	{
		email: text,
		userId: number,
		/** Set while the address is only kept for its former owner; seconds since 1970. */
		expiresAt: optional(number),
	},
	{
		byEmail: byKey(["email"]),
		/** With those that are only kept for their former owner. */
		ofUser: byIndex(1, ["userId"], ["email"]),
	},
);
