import { defineDomain } from "../../core/domain.ts";
import { auditedAs, byJudge, byUser } from "../../core/personal-data.ts";
import { judgingNotice } from "./judges.notices.ts";

export const judgesDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["judge", "judgeClaim", "judgeAssignment", "notification", "repeat"],
		audits: true,
		counts: ["judge", "judgeAssignment"],
	},
	notices: { judging: judgingNotice },
	audited: { judge: "superAdmins", judgeAssignment: "superAdmins" },
	subjects: { judgeAssignment: "details" },
	entities: {
		judgeAssignment: {
			dataClass: "personal",
			backup: true,
			stream: "reactions",
			personalData: {
				order: 260,
				items: [{ of: byJudge("judgeId"), index: 1, removed: "remove", merged: "stay" }],
			},
			export: { all: ["eventId", "status", "role", "tatami", "registrationDate"] },
		},
		judge: {
			dataClass: "public",
			backup: true,
			stream: "pictures",
			pages: true,
			personalData: {
				order: 270,
				items: [
					{
						of: byJudge("id"),
						removed: "remove",
						merged: { repoint: "userId" },
						audited: auditedAs("judge"),
					},
				],
			},
			export: {
				all: [
					"competitionLevel",
					"specializations",
					"competitionsOfficiated",
					"certificationDate",
					"isActive",
				],
			},
		},
		judgeClaim: {
			dataClass: "personal",
			backup: true,
			stream: "pictures",
			personalData: {
				order: 280,
				items: [{ of: byUser, removed: "remove", merged: { repoint: "userId" } }],
			},
			export: null,
		},
	},
});
