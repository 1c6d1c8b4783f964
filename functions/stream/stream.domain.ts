import { defineDomain } from "../core/domain.ts";
import { placeEntities } from "../places/place-entities.ts";

export const streamDomain = defineDomain({
	permissions: {
		// Beside these, all personal data: see infra/functions.ts.
		writes: [
			...placeEntities,
			"removal",
			"pair",
			"pairKey",
			"tally",
			// Fees: reminders note at a person that they were sent.
			"reminderRun",
			"broadcast",
			// Imports make people, and take them back.
			"import",
			"importRow",
			"user",
			"searchKey",
			"facet",
			"listing",
			"announcement",
			"ledgerLine",
			"ledgerHead",
		],
		audits: true,
		counts: ["user"],
		redacts: true,
		queue: true,
		announces: true,
		// Archives have pictures and documents in them.
		images: "readWrite",
		documents: "readWrite",
		exports: "parts",
		size: { memory: 512, seconds: 60 },
	},
});
