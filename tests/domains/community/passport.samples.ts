import { createCertificateForTest } from "../../core/certificates.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";

export default {
	async get() {
		const { person } = await createCertificateForTest();
		return { cookie: person.cookie, params: { id: String(person.id) } };
	},
} satisfies SamplesOf<"passport">;

export const audited: AuditedOf<"passport"> = {};

export const effects: EffectsOf<"passport"> = {};
