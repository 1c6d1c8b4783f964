import { defineDomain } from "../../core/domain.ts";
import { broadcastNotice } from "./broadcasts.notices.ts";

export const broadcastsDomain = defineDomain({
	permissions: { http: true, writes: ["broadcast", "attempts", "repeat"], audits: true },
	notices: { broadcast: broadcastNotice },
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
