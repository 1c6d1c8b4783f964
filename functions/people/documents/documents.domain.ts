import { defineDomain } from "../../core/domain.ts";
import { auditedAs } from "../../core/personal-data.ts";
import { documentNotice } from "./documents.notices.ts";

export const documentsDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["document", "attempts", "repeat"],
		audits: true,
		uploads: "readWrite",
		documents: "readWrite",
		// Files of up to 10 MB are read and written.
		size: { memory: 512, seconds: 29 },
	},
	notices: { document: documentNotice },
	audited: { document: "superAdmins" },
	subjects: { document: "details" },
	entities: {
		// The stream reaction removes the files.
		document: {
			dataClass: "sensitive",
			backup: true,
			stream: "reactions",
			personalData: {
				order: 340,
				items: [
					{
						of: ({ id }) => ({ studentId: id }),
						index: 1,
						removed: "remove",
						merged: { repoint: "studentId" },
						audited: auditedAs("document"),
					},
				],
			},
			export: { all: ["id", "kind", "fileName", "size", "expiresOn", "uploadedAt"] },
		},
	},
});
