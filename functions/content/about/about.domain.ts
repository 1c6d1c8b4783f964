import { defineDomain } from "../../core/domain.ts";

export const aboutDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["aboutSection", "repeat"],
		audits: true,
		counts: ["aboutSection"],
	},
	audited: { aboutSection: "superAdmins" },
	entities: {
		aboutSection: {
			dataClass: "public",
			backup: true,
			stream: "pictures",
			pages: true,
			personalData: null,
			export: null,
		},
	},
});
