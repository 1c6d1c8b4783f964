import { CustomAttributeType } from "electrodb";
import type { Locale } from "#shared/core/locales.ts";
import { number, text } from "../core/table/attributes.ts";
import { byKey, entity } from "../core/table/database.ts";
import type { Agreement } from "../users/user.entity.ts";

/** What is kept of a sign-up until its address is confirmed. */
export type SignUpRecord = {
	firstName: string;
	lastName: string;
	firstNameAr: string;
	fatherNameAr?: string;
	grandfatherNameAr?: string;
	lastNameAr: string;
	preferredLanguage: Locale;
	/** See password-hash.ts. The password itself is given again when the address is confirmed. */
	passwordHash: string;
	agreement: Agreement;
};

/** Sign-ups whose letter is under way, by hash of the token in it; each is good once. There is none for a known address. */
export const SignUps = entity(
	"signUp",
	{
		hash: text,
		email: text,
		told: { type: CustomAttributeType<SignUpRecord>("any"), required: true },
		expiresAt: number,
	},
	{ byHash: byKey(["hash"]) },
);

/** When sign-ups last brought letters to an address, known or not. */
export const SignUpLetters = entity(
	"signUpLetters",
	{
		/** Hash of the address. */
		key: text,
		/** Milliseconds since 1970. */
		sentAt: { type: CustomAttributeType<number[]>("any"), required: true },
		/** Grows with each letter, so that of two at once the second is told. */
		version: number,
		expiresAt: number,
	},
	{ byKey: byKey(["key"]) },
);

/** Proofs of work that were used; each counts once. */
export const SpentProofs = entity(
	"spentProof",
	{
		nonce: text,
		expiresAt: number,
	},
	{ byNonce: byKey(["nonce"]) },
);
