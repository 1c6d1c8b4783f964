import { createCertificateForTest, createDanHolderForTest } from "../../core/certificates.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { one } from "../audited.ts";

export default {
	async ofPerson() {
		const { person } = await createCertificateForTest();
		return { cookie: person.cookie, params: { id: String(person.id) } };
	},
	async print() {
		const { person, params } = await createCertificateForTest();
		return { cookie: person.cookie, params };
	},
	async card() {
		const { person, params } = await createCertificateForTest();
		return { cookie: person.cookie, params };
	},
	verify: async () => ({ body: { code: (await createCertificateForTest()).certificate.code } }),
	keys: async () => ({}),
	danRegister: async () => {
		await createDanHolderForTest();
		return {};
	},
	revoke: async () => ({
		params: (await createCertificateForTest()).params,
		body: { reason: "Issued for another person." },
	}),
} satisfies SamplesOf<"certificates">;

export const audited: AuditedOf<"certificates"> = {
	// Changes nothing.
	verify: null,
	revoke: { entityType: "certificate", action: "revoked", entityId: one },
};

export const effects: EffectsOf<"certificates"> = {
	verify: { writes: {}, again: "nothing" },
	revoke: {
		writes: { "certificate if state": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
};
