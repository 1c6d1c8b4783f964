import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";

export const myDataDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["dataExport", "erasure", "notification", "outbox", "attempts", "repeat"],
		audits: true,
		exports: "read",
	},
	entities: {
		// The stream reaction removes its file.
		dataExport: {
			dataClass: "sensitive",
			backup: false,
			stream: "reactions",
			personalData: { order: 350, items: [{ of: byUser, removed: "remove", merged: "drop" }] },
			export: { all: ["createdAt"] },
		},
		erasure: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: { order: 360, items: [{ of: byUser, removed: "remove", merged: "drop" }] },
			export: { all: ["createdAt", "endsAt"] },
		},
	},
});
