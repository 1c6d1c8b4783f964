import * as z from "zod/mini";
import { unnamedVersion } from "#shared/core/http/version.ts";

const setting = z.optional(z.string());

const Env = z.object({
	TABLE_NAME: z.string().check(z.minLength(1)),
	/** Where people reach the site, without a trailing slash; https except on localhost. */
	SITE_URL: z.string().check(z.url()),
	VERSION: z._default(z.string(), unnamedVersion),
	DYNAMODB_ENDPOINT: setting,
	/**
	 * SHA-256 of what CloudFront sends to prove itself, now and before the last deployment, as base64url with a comma
	 * between. Where it is set, calls that come another way are refused.
	 */
	EDGE_KEY_HASHES: setting,
	IMAGES_BUCKET: setting,
	PAGES_BUCKET: setting,
	/** Module that renders the public pages; made by the web build. */
	PAGE_RENDERER: setting,
	USER_POOL_ID: setting,
	USER_POOL_CLIENT_ID: setting,
	/** Address of Cognito's managed login, without a trailing slash. */
	SIGN_IN_URL: setting,
	/** Where AWS is when it is not AWS; the SDK reads it too. */
	AWS_ENDPOINT_URL: setting,
	/** "true" where staff see nothing before they have a second factor. */
	REQUIRE_SECOND_FACTOR: setting,
	/** Name of the house whose accounts people may sign in with too, as Cognito knows it. */
	IDENTITY_PROVIDER: setting,
	LETTER_QUEUE_URL: setting,
	NOTICE_QUEUE_URL: setting,
	BROADCAST_QUEUE_URL: setting,
	LIVE_QUEUE_URL: setting,
	/** Where channels are, over HTTP; and the key with which everybody may listen to what is public. */
	LIVE_ENDPOINT: setting,
	LIVE_KEY: setting,
	MAIL_FROM: z._default(z.string(), "no-reply@localhost"),
	/** Where messages of the contact form go until the settings name another address. */
	MAIL_TO: z._default(z.string(), "office@kyokushin.example"),
});
export type Env = z.infer<typeof Env>;

let parsed: Env | undefined;

/** The process's settings, read once at first use. Throws with the names of what is missing. */
export function env(): Env {
	if (!parsed) {
		const result = Env.safeParse(process.env);
		if (!result.success)
			throw new Error(`Settings missing or wrong: ${z.prettifyError(result.error)}`);
		parsed = result.data;
	}
	return parsed;
}

/** A setting that this function cannot do without. */
export function requireEnv(name: keyof Env): string {
	const value = env()[name];
	if (!value) throw new Error(`Setting ${name} is missing`);
	return value;
}
