import { defineDomain } from "../../core/domain.ts";

export const dojosDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["dojo", "attempts", "repeat"],
		audits: true,
		counts: ["dojo"],
	},
	audited: { dojo: "admins" },
	entities: {
		dojo: {
			dataClass: "public",
			backup: true,
			stream: "reactions",
			pages: true,
			personalData: null,
			export: null,
		},
	},
});
