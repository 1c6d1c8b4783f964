import { defineDomain } from "../../core/domain.ts";

export const ledgerDomain = defineDomain({
	permissions: { http: true },
	entities: {
		ledgerHead: {
			dataClass: "public",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
		// Without the registration, a line cannot be attributed to a person.
		ledgerLine: {
			dataClass: "public",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
