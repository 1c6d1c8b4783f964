import { defineDomain } from "../core/domain.ts";

export const ledgerDomain = defineDomain({
	permissions: { http: true },
	entities: {
		ledgerHead: {
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
		// Whose a line is cannot be told without the entry that it tells of.
		ledgerLine: {
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
