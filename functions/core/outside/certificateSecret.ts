import { env } from "../env.ts";
import { defineAdapter } from "./adapter.ts";
import { readSecret } from "./readSecret.ts";

/**
 * The private key that signs certificates, as PKCS #8 in base64; null while no key is stored, and
 * where the function may not read it.
 */
export const certificateSecret = defineAdapter<() => Promise<string | null>>(() => async () => {
	const { CERTIFICATE_KEY_PARAMETER } = env();
	return CERTIFICATE_KEY_PARAMETER ? readSecret(CERTIFICATE_KEY_PARAMETER) : null;
});
