import { CustomAttributeType } from "electrodb";
import type { Locale } from "#shared/core/locales.ts";
import type { SignUpConsents } from "#shared/people/consents/consents.schema.ts";
import { number, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";
import type { Agreement } from "../../people/users/user.entity.ts";

/** Data of a sign-up, stored until its address is confirmed. */
export type SignUpRecord = {
	firstName: string;
	lastName: string;
	firstNameAr?: string;
	fatherNameAr?: string;
	grandfatherNameAr?: string;
	lastNameAr?: string;
	preferredLanguage: Locale;
	/** See password-hash.ts. The password itself is entered again on confirmation. */
	passwordHash: string;
	agreement: Agreement;
	consents?: SignUpConsents;
};

/**
 * Unconfirmed sign-ups by the hash of their link's token; each can be used once. None is stored for
 * an address with an account.
 */
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

/** When sign-up emails were last sent to an address, whether it has an account or not. */
export const SignUpLetters = entity(
	"signUpLetters",
	{
		/** Hash of the address. */
		key: text,
		/** Milliseconds since 1970. */
		sentAt: { type: CustomAttributeType<number[]>("any"), required: true },
		/** Incremented with each email, so that of two concurrent sign-ups the second fails. */
		version: number,
		expiresAt: number,
	},
	{ byKey: byKey(["key"]) },
);

/** Used proofs of work; each counts once. */
export const SpentProofs = entity(
	"spentProof",
	{
		nonce: text,
		expiresAt: number,
	},
	{ byNonce: byKey(["nonce"]) },
);
