import { createHash } from "node:crypto";

/** 128 bits of a hash of what a value says. */
export const digestWrite = (value: unknown): string =>
	createHash("sha256")
		.update(JSON.stringify(value) ?? "")
		.digest("base64url")
		.slice(0, 22);

/** Names one intended write, so that a repeat of it is known. */
export type WriteKey = {
	/** Digest of the Idempotency-Key with the person who sent it, if signed in, and the call. */
	id: string;
	/** Digest of what was asked: another request under the same key is no repeat. */
	request: string;
};
