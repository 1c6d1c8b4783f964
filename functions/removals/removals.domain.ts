import { defineDomain } from "../core/domain.ts";
import { personEntities } from "../users/person-entities.ts";

export const removalsDomain = defineDomain({
	permissions: {
		http: true,
		writes: [...personEntities, "emailClaim", "session", "removal", "repeat"],
		audits: true,
		identity: true,
	},
	entities: {
		// The number of who was deleted, so that a restored backup can be told.
		// Numbers, and nobody's.
		removal: {
			backup: true,
			stream: "reactions",
			personalData: null,
			export: null,
		},
	},
});
