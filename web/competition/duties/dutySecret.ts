import { toBase64url } from "#shared/core/base64url.ts";

/** A new secret of 256 random bits for the link of a duty. */
export const newDutySecret = () => toBase64url(crypto.getRandomValues(new Uint8Array(32)));

/** What the server stores of a secret: its SHA-256. */
export async function hashOfSecret(secret: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
	return toBase64url(new Uint8Array(digest));
}
