import { defineDomain } from "../core/domain.ts";
import { byUser } from "../core/personal-data.ts";

export const notificationsDomain = defineDomain({
	permissions: { http: true, writes: ["notification", "user", "repeat"], audits: true },
	entities: {
		// What one was told of may name others.
		notification: {
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
