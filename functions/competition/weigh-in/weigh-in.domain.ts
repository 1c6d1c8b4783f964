import { placeEntities } from "../../base/places/place-entities.ts";
import { defineDomain } from "../../core/domain.ts";
import { byUser } from "../../core/personal-data.ts";

export const weighInDomain = defineDomain({
	permissions: {
		http: true,
		// Closing a weigh-in ends entries, which frees their places.
		writes: ["checkIn", "weighIn", ...placeEntities, "repeat"],
		audits: true,
		size: { memory: 1024, seconds: 25 },
	},
	audited: { weighIn: "admins" },
	subjects: { weighIn: ["event"] },
	entities: {
		checkIn: {
			dataClass: "sensitive",
			backup: true,
			stream: "none",
			personalData: {
				order: 267,
				items: [{ of: byUser, index: 1, removed: "remove", merged: { repoint: "userId" } }],
			},
			export: { all: ["eventId", "isHere", "hasKit", "hasConsent", "weight", "weighedAt"] },
		},
		weighIn: {
			dataClass: "internal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
