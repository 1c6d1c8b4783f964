import { defineDomain } from "../../core/domain.ts";
import { broadcastNotice } from "./broadcasts.notices.ts";

export const broadcastsDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["broadcast", "broadcastDraft", "attempts", "repeat"],
		audits: true,
		counts: ["broadcastDraft"],
	},
	notices: { broadcast: broadcastNotice },
	audited: { broadcast: "admins", broadcastDraft: "admins" },
	entities: {
		broadcast: {
			dataClass: "internal",
			backup: true,
			stream: "reactions",
			personalData: null,
			export: null,
		},
		broadcastDraft: {
			dataClass: "internal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
