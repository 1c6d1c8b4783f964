import { defineDomain } from "../core/domain.ts";

export const auditDomain = defineDomain({
	permissions: { http: true, writes: ["attempts"] },
	entities: {
		// Holds when what tells of a person is taken out of lines: a seal is made of their digests.
		auditSeal: {
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
