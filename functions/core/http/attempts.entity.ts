import { number, text } from "../table/attributes.ts";
import { byKey, entity } from "../table/database.ts";

/**
 * Failed or counted attempts per account, person or network, and when the next attempt is allowed.
 */
export const Attempts = entity(
	"attempts",
	{
		/** Hash of the account's or caller's address; the address itself is never stored. */
		key: text,
		failures: number,
		/** Milliseconds since 1970. */
		retryAt: number,
		expiresAt: number,
	},
	{
		byKey: byKey(["key"]),
	},
);
