import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";
import { classNotice } from "./training-classes.notices.ts";

export const trainingClassesDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			"trainingClass",
			"enrollment",
			"allotment",
			"tally",
			"attempts",
			"outbox",
			"notification",
			"repeat",
		],
		audits: true,
		counts: ["trainingClass"],
		// An enrolment retries for 8 s before it fails as busy.
		size: { memory: 512, seconds: 12 },
	},
	notices: { class: classNotice },
	audited: { trainingClass: "superAdmins", enrollment: "superAdmins" },
	subjects: { enrollment: ["trainingClass", "user"] },
	entities: {
		enrollment: {
			dataClass: "sensitive",
			backup: true,
			stream: "reactions",
			personalData: {
				order: 140,
				items: [
					{
						of: byUser,
						index: 1,
						removed: "left",
						merged: "enrollments",
						audited: ({ classId, userId }) => ({
							entityType: "enrollment",
							entityId: `${classId}-${userId}`,
						}),
					},
				],
			},
			export: { all: ["classId", "status", "enrolledAt"] },
		},
		trainingClass: {
			dataClass: "public",
			backup: true,
			stream: "reactions",
			pages: true,
			personalData: {
				order: 250,
				items: [
					{
						of: ({ id }) => ({ coachId: id }),
						index: 2,
						removed: "handedOver",
						merged: { repoint: "coachId" },
					},
				],
			},
			export: { all: ["title", "dayOfWeek", "startTime", "endTime", "createdAt"] },
		},
	},
});
