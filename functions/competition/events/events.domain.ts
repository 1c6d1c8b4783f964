import { defineDomain } from "../../core/domain.ts";
import { eventChangeNotice } from "./changes/event-changes.notices.ts";

export const eventsDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["event", "eventClass", "allotment", "tally", "attempts", "repeat"],
		audits: true,
		counts: ["event", "eventClass"],
	},
	notices: { event: eventChangeNotice },
	audited: { event: "admins", eventClass: "admins" },
	subjects: { eventClass: "details" },
	entities: {
		event: {
			dataClass: "public",
			backup: true,
			stream: "reactions",
			pages: true,
			personalData: null,
			export: null,
		},
		eventClass: {
			dataClass: "public",
			backup: true,
			stream: "reactions",
			pages: true,
			personalData: null,
			export: null,
		},
	},
});
