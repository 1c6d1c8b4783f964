import { defineDomain } from "../../core/domain.ts";

export const newsDomain = defineDomain({
	permissions: { http: true, writes: ["news", "tally", "repeat"], audits: true, counts: ["news"] },
	audited: { news: "admins" },
	entities: {
		news: {
			dataClass: "public",
			backup: true,
			stream: "pictures",
			pages: true,
			personalData: null,
			export: null,
		},
	},
});
