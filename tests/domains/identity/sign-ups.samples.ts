import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
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

export const effects: EffectsOf<"sign-ups"> = {
	signUp: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new spentProof": "proof_invalid",
			"signUpLetters if version": "busy",
			"new outbox": "changed_meanwhile",
		},
		again: "proof_invalid",
	},
	confirm: {
		writes: {
			"attempts if expiresAt, failures": null,
			signIn: null,
			"removed signUp if email": "sign_up_link_invalid",
			"new user": "changed_meanwhile",
			"new emailClaim": "sign_up_link_invalid",
			searchKey: null,
			facet: null,
			"tally of user (fee pending +1, member +1, member since # +1)": null,
			"tally of belt (member.unknown.white +1)": null,
			"new auditLine": null,
			"removed signIn": null,
			"new session": null,
			"checks user if what a session says": null,
			knownDevice: null,
		},
		again: "sign_up_link_invalid",
	},
};
