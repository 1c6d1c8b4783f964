import { defineDomain } from "../../core/domain.ts";

export const broadcastsDomain = defineDomain({
	permissions: { http: true, writes: ["broadcast", "attempts", "repeat"], audits: true },
	audited: { broadcast: "admins" },
	entities: {
		broadcast: {
			dataClass: "internal",
			backup: true,
			stream: "reactions",
			personalData: null,
			export: null,
		},
	},
});
