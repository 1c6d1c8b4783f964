import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";

export const notificationsDomain = defineDomain({
	permissions: { http: true, writes: ["notification", "user", "repeat"], audits: true },
	entities: {
		// A notification may name other people, so it is also removed when the person it is about is.
		notification: {
			dataClass: "personal",
			backup: true,
			stream: "reactions",
			personalData: {
				order: 160,
				items: [
					{ of: byUser, removed: "remove", merged: { repoint: "userId" } },
					{ of: ({ id }) => ({ personId: id }), index: 1, removed: "remove", merged: "stay" },
				],
			},
			export: { all: ["kind", "createdAt", "read"] },
		},
	},
});
