import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";
import { resultNotice } from "./draws.notices.ts";

export const drawsDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["classDraw", "drawEntrant", "signingKey", "notification", "attempts", "repeat"],
		audits: true,
	},
	notices: { result: resultNotice },
	audited: { classDraw: "admins" },
	subjects: { classDraw: "details" },
	entities: {
		classDraw: {
			dataClass: "public",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
		drawEntrant: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: {
				order: 265,
				items: [{ of: byUser, index: 1, removed: "remove", merged: { repoint: "userId" } }],
			},
			export: { all: ["eventId", "date", "place"] },
		},
	},
});
