import { defineDomain } from "../../core/domain.ts";

export const auditDomain = defineDomain({
	permissions: { http: true, writes: ["attempts"] },
	entities: {
		// Seals stay valid when personal data is removed from lines, because they are computed from the
		// lines' digests.
		auditSeal: {
			dataClass: "internal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
