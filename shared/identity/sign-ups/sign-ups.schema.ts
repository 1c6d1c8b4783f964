import * as z from "zod/mini";
import { email, newPassword, optionalName } from "../../core/fields/fields.ts";
import { hasLastName, namesInScript } from "../../core/fields/shapes.ts";
import { locales } from "../../core/locales.ts";
import { SignUpConsents } from "../../people/consents/consents.schema.ts";

const hex = z.string().check(z.regex(/^[0-9a-f]{1,200}$/));
const count = z.number().check(z.int(), z.nonnegative());

/** Challenge for a proof of work, signed by the server; the format of altcha-lib. */
const Challenge = z.object({
	parameters: z.object({
		algorithm: z.string().check(z.maxLength(40)),
		nonce: hex,
		salt: hex,
		cost: count,
		keyLength: count,
		keyPrefix: hex,
		keySignature: hex,
		expiresAt: count,
	}),
	signature: hex,
});
export const ChallengeAnswer = z.object({ challenge: Challenge });
export type Challenge = z.infer<typeof Challenge>;

const Proof = z.object({
	challenge: Challenge,
	solution: z.object({ counter: count, derivedKey: hex }),
});
export type Proof = z.infer<typeof Proof>;

/**
 * Fields that a person types at sign-up. Arabic names may include the father's and grandfather's.
 */
const typed = {
	...namesInScript,
	fatherNameAr: optionalName(80),
	grandfatherNameAr: optionalName(80),
	email,
	password: newPassword,
	preferredLanguage: z.enum(locales),
	/** Agreement to the terms and the privacy policy, in the language of the page. */
	agreed: z.literal(true, "agreement_required"),
};
export const SignUpForm = z.object(typed).check(hasLastName);
export type SignUpForm = z.output<typeof SignUpForm>;

export const SignUp = z
	.object({
		...typed,
		/** Version of the texts that were agreed to; see agreement.ts. */
		agreementVersion: z.string().check(z.maxLength(20, "invalid")),
		proof: Proof,
		/** Stored with the account once its address is confirmed. */
		consents: z.optional(SignUpConsents),
	})
	.check(hasLastName);
export type SignUp = z.output<typeof SignUp>;

/**
 * Asks for the password again. An attacker could have signed up with a victim's address: the victim
 * who follows the link does not know that password, so no account is created.
 */
export const SignUpConfirmation = z.object({
	token: z.string().check(z.maxLength(200, "invalid")),
	password: z.string().check(z.minLength(1, "password_required"), z.maxLength(128, "invalid")),
});
export type SignUpConfirmation = z.output<typeof SignUpConfirmation>;
