import { defineDomain } from "../../core/domain.ts";
import { auditedAs, byUser } from "../../core/personal-data.ts";

export const certificatesDomain = defineDomain({
	permissions: { http: true, writes: ["certificate", "repeat"], audits: true },
	audited: { certificate: "superAdmins" },
	subjects: { certificate: "details" },
	entities: {
		certificate: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: {
				order: 182,
				items: [
					{
						of: byUser,
						index: 1,
						removed: "remove",
						merged: { repoint: "userId" },
						audited: auditedAs("certificate"),
					},
				],
			},
			export: { all: ["number", "belt", "date", "state", "changedOn", "reason"] },
		},
		certificateKey: {
			dataClass: "public",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
