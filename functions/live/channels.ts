import { createHmac } from "node:crypto";
import { signingKey } from "../core/table/signing-key.ts";

/** A person's own channel. Its name is known to them and to us: whoever listens learns that something came for them. */
export async function ownChannel(userId: number): Promise<string> {
	const name = createHmac("sha256", await signingKey("live channels"))
		.update(String(userId))
		.digest("hex");
	// A part of a channel's name has at most 50 characters.
	return `/live/people/${name.slice(0, 48)}`;
}
