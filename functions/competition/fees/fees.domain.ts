import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";
import { feeNotice } from "./fees.notices.ts";
import { debtorKey } from "./ledger/debtorKey.ts";

export const feesDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			"membershipPayment",
			"receiptBook",
			"cashBook",
			"registration",
			"promotion",
			"cashClosing",
			"notification",
			"attempts",
			"repeat",
			"user",
			"searchKey",
			"facet",
			"tally",
		],
		audits: true,
	},
	notices: { fee: feeNotice },
	audited: { charge: "superAdmins", cashClosing: "superAdmins" },
	subjects: { charge: { registration: ["event", "user", "eventClass"], grading: ["user"] } },
	entities: {
		// Deletion keeps the amounts and the user id, because the fee ledger needs complete sums.
		chargeLine: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: {
				order: 325,
				items: [{ of: byUser, index: 1, removed: { strip: ["reason"] }, merged: "stay" }],
			},
			// A person's registrations and promotions contain their charges.
			export: null,
		},
		debtor: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: {
				order: 326,
				items: [
					{
						of: ({ id }) => ({ shard: debtorKey(id).shard }),
						only: ({ userId }, { id }) => userId === id,
						removed: "remove",
						merged: "forget",
					},
				],
			},
			export: null,
		},
		cashClosing: {
			dataClass: "internal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
