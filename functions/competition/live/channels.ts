import { createHmac } from "node:crypto";
import { signingKey } from "../../core/table/signing-key.ts";

/**
 * A person's private live channel. The name is a secret (HMAC) known only to them and us: anyone
 * who subscribes learns when they get notifications.
 */
export async function ownChannel(userId: number): Promise<string> {
	const name = createHmac("sha256", await signingKey("live channels"))
		.update(String(userId))
		.digest("hex");
	// Each segment of a channel's name has at most 50 characters.
	return `/live/people/${name.slice(0, 48)}`;
}
