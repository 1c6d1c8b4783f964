import { defineDomain } from "../core/domain.ts";

export const importsDomain = defineDomain({
	permissions: { http: true, writes: ["import", "importRow", "attempts", "repeat"], audits: true },
	entities: {
		// Who was made from a row is a number there; what the row told is gone.
		import: {
			backup: true,
			stream: "reactions",
			personalData: null,
			export: null,
		},
		importRow: {
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
