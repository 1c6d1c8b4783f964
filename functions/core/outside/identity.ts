import { defineAdapter } from "./adapter.ts";
import { cognitoIdentity } from "./cognito/identity.cognito.ts";

/** The identity provider's claims about a person. */
export type Claims = {
	email: string;
	/** Issuer and subject together never change and identify one person. */
	issuer: string;
	subject: string;
	/** The external identity provider of the account; null for accounts of our own pool. */
	provider: string | null;
	/** When the person authenticated there, in ms since 1970, if the token contains it. */
	provedAt?: number;
	givenName?: string;
	familyName?: string;
};

export type ManagedLogin = {
	/**
	 * URL of the provider's sign-in page, which asks for the password even in a known browser.
	 * @param provider external identity provider whose page opens directly
	 */
	signInUrl(request: {
		state: string;
		nonce: string;
		challenge: string;
		redirectUri: string;
		provider?: string;
	}): string;
	/** URL that ends the provider's own session and redirects back to the site. */
	signOutUrl(siteUrl: string): string;
	/**
	 * Exchanges the code for the person's claims; throws when the code, nonce or verifier is wrong.
	 */
	redeem(
		code: string,
		proof: { verifier: string; nonce: string; redirectUri: string },
	): Promise<Claims>;
};

/**
 * Result of a check: wrong, correct password but a code is missing or wrong, password correct, or
 * both correct.
 */
export type Verdict = "wrong" | "code_needed" | "code_wrong" | "password" | "password_and_code";

/** Sign-ins with their passwords and second factors. Email addresses are lower case. */
export type Identity = {
	/**
	 * Checks the password and, if a second factor is on, the authenticator app's code. Unknown people
	 * get "wrong" after the same work. A code is accepted only once.
	 */
	verify(email: string, password: string, code?: string): Promise<Verdict>;
	/** Creates the sign-in, or sets the password of an existing one. */
	setPassword(email: string, password: string): Promise<void>;
	/**
	 * Changes the address of a sign-in and replaces any leftover sign-in with that address; does
	 * nothing when there is no sign-in.
	 */
	rename(from: string, to: string): Promise<void>;
	remove(email: string): Promise<void>;
	/**
	 * Disables or enables a sign-in. While disabled, every password is wrong. Does nothing when there
	 * is no sign-in.
	 */
	setDisabled(email: string, isDisabled: boolean): Promise<void>;
	/**
	 * Creates a secret for an authenticator app, in base32, replacing an unconfirmed one; null when
	 * the password is wrong.
	 */
	startSecondFactor(email: string, password: string): Promise<string | null>;
	/** Turns the second factor on when a code proves that the app has the secret. */
	confirmSecondFactor(email: string, password: string, code: string): Promise<boolean>;
	endSecondFactor(email: string): Promise<void>;
	managedLogin?: ManagedLogin;
	/** Sign-ins per second that the provider accepts; undefined when it states no limit. */
	perSecond?: number;
};

export const identity = defineAdapter<Identity>(cognitoIdentity);
