import { defineDomain } from "../../core/domain.ts";
import { personEntities } from "../../people/users/person-entities.ts";

export const removalsDomain = defineDomain({
	permissions: {
		http: true,
		writes: [...personEntities, "emailClaim", "session", "outbox", "removal", "repeat"],
		audits: true,
		identity: true,
	},
	entities: {
		// A finished removal holds only the id, which identifies nobody. It is backed up so that a
		// restored backup still knows who was deleted.
		removal: {
			dataClass: "personal",
			backup: true,
			stream: "reactions",
			personalData: null,
			export: null,
		},
	},
});
