import { defineDomain } from "../../core/domain.ts";

export const importsDomain = defineDomain({
	permissions: { http: true, writes: ["import", "importRow", "attempts", "repeat"], audits: true },
	audited: { import: "superAdmins" },
	entities: {
		// A handled row holds only the created person's id; its personal data is gone.
		import: {
			dataClass: "internal",
			backup: true,
			stream: "reactions",
			personalData: null,
			export: null,
		},
		importRow: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
