import { defineDomain } from "../../core/domain.ts";

export const coachesDomain = defineDomain({
	permissions: { http: true, writes: ["attempts", "outbox", "repeat"], audits: true },
	entities: {
		studentRelation: {
			dataClass: "sensitive",
			backup: true,
			stream: "none",
			personalData: {
				order: 190,
				items: [
					{
						of: ({ id }) => ({ studentId: id }),
						index: 1,
						removed: "remove",
						merged: { repoint: "studentId" },
					},
					{
						of: ({ id }) => ({ coachId: id }),
						removed: "handedOver",
						merged: { repoint: "coachId" },
					},
				],
			},
			export: { all: ["assignedAt", "isActive"] },
		},
	},
});
