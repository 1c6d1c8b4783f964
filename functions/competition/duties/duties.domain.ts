import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";
import { dutyNotice } from "./duties.notices.ts";

export const dutiesDomain = defineDomain({
	permissions: { http: true, writes: ["duty", "notification", "attempts", "repeat"], audits: true },
	notices: { duty: dutyNotice },
	audited: { duty: "admins" },
	subjects: { duty: ["event"] },
	entities: {
		duty: {
			dataClass: "personal",
			// A restored link could be used again, and a revoked duty would run again.
			backup: false,
			stream: "none",
			personalData: {
				order: 268,
				items: [{ of: byUser, index: 1, removed: "remove", merged: { repoint: "userId" } }],
			},
			export: { all: ["eventId", "scope", "until", "createdAt"] },
		},
	},
});
