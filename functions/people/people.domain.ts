import { defineDomain } from "../core/domain.ts";
import { personEntities } from "../users/person-entities.ts";

export const peopleDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			...personEntities,
			"emailClaim",
			"progression",
			"studentRelation",
			"session",
			"outbox",
			"attempts",
			"repeat",
		],
		audits: true,
		counts: ["user", "promotion"],
		identity: true,
		// An export of 5,000 people is read page by page.
		size: { memory: 1024, seconds: 29 },
	},
});
