import { CustomAttributeType, type EntityItem } from "electrodb";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { personRoles } from "#shared/core/access.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { feeStatuses, genders, readinessLevels } from "#shared/core/people.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { MailFault } from "#shared/people/users/users.schema.ts";
import { flag, listOf, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

const consents = {
	type: "map",
	properties: {
		photo: optional(number),
		listing: optional(number),
		results: optional(number),
		team: optional(number),
		danRegister: optional(number),
		mail: optional(number),
		phone: optional(number),
		medical: optional(number),
	},
} as const;

export type Agreement = { version: string; hash: string; locale: Locale; at: string };

/** Emails that did not arrive; see `mailFaultOf`. */
export type StoredMailFault = MailFault & {
	address: string;
	/** When the latest of them failed, ISO 8601. */
	latest: string;
	/** When staff had emails sent again, ISO 8601. */
	retriedAt?: string;
};

/** People. Passwords are stored only at the identity provider. */
export const Users = entity(
	"user",
	{
		id: number,
		/**
		 * Empty for people without an address of their own, such as most children: they cannot sign in.
		 */
		email: text,
		firstName: text,
		lastName: text,
		firstNameAr: optional(text),
		/** Father's name, between first and family name, in Arabic. */
		fatherNameAr: optional(text),
		grandfatherNameAr: optional(text),
		lastNameAr: optional(text),
		role: { type: personRoles, required: true, default: "member" as const },
		isApproved: { ...flag, default: false },
		/** An unapproved coach who had an account before: rejecting them deletes nothing. */
		wasApproved: optional(flag),
		mustChangePassword: { ...flag, default: false },
		currentBelt: { type: ladder, required: true, default: "white" as const },
		profileImageUrl: optional(text),
		phoneNumber: optional(text),
		gender: optional(oneOf(genders)),
		dateOfBirth: optional(text),
		competitionReadiness: { type: readinessLevels, required: true, default: "Local" as const },
		bio: optional(text),
		experience: optional(text),
		/** A published dojo; the texts are then its names. */
		dojoId: optional(number),
		dojoLocation: optional(text),
		dojoLocationAr: optional(text),
		/** Country of a guest's club (ISO 3166-1 alpha-2); `dojoLocation` is the club's name. */
		country: optional(text),
		/** For coaches: how they teach. */
		teachingPhilosophy: optional(text),
		specializations: optional(listOf(text)),
		availableDays: optional(listOf(text)),
		preferredTimeSlots: optional(listOf(text)),
		languagesSpoken: optional(listOf(text)),
		certifications: optional(text),
		/**
		 * Per purpose the version of the text that was consented to, as an adult and as a minor.
		 * Derived from the answers, written only by functions/people/consents.
		 */
		consents,
		minorConsents: consents,
		preferredLanguage: { type: locales, required: true, default: "en" as const },
		/** Kinds of notifications that the person wants no email for; see mail-choices.ts. */
		unmailed: optional(listOf(text)),
		address: optional(text),
		/** Whom to call in an emergency. */
		emergencyContact: optional(text),
		/** In kg, as declared in the profile; registrations store their own. */
		declaredWeight: optional(number),
		/** Maintained by staff, not by the person. */
		isNationalTeamMember: optional(flag),
		/** The person cannot sign in and is in no public list. */
		isDisabled: optional(flag),
		/** The agreement at sign-up: version, hash of the displayed sentence, language and time. */
		agreement: { type: CustomAttributeType<Agreement>("any") },
		/**
		 * When the email address was last confirmed, in ms since 1970: at sign-up, by a change of
		 * address, or by a password reset. Read it through `confirmedAddressOf`.
		 */
		emailConfirmedAt: optional(number),
		mailFault: { type: CustomAttributeType<StoredMailFault>("any") },
		/**
		 * Set by a coach application: nobody can sign in until the address is confirmed, because the
		 * password may be a stranger's.
		 */
		mustConfirmEmail: optional(flag),
		/** The person has or had guardians, who also receive the person's notifications. */
		hasGuardians: optional(flag),
		/** When the password was last set, in ms since 1970: older reset links are invalid. */
		passwordSetAt: optional(number),
		/** When staff last invited the person to choose a password, in ms since 1970. */
		invitedAt: optional(number),
		/**
		 * When the second factor was turned on, in ms since 1970; its secret is stored at the identity
		 * provider.
		 */
		secondFactorAt: optional(number),
		/**
		 * When a change of address was last undone, in ms since 1970: links for earlier changes are
		 * invalid.
		 */
		emailUndoneAt: optional(number),
		/**
		 * When the lock on this person's sign-in expires, in ms since 1970. Set by
		 * functions/people/users/sign-in-lock.ts.
		 */
		heldUntil: optional(number),
		/**
		 * The membership fee: changed only with `withFee` of user.fees.ts, and written by `feeWrites`,
		 * or by `changePerson` together with other fields; both maintain index and version.
		 */
		membershipFeeStatus: { type: feeStatuses, default: "pending" as const },
		lastPaymentDate: optional(text),
		membershipExpiryDate: optional(text),
		/** The last day of the membership as staff set it. */
		feeUntil: optional(text),
		/** When staff set `feeUntil`: only payments recorded later can extend the membership. */
		feeUntilAt: optional(text),
		/**
		 * Due date of the fee: the day after the expiry, or the day of joining; the sort key of the fee
		 * index.
		 */
		feeDueDate: { type: "string", default: () => kuwaitDate(Date.now()) },
		/** Why the person is exempt from the fee, and the last day of the exemption. */
		feeExemptReason: optional(text),
		feeExemptUntil: optional(text),
		/** Id of the last fee reminder, a ULID that contains its time. */
		feeReminder: optional(text),
		/** Optimistic locking for changes of the fee. */
		feeVersion: { type: "number", default: 0 },
		createdAt: text,
		/** Imported without the day of joining: `createdAt` is then only the day of the import. */
		isJoiningUnknown: optional(flag),
		updatedAt: text,
	},
	{
		byId: byKey(["id"]),
		byRole: byIndex(1, ["role"], ["createdAt"]),
		/** Coaches only, approved and pending ones. */
		byApproval: {
			...byIndex(2, ["role", "isApproved"], ["createdAt", "id"]),
			condition: ({ role }) => role === "coach",
		},
		byFee: byIndex(3, ["membershipFeeStatus"], ["feeDueDate", "id"]),
	},
);
export type User = EntityItem<typeof Users>;

/** The owner of an email address; the key makes addresses unique. */
export const EmailClaims = entity(
	"emailClaim",
	{
		email: text,
		userId: number,
		/** Set while the address is reserved for its former owner; seconds since 1970. */
		expiresAt: optional(number),
	},
	{
		byEmail: byKey(["email"]),
		/** Includes addresses that are reserved for their former owner. */
		ofUser: byIndex(1, ["userId"], ["email"]),
	},
);
