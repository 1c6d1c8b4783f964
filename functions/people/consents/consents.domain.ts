import { defineDomain } from "../../core/domain.ts";
import { personEntities } from "../users/person-entities.ts";

export const consentsDomain = defineDomain({
	permissions: {
		http: true,
		writes: [...personEntities, "consent", "athlete", "outbox", "attempts", "repeat"],
		audits: true,
	},
	entities: {
		// Proof of the given answers; identifies people only by id.
		consent: {
			dataClass: "sensitive",
			backup: true,
			stream: "none",
			personalData: {
				order: 290,
				items: [
					{
						of: ({ id }) => ({ subjectId: id }),
						removed: { strip: ["requestId"] },
						merged: "stay",
					},
				],
			},
			export: {
				all: [
					"createdAt",
					"purpose",
					"answer",
					"version",
					"language",
					"hash",
					"capacity",
					"asWali",
					"channel",
					"endsOn",
				],
			},
		},
	},
});
