import { placeEntities } from "../../base/places/place-entities.ts";
import { defineDomain } from "../../core/domain.ts";

export const streamDomain = defineDomain({
	permissions: {
		// It may also write all personal data: see infra/functions.ts.
		writes: [
			...placeEntities,
			"removal",
			"pair",
			"pairKey",
			"tally",
			// Fee reminders record on the person that they were sent.
			"reminderRun",
			"broadcast",
			// Linking people and classes to dojos.
			"dojoLinking",
			"trainingClass",
			// Imports create people and can delete them again.
			"import",
			"importRow",
			"user",
			"searchKey",
			"facet",
			"listing",
			"announcement",
			"ledgerLine",
			"ledgerHead",
			"chargeLine",
			"debtor",
			// Fixing the list of a grading, and applying its results.
			"grading",
			"certificateKey",
		],
		audits: true,
		counts: ["user", "promotion"],
		certifies: true,
		redacts: true,
		queue: true,
		announces: true,
		// Data exports contain pictures and documents.
		images: "readWrite",
		documents: "readWrite",
		exports: "parts",
		size: { memory: 512, seconds: 60 },
	},
});
