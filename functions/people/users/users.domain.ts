import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";
import { personEntities } from "./person-entities.ts";

export const usersDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			...personEntities,
			"promotion",
			"progression",
			"notification",
			"attempts",
			"outbox",
			"repeat",
		],
		audits: true,
		counts: ["promotion"],
		images: "write",
		// Re-encodes pictures of up to 50 megapixels.
		size: { memory: 1536, seconds: 20 },
		native: "sharp",
	},
	entities: {
		// Includes addresses that are reserved for a former owner. A merged person keeps theirs while
		// the merge can be undone.
		emailClaim: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: {
				order: 370,
				items: [{ of: byUser, index: 1, removed: "remove", merged: "stay" }],
			},
			export: { all: ["email"] },
		},
		// Merged ids under which numbers were given out, such as one of an online payment.
		personAlias: {
			dataClass: "internal",
			backup: true,
			stream: "none",
			personalData: {
				order: 395,
				items: [{ of: ({ id }) => ({ keepId: id }), index: 1, removed: "remove", merged: "stay" }],
			},
			export: null,
		},
		facet: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
		listing: {
			dataClass: "public",
			backup: true,
			stream: "pictures",
			pages: true,
			personalData: null,
			export: null,
		},
		// Derived from the person's record.
		searchKey: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
		// The record itself and its index items are deleted and restored in one transaction: see
		// deletePerson.
		user: {
			dataClass: "sensitive",
			backup: true,
			stream: "reactions",
			pages: true,
			personalData: null,
			export: {
				all: [
					"id",
					"email",
					"firstName",
					"lastName",
					"firstNameAr",
					"lastNameAr",
					"role",
					"isApproved",
					"currentBelt",
					"phoneNumber",
					"gender",
					"dateOfBirth",
					"competitionReadiness",
					"bio",
					"experience",
					"dojoLocation",
					"dojoLocationAr",
					"country",
					"teachingPhilosophy",
					"specializations",
					"availableDays",
					"preferredTimeSlots",
					"languagesSpoken",
					"certifications",
					"preferredLanguage",
					"unmailed",
					"mailFault.kind",
					"mailFault.since",
					"address",
					"emergencyContact",
					"isNationalTeamMember",
					"fatherNameAr",
					"grandfatherNameAr",
					"declaredWeight",
					"agreement.version",
					"agreement.at",
					"profileImageUrl",
					"membershipFeeStatus",
					"lastPaymentDate",
					"membershipExpiryDate",
					"createdAt",
					"updatedAt",
				],
			},
		},
	},
});
