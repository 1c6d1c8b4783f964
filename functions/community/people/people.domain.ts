import { defineDomain } from "../../core/domain.ts";
import { personEntities } from "../../people/users/person-entities.ts";
import { recordNotice } from "./people.notices.ts";

export const peopleDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			...personEntities,
			"emailClaim",
			"progression",
			"studentRelation",
			"trainingClass",
			"notification",
			"session",
			"outbox",
			"attempts",
			"repeat",
		],
		audits: true,
		counts: ["user", "promotion"],
		identity: true,
		// Sized for the largest export: 5,000 people, read page by page in one request.
		size: { memory: 1024, seconds: 29 },
	},
	notices: { record: recordNotice },
	audited: { user: "superAdmins" },
	entities: {},
});
