import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";
import { membershipNotice } from "./memberships.notices.ts";

export const membershipsDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			"membershipPayment",
			"receiptBook",
			"reminderRun",
			"notification",
			"repeat",
			"user",
			"searchKey",
			"facet",
			"tally",
		],
		audits: true,
	},
	notices: { membership: membershipNotice },
	audited: { membershipPayment: "superAdmins", reminderRun: "superAdmins" },
	subjects: { membershipPayment: ["user"] },
	entities: {
		// Deletion keeps the amounts and the payer's user id, because the payment ledger needs complete
		// sums.
		membershipPayment: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: {
				order: 320,
				items: [
					{
						of: byUser,
						removed: { strip: ["payer", "notes", "voidReason"] },
						merged: "payments",
						audited: ({ userId, receiptNumber }) => ({
							entityType: "membershipPayment",
							entityId: `${userId}-${receiptNumber}`,
						}),
					},
				],
			},
			export: {
				all: [
					"receiptNumber",
					"amount",
					"paymentDate",
					"validUntil",
					"paymentMethod",
					"waitsSince",
					"voidedAt",
				],
			},
		},
		cashBook: {
			dataClass: "internal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
		receiptBook: {
			dataClass: "internal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
		gatewayNote: {
			dataClass: "internal",
			backup: false,
			stream: "none",
			personalData: null,
			export: null,
		},
		reminderRun: {
			dataClass: "internal",
			backup: true,
			stream: "reactions",
			personalData: null,
			export: null,
		},
	},
});
