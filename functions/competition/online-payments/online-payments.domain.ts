import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";
import { onlinePaymentNotice } from "./online-payments.notices.ts";

export const onlinePaymentsDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			"onlinePayment",
			"paymentHold",
			"bankSettlement",
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
	audited: { onlinePayment: "admins", bankSettlement: "admins" },
	subjects: { onlinePayment: ["user"] },
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
		bankSettlement: {
			dataClass: "internal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
		// Stored until nobody can be on the payment page any longer.
		paymentHold: {
			dataClass: "personal",
			backup: false,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
