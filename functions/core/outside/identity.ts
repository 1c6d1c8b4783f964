import { defineAdapter } from "./adapter.ts";
import { cognitoIdentity } from "./cognito/identity.cognito.ts";

/** Somebody as the identity provider knows them. */
export type Claims = {
	email: string;
	/** Together these never change, and stand for nobody else. */
	issuer: string;
	subject: string;
	/** The other house that vouches for them; null for accounts of our own pool. */
	provider: string | null;
	/** When they gave their password or the like, in ms since 1970, where it is said. */
	provedAt?: number;
	givenName?: string;
	familyName?: string;
};

export type ManagedLogin = {
	/**
	 * Address of the provider's sign-in page, which asks for the password even where it knows the browser.
	 * @param provider another house, to go straight to its page
	 */
	signInUrl(request: {
		state: string;
		nonce: string;
		challenge: string;
		redirectUri: string;
		provider?: string;
	}): string;
	/** Where the provider's own session ends; leads back to the site. */
	signOutUrl(siteUrl: string): string;
	/** The person that the code stands for; throws when the code, nonce or verifier is wrong. */
	redeem(
		code: string,
		proof: { verifier: string; nonce: string; redirectUri: string },
	): Promise<Claims>;
};

/** What was proven: nothing, that a code is still needed or was wrong, the password, or both. */
export type Verdict = "wrong" | "code_needed" | "code_wrong" | "password" | "password_and_code";

/** Who can sign in with which password and second factor. E-mail addresses are lower case. */
export type Identity = {
	/**
	 * Whether the password is right and, where a second factor is on, the code of the authenticator app.
	 * "wrong" for unknown people too, after the same work. A code counts once.
	 */
	verify(email: string, password: string, code?: string): Promise<Verdict>;
	/** Creates the sign-in, or sets its password when there is one. */
	setPassword(email: string, password: string): Promise<void>;
	/** Gives a sign-in another address, over any that was left there; nothing happens where there is none. */
	rename(from: string, to: string): Promise<void>;
	remove(email: string): Promise<void>;
	/** Closes a sign-in, or opens it again: closed, every password is wrong. Nothing happens where there is none. */
	setDisabled(email: string, isDisabled: boolean): Promise<void>;
	/** Makes a secret for an authenticator app, in base32; null where the password is wrong. Replaces one not confirmed. */
	startSecondFactor(email: string, password: string): Promise<string | null>;
	/** Turns the second factor on, once a code of the app proves that it has the secret. */
	confirmSecondFactor(email: string, password: string, code: string): Promise<boolean>;
	endSecondFactor(email: string): Promise<void>;
	managedLogin?: ManagedLogin;
	/** Sign-ins that the provider takes in a second; left out: it says no figure. */
	perSecond?: number;
};

export const identity = defineAdapter<Identity>(cognitoIdentity);
