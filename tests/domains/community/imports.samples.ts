import { call } from "../../core/api.ts";
import { rowForTest } from "../../core/importRows.ts";
import { createDraftForTest, createImportForTest } from "../../core/imports.ts";
import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { one } from "../audited.ts";

export default {
	check: async () => ({ body: { rows: [rowForTest()] } }),
	begin: async () => ({ body: { fileName: "members.csv", rows: 1 } }),
	async send() {
		const { cookie, id } = await createDraftForTest(1);
		return { cookie, params: { id }, body: { rows: [rowForTest()] } };
	},
	async start() {
		const { cookie, id } = await createDraftForTest(1);
		await call("POST", `/imports/${id}/rows`, { cookie, body: { rows: [rowForTest()] } });
		return { cookie, params: { id } };
	},
	list: async () => ({ query: { limit: "5" } }),
	left: async () => ({ params: { id: (await createImportForTest([rowForTest()])).id } }),
	people: async () => ({ params: { id: (await createImportForTest([rowForTest()])).id } }),
	takeBack: async () => ({ params: { id: (await createImportForTest([rowForTest()])).id } }),
} satisfies SamplesOf<"imports">;

export const audited: AuditedOf<"imports"> = {
	// Not audited, because it creates nobody: an import is audited when it starts.
	begin: null,
	check: null,
	send: null,
	start: { entityType: "import", action: "import_begun", entityId: one },
	takeBack: {
		entityType: "import",
		action: "import_taken_back",
		entityId: one,
	},
};

export const others: OthersOf<"imports"> = {
	begin: { fileName: "Another" },
};

export const effects: EffectsOf<"imports"> = {
	check: { writes: { "attempts if expiresAt, failures": null }, again: "writes" },
	begin: { writes: { "new import": "changed_meanwhile" }, again: "writes" },
	takeBack: {
		writes: { "import if version": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
	send: {
		writes: {
			"attempts if expiresAt, failures": null,
			"import if version": "import_begun",
			importRow: null,
		},
		again: "writes",
	},
	start: {
		writes: { "import if version": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
};
