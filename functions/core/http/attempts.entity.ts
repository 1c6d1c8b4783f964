import { number, text } from "../table/attributes.ts";
import { byKey, entity } from "../table/database.ts";

/** Failed sign-ins of an account or an address, and until when the next one must wait. */
export const Attempts = entity(
	"attempts",
	{
		/** Hash of the account's or the caller's address; neither is kept in the clear. */
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
