import { defineDomain } from "../../core/domain.ts";
import { auditedAs, byUser } from "../../core/personal-data.ts";

export const nationalTeamDomain = defineDomain({
	permissions: { http: true, writes: ["athlete", "repeat"], audits: true, counts: ["athlete"] },
	audited: { athlete: "superAdmins" },
	entities: {
		athlete: {
			dataClass: "sensitive",
			backup: true,
			stream: "pictures",
			pages: true,
			personalData: {
				order: 300,
				items: [
					{
						of: byUser,
						index: 2,
						removed: "remove",
						merged: { repoint: "userId" },
						audited: auditedAs("athlete"),
					},
				],
			},
			export: {
				all: [
					"nameEn",
					"nameAr",
					"dateOfBirth",
					"gender",
					"currentBelt",
					"currentRank",
					"currentRankAr",
					"weight",
					"weightCategory",
					"achievements",
					"achievementsAr",
					"bio",
					"bioAr",
					"email",
					"phone",
					"photoUrl",
					"createdAt",
				],
			},
		},
	},
});
