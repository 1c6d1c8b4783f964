import { Entity, type EntityItem } from "electrodb";
import { ladder } from "#shared/belts/belts.rules.ts";
import { roles } from "#shared/core/access.ts";
import { kuwaitDate } from "#shared/core/kuwait.ts";
import { locales } from "#shared/core/locales.ts";
import { feeStatuses, genders, readinessLevels } from "#shared/core/people.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";

/** People. Passwords live with the identity provider, never here. */
export const Users = new Entity(
	{
		model: model("user"),
		attributes: {
			id: { type: "number", required: true },
			email: { type: "string", required: true },
			firstName: { type: "string", required: true },
			lastName: { type: "string", required: true },
			firstNameAr: { type: "string" },
			lastNameAr: { type: "string" },
			role: { type: roles, required: true, default: "member" as const },
			isApproved: { type: "boolean", required: true, default: false },
			mustChangePassword: { type: "boolean", required: true, default: false },
			currentBelt: { type: ladder, required: true, default: "white" as const },
			profileImageUrl: { type: "string" },
			phoneNumber: { type: "string" },
			gender: { type: genders },
			dateOfBirth: { type: "string" },
			competitionReadiness: { type: readinessLevels, required: true, default: "Local" as const },
			bio: { type: "string" },
			experience: { type: "string" },
			dojoLocation: { type: "string" },
			/** What a coach tells of their teaching. */
			teachingPhilosophy: { type: "string" },
			specializations: { type: "list", items: { type: "string" } },
			availableDays: { type: "list", items: { type: "string" } },
			preferredTimeSlots: { type: "list", items: { type: "string" } },
			languagesSpoken: { type: "list", items: { type: "string" } },
			certifications: { type: "string" },
			/** Wants to stand in the public directory of members; see listings.ts. */
			isListed: { type: "boolean" },
			preferredLanguage: { type: locales, required: true, default: "en" as const },
			/** Kinds of notifications of which they want no mail; see mail-choices.ts. */
			unmailed: { type: "list", items: { type: "string" } },
			/** What staff keep of a person beside what they tell themselves. */
			address: { type: "string" },
			emergencyContact: { type: "string" },
			isNationalTeamMember: { type: "boolean" },
			/** Cannot sign in, and stands in no public list. */
			isDisabled: { type: "boolean" },
			/** When the password was last chosen, in ms since 1970: reset links from before it are void. */
			passwordSetAt: { type: "number" },
			/** When the second factor was turned on, in ms since 1970; its secret lies with the identity provider. */
			secondFactorAt: { type: "number" },
			/** When a change of the address was last undone, in ms since 1970: links of changes before it are void. */
			emailUndoneAt: { type: "number" },
			/** Until when one call works on this person's sign-in, in ms since 1970; see functions/users/sign-in-lock.ts. */
			heldUntil: { type: "number" },
			/** The membership fee: written by `feeWrites` of user.fees.ts alone, which keeps their index and version. */
			membershipFeeStatus: { type: feeStatuses, default: "pending" as const },
			lastPaymentDate: { type: "string" },
			membershipExpiryDate: { type: "string" },
			/** From when on a fee is owed: the day after the expiry, or that of joining; orders who owes. */
			feeDueDate: { type: "string", default: () => kuwaitDate(Date.now()) },
			/** The notification that last reminded of the fee; its ULID tells when. */
			feeReminder: { type: "string" },
			/** Grows with each change of the fee, so that of two at once the second is told. */
			feeVersion: { type: "number", default: 0 },
			createdAt: { type: "string", required: true },
			updatedAt: { type: "string", required: true },
		},
		indexes: {
			byId: byKey(["id"]),
			byRole: byIndex(1, ["role"], ["createdAt"]),
			/** Coaches alone: those who are approved, and those who wait to be. */
			byApproval: {
				...byIndex(2, ["role", "isApproved"], ["createdAt", "id"]),
				condition: ({ role }) => role === "coach",
			},
			byFee: byIndex(3, ["membershipFeeStatus"], ["feeDueDate", "id"]),
		},
	},
	onTable,
);
export type User = EntityItem<typeof Users>;

/** Claims an e-mail address for one person; its key makes the address unique. */
export const EmailClaims = new Entity(
	{
		model: model("emailClaim"),
		attributes: {
			email: { type: "string", required: true },
			userId: { type: "number", required: true },
			/** Set while the address is only kept for its former owner; seconds since 1970. */
			expiresAt: { type: "number" },
		},
		indexes: {
			byEmail: byKey(["email"]),
			/** With those that are only kept for their former owner. */
			ofUser: byIndex(1, ["userId"], ["email"]),
		},
	},
	onTable,
);
