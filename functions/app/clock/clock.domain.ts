import { placeEntities } from "../../base/places/place-entities.ts";
import { defineDomain } from "../../core/domain.ts";
import { personEntities } from "../../people/users/person-entities.ts";

export const clockDomain = defineDomain({
	permissions: {
		writes: [
			...placeEntities,
			"judge",
			"judgeAssignment",
			"duty",
			"reminderRun",
			"gatewayNote",
			"broadcast",
			"grading",
			"dojoLinking",
			"removal",
			"merge",
			"import",
			"document",
			"notification",
			"dataExport",
			"guardianship",
			"consent",
			"athlete",
			// Deletes people who requested their deletion.
			...personEntities,
			"erasure",
			"emailClaim",
			"session",
			"outbox",
			// Payments on the gateway's page that have no answer yet.
			"onlinePayment",
			"membershipPayment",
			"receiptBook",
			"promotion",
		],
		audits: true,
		payments: true,
		identity: true,
		size: { memory: 512, seconds: 180 },
	},
});
