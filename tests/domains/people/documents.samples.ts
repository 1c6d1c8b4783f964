import type { FactsOf } from "#functions/people/notifications/notices.ts";
import {
	createDocumentForTest,
	documentForTest,
	sendDocumentForTest,
} from "../../core/documents.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { one } from "../audited.ts";

export default {
	list: async () => {
		const { cookie, id } = await createPersonForTest();
		return { cookie, params: { id: String(id) } };
	},
	start: async () => {
		const { cookie, id } = await createPersonForTest();
		return { cookie, params: { id: String(id) }, body: documentForTest() };
	},
	finish: async () => {
		const { cookie, id } = await createPersonForTest();
		return { cookie, params: { id: await sendDocumentForTest(cookie, id) } };
	},
	remove: async () => {
		const { cookie, id } = await createPersonForTest();
		return { cookie, params: { id: (await createDocumentForTest(cookie, id)).id } };
	},
	download: async () => {
		const { cookie, id } = await createPersonForTest();
		return { cookie, params: { id: (await createDocumentForTest(cookie, id)).id } };
	},
} satisfies SamplesOf<"documents">;

export const audited: AuditedOf<"documents"> = {
	// The audit line is written when the document is finished.
	start: null,
	finish: { entityType: "document", action: "added", entityId: one },
	remove: { entityType: "document", action: "deleted", entityId: one },
};

export const effects: EffectsOf<"documents"> = {
	start: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new document": "changed_meanwhile",
			"attempts if failures": null,
		},
		again: "writes",
	},
	finish: {
		writes: {
			"attempts if expiresAt, failures": null,
			"existing document if uploadedAt": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
	remove: {
		writes: { "removed document if id": "changed_meanwhile", "new auditLine": null },
		again: "not_found",
	},
};

export const facts: Pick<FactsOf, "document"> = {
	document: { document: "medical", expiresOn: "2027-01-01" },
};
