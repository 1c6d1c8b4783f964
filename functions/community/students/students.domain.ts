import { defineDomain } from "../../core/domain.ts";
import { studentNotice } from "../../people/coaches/students.notices.ts";
import { personEntities } from "../../people/users/person-entities.ts";

export const studentsDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			...personEntities,
			"emailClaim",
			"studentRelation",
			"linkRequest",
			"guardianInvitation",
			"promotion",
			"notification",
			"session",
			"outbox",
			"attempts",
			"repeat",
		],
		audits: true,
		counts: ["user", "promotion"],
		identity: true,
		images: "write",
		size: { memory: 1536, seconds: 20 },
		native: "sharp",
	},
	notices: { student: studentNotice },
	entities: {
		linkRequest: {
			dataClass: "sensitive",
			backup: true,
			stream: "none",
			personalData: {
				order: 200,
				items: [
					{
						of: ({ id }) => ({ studentId: id }),
						index: 1,
						removed: "remove",
						merged: { repoint: "studentId" },
					},
					{ of: ({ id }) => ({ coachId: id }), removed: "remove", merged: { repoint: "coachId" } },
				],
			},
			export: { all: ["status", "createdAt"] },
		},
	},
});
