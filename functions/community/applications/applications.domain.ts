import { defineDomain } from "../../core/domain.ts";
import { personEntities } from "../../people/users/person-entities.ts";
import { applicationNotice } from "./applications.notices.ts";

export const applicationsDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			...personEntities,
			"emailClaim",
			"notification",
			"outbox",
			"attempts",
			"session",
			"removal",
			"repeat",
		],
		audits: true,
		counts: ["user"],
		identity: true,
		images: "write",
		size: { memory: 1536, seconds: 20 },
		native: "sharp",
	},
	notices: { application: applicationNotice },
});
