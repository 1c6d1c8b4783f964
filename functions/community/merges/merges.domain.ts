import { defineDomain } from "../../core/domain.ts";
import { personEntities } from "../../people/users/person-entities.ts";

export const mergesDomain = defineDomain({
	permissions: {
		http: true,
		writes: [...personEntities, "emailClaim", "session", "merge", "pair", "personAlias", "repeat"],
		audits: true,
		identity: true,
	},
	audited: { pair: "superAdmins" },
	subjects: { pair: ["user", "user"] },
	entities: {
		// The data needed to undo a merge is about both people.
		merge: {
			dataClass: "personal",
			backup: true,
			stream: "reactions",
			personalData: {
				order: 380,
				items: [{ of: ({ id }) => ({ keepId: id }), index: 2, removed: "remove", merged: "stay" }],
			},
			export: null,
		},
		mergeMove: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: {
				order: 390,
				items: [{ of: ({ id }) => ({ keepId: id }), index: 1, removed: "remove", merged: "stay" }],
			},
			export: null,
		},
		pair: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
		// Pair keys follow changes of people through the stream.
		pairKey: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
