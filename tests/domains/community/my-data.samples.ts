import { DataExports } from "#functions/community/my-data/export.entity.ts";
import { call } from "../../core/api.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { one, oneself } from "../audited.ts";

/** A person who requested the deletion of their account. */
async function erasureForTest() {
	const { id, cookie } = await createPersonForTest();
	await call("POST", "/me/erasure", { cookie });
	return String(id);
}

export default {
	export: async () => ({}),
	askExport: async () => ({ cookie: (await createPersonForTest()).cookie }),
	erasure: async () => ({}),
	askErasure: async () => ({ cookie: (await createPersonForTest()).cookie }),
	cancelErasure: async () => ({}),
	erasures: async () => ({}),
	stopErasure: async () => ({ params: { id: await erasureForTest() } }),
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

export const audited: AuditedOf<"my-data"> = {
	askExport: { entityType: "user", action: "export_asked", entityId: oneself },
	exportLink: { entityType: "user", action: "export_fetched", entityId: oneself },
	askErasure: { entityType: "user", action: "erasure_asked", entityId: oneself },
	stopErasure: { entityType: "user", action: "erasure_cancelled", entityId: one },
	// Needs an earlier deletion request: see my-data.test.ts.
	cancelErasure: null,
};

export const effects: EffectsOf<"my-data"> = {
	askExport: {
		writes: {
			"attempts if expiresAt, failures": null,
			"dataExport if id": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
	askErasure: {
		writes: {
			"new erasure": "changed_meanwhile",
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "nothing",
	},
	cancelErasure: { writes: {}, again: "nothing" },
	stopErasure: {
		writes: {
			"removed erasure if endsAt": "changed_meanwhile",
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "nothing",
	},
	exportLink: { writes: { "new auditLine": null }, again: "writes" },
};
