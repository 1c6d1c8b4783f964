import type { AuditedOf, SamplesOf } from "../../core/samples.ts";
import { testPassword } from "../../core/signIns.ts";
import { createSignUpForTest, proofForTest, typedForTest } from "../../core/signUps.ts";
import { ownAddress } from "../../core/wire.ts";

export default {
	challenge: async () => ({}),
	signUp: async () => {
		const address = ownAddress();
		return { address, body: { ...typedForTest(), proof: await proofForTest(address) } };
	},
	confirm: async () => ({ body: { token: await createSignUpForTest(), password: testPassword } }),
} satisfies SamplesOf<"sign-ups">;

export const audited: AuditedOf<"sign-ups"> = {
	// Checked in sign-ups.test.ts: until the address is confirmed, there is no person to audit.
	signUp: null,
	confirm: null,
};
