import * as z from "zod/mini";
import { unnamedVersion } from "#shared/core/http/version.ts";

const setting = z.optional(z.string());

const Env = z.object({
	TABLE_NAME: z.string().check(z.minLength(1)),
	/** The site's public URL without a trailing slash; https except on localhost. */
	SITE_URL: z.string().check(z.url()),
	VERSION: z._default(z.string(), unnamedVersion),
	DYNAMODB_ENDPOINT: setting,
	/**
	 * SHA-256 of the secret header that CloudFront sends, for the current and the previous
	 * deployment, as base64url separated by a comma. When it is set, requests that bypass CloudFront
	 * are rejected.
	 */
	EDGE_KEY_HASHES: setting,
	IMAGES_BUCKET: setting,
	PAGES_BUCKET: setting,
	/** Path of the module that renders the public pages; the web build creates it. */
	PAGE_RENDERER: setting,
	USER_POOL_ID: setting,
	USER_POOL_CLIENT_ID: setting,
	/** URL of Cognito's managed login, without a trailing slash. */
	SIGN_IN_URL: setting,
	/** Endpoint of an AWS emulator; the SDK reads it too. */
	AWS_ENDPOINT_URL: setting,
	/** "true" where staff need a second factor before they see anything. */
	REQUIRE_SECOND_FACTOR: setting,
	/**
	 * Cognito's name of the external identity provider that people may sign in with, such as Google.
	 */
	IDENTITY_PROVIDER: setting,
	LETTER_QUEUE_URL: setting,
	NOTICE_QUEUE_URL: setting,
	BROADCAST_QUEUE_URL: setting,
	LIVE_QUEUE_URL: setting,
	/**
	 * HTTP endpoint of the live channels, and the API key with which anybody may subscribe to public
	 * channels.
	 */
	LIVE_ENDPOINT: setting,
	LIVE_KEY: setting,
	/** Name of the SSM parameter with the secret key of the payment gateway. */
	PAYMENT_KEY_PARAMETER: setting,
	/** Name of the SSM parameter with the private key that signs certificates. */
	CERTIFICATE_KEY_PARAMETER: setting,
	MAIL_FROM: z._default(z.string(), "no-reply@localhost"),
	/** Recipient of the contact form's messages until the settings name another address. */
	MAIL_TO: z._default(z.string(), "office@kyokushin.example"),
});
export type Env = z.infer<typeof Env>;

let parsed: Env | undefined;

/**
 * The environment settings, parsed at first use. Throws with the names of missing or invalid ones.
 */
export function env(): Env {
	if (!parsed) {
		const result = Env.safeParse(process.env);
		if (!result.success)
			throw new Error(`Settings missing or wrong: ${z.prettifyError(result.error)}`);
		parsed = result.data;
	}
	return parsed;
}

/** A setting that this function requires. */
export function requireEnv(name: keyof Env): string {
	const value = env()[name];
	if (!value) throw new Error(`Setting ${name} is missing`);
	return value;
}
