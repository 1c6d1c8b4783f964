import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";
import { onlinePaymentNotice } from "./online-payments.notices.ts";

export const onlinePaymentsDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			"onlinePayment",
			"membershipPayment",
			"receiptBook",
			"registration",
			"promotion",
			"notification",
			"attempts",
			"repeat",
			"user",
			"searchKey",
			"facet",
			"tally",
		],
		audits: true,
		payments: true,
		size: { memory: 512, seconds: 25 },
	},
	notices: { onlinePayment: onlinePaymentNotice },
	audited: { onlinePayment: "admins" },
	entities: {
		onlinePayment: {
			dataClass: "personal",
			backup: true,
			stream: "reactions",
			personalData: {
				order: 327,
				items: [
					{
						of: byUser,
						removed: { strip: ["resolution", "url"] },
						merged: { repoint: "userId" },
						audited: ({ userId, id }) => ({
							entityType: "onlinePayment",
							entityId: `${userId}-${id}`,
						}),
					},
				],
			},
			export: {
				all: ["status", "source", "amount", "createdAt", "outcome", "gatewayId", "receiptNumber"],
			},
		},
	},
});
