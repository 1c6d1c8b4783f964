import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";

export const waitingRoomDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["waitingRoom", "numberRow", "ticket", "signingKey", "repeat"],
		audits: true,
	},
	entities: {
		ticket: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: { order: 130, items: [{ of: byUser, removed: "remove", merged: "forget" }] },
			export: { all: ["eventId", "number", "position"] },
		},
		numberRow: {
			dataClass: "public",
			backup: true,
			stream: "reactions",
			personalData: null,
			export: null,
		},
		waitingRoom: {
			dataClass: "public",
			backup: true,
			stream: "reactions",
			personalData: null,
			export: null,
		},
	},
});
