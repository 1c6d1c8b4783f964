import { defineDomain } from "../../core/domain.ts";
import { byAddress } from "../../core/personal-data.ts";
import { personEntities } from "../users/person-entities.ts";
import { familyNotice } from "./families.notices.ts";

export const familiesDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			...personEntities,
			"guardianship",
			"guardianInvitation",
			"notification",
			"outbox",
			"attempts",
			"repeat",
			// When a link ends, the guardian's consents for the child end, and pictures that depend on
			// them are removed.
			"consent",
			"athlete",
		],
		audits: true,
		counts: ["user"],
	},
	notices: { family: familyNotice },
	entities: {
		guardianship: {
			dataClass: "sensitive",
			backup: true,
			stream: "reactions",
			personalData: {
				order: 230,
				items: [
					{ of: ({ id }) => ({ childId: id }), removed: "remove", merged: { repoint: "childId" } },
					{
						of: ({ id }) => ({ guardianId: id }),
						index: 1,
						removed: "remove",
						merged: { repoint: "guardianId" },
					},
				],
			},
			export: { all: ["capacity", "basis", "state", "endsOn", "createdAt"] },
		},
		// An invitation concerns two people: the child and the invited address.
		guardianInvitation: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: {
				order: 240,
				items: [
					{ of: ({ id }) => ({ childId: id }), removed: "remove", merged: { repoint: "childId" } },
					{ of: byAddress("email"), index: 1, removed: "remove", merged: "stay" },
				],
			},
			export: null,
		},
	},
});
