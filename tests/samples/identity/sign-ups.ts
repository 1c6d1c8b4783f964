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
	// The person does not exist before the address is confirmed, and has no session then: see
	// sign-ups.test.ts.
	signUp: null,
	confirm: null,
};
