import { placeEntities } from "../../base/places/place-entities.ts";
import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";
import { personEntities } from "../../people/users/person-entities.ts";
import { gradingNotice } from "./gradings.notices.ts";

export const gradingsDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			"grading",
			"candidate",
			"markSheet",
			"certificate",
			"certificateKey",
			"promotion",
			"progression",
			"notification",
			"repeat",
			"attempts",
			...personEntities,
			// A proposal registers the student.
			...placeEntities,
			"waitingRoom",
			"numberRow",
			"ticket",
			"signingKey",
		],
		audits: true,
		counts: ["promotion"],
		certifies: true,
		size: { memory: 1024, seconds: 25 },
	},
	notices: { grading: gradingNotice },
	audited: { grading: "admins" },
	subjects: { grading: ["event"] },
	entities: {
		grading: {
			dataClass: "internal",
			backup: true,
			stream: "reactions",
			personalData: null,
			export: null,
		},
		candidate: {
			dataClass: "sensitive",
			backup: true,
			stream: "none",
			personalData: {
				order: 184,
				items: [{ of: byUser, index: 1, removed: "remove", merged: { repoint: "userId" } }],
			},
			export: { all: ["eventId", "fromBelt", "toBelt", "decisions", "createdAt"] },
		},
		markSheet: {
			dataClass: "sensitive",
			backup: true,
			stream: "none",
			personalData: {
				order: 186,
				items: [
					{ of: byUser, index: 1, removed: "remove", merged: { repoint: "userId" } },
					{
						of: ({ id }) => ({ examinerId: id }),
						index: 2,
						removed: "stay",
						merged: { repoint: "examinerId" },
					},
				],
			},
			// A candidate learns outcome and words; marks are for the panel.
			export: null,
		},
	},
});
