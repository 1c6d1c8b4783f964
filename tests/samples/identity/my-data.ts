import { DataExports } from "#functions/identity/my-data/export.entity.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { SamplesOf } from "../../core/samples.ts";

export default {
	export: async () => ({}),
	askExport: async () => ({ cookie: (await createPersonForTest()).cookie }),
	erasure: async () => ({}),
	askErasure: async () => ({ cookie: (await createPersonForTest()).cookie }),
	cancelErasure: async () => ({}),
	erasures: async () => ({}),
	exportLink: async () => {
		const person = await createPersonForTest();
		const at = new Date().toISOString();
		await DataExports.put({
			userId: person.id,
			id: crypto.randomUUID(),
			locale: "en" as const,
			size: 9,
			doneAt: at,
			version: 2,
			until: new Date(Date.now() + 60_000).toISOString(),
			createdAt: at,
			updatedAt: at,
		}).go();
		return { cookie: person.cookie };
	},
} satisfies SamplesOf<"my-data">;
