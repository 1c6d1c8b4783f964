import { defineDomain } from "../core/domain.ts";
import { byAddress } from "../core/personal-data.ts";
import { personEntities } from "../users/person-entities.ts";

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
			// What a guardian said of a child ends with their link, and a picture that rests on it goes.
			"consent",
			"athlete",
		],
		audits: true,
		counts: ["user"],
	},
	entities: {
		guardianship: {
			backup: true,
			stream: "none",
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
		// Tell of two people.
		guardianInvitation: {
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
