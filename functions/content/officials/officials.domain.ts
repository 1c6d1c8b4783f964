import { defineDomain } from "../../core/domain.ts";

export const officialsDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["official", "judgesExtension", "repeat"],
		audits: true,
		counts: ["official"],
	},
	audited: { official: "superAdmins" },
	entities: {
		official: {
			dataClass: "public",
			backup: true,
			stream: "pictures",
			pages: true,
			personalData: null,
			export: null,
		},
		judgesExtension: {
			dataClass: "public",
			backup: true,
			stream: "pictures",
			pages: true,
			personalData: null,
			export: null,
		},
	},
});
