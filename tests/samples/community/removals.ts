import { call } from "../../core/api.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, SamplesOf } from "../../core/samples.ts";
import { one } from "../audited.ts";

/** A person whose deletion has started. */
async function removed() {
	const { cookie } = await createPersonForTest({ role: "super-admin" });
	const id = String((await createPersonForTest()).id);
	await call("DELETE", `/users/${id}`, { cookie });
	return { id };
}

export default {
	remove: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
	progress: async () => ({ params: await removed() }),
	preview: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
} satisfies SamplesOf<"removals">;

export const audited: AuditedOf<"removals"> = {
	remove: { entityType: "user", action: "deleted", entityId: one },
};
