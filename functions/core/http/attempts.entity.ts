import { Entity } from "electrodb";
import { byKey, model, onTable } from "../table/database.ts";

/** Failed sign-ins of an account or an address, and until when the next one must wait. */
export const Attempts = new Entity(
	{
		model: model("attempts"),
		attributes: {
			/** Hash of the account's or the caller's address; neither is kept in the clear. */
			key: { type: "string", required: true },
			failures: { type: "number", required: true },
			/** Milliseconds since 1970. */
			retryAt: { type: "number", required: true },
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byKey: byKey(["key"]),
		},
	},
	onTable,
);
