import { door } from "./door.ts";
import { cognitoIdentity } from "./identity.cognito.ts";

export type ManagedLogin = {
	/** Address of the provider's sign-in page. */
	signInUrl(request: { state: string; nonce: string; challenge: string; redirectUri: string }): string;
	/** E-mail of the person that the code stands for; throws when the code, nonce or verifier is wrong. */
	redeem(code: string, proof: { verifier: string; nonce: string; redirectUri: string }): Promise<string>;
};

/** Who can sign in with which password. E-mail addresses are lower case. */
export type Identity = {
	/** Whether the password is right; false for unknown people too, after the same work. */
	verify(email: string, password: string): Promise<boolean>;
	/** Creates the sign-in, or sets its password when there is one. */
	setPassword(email: string, password: string): Promise<void>;
	/** Gives a sign-in another address, over any that was left there; nothing happens where there is none. */
	rename(from: string, to: string): Promise<void>;
	remove(email: string): Promise<void>;
	managedLogin?: ManagedLogin;
};

export const identity = door<Identity>(cognitoIdentity);
