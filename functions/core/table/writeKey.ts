import { createHash } from "node:crypto";

/** 22 base64url characters (132 bits) of the SHA-256 of a value's JSON. */
export const digestWrite = (value: unknown): string =>
	createHash("sha256")
		.update(JSON.stringify(value) ?? "")
		.digest("base64url")
		.slice(0, 22);

/** Identifies one intended write, so that a retry of it is recognized. */
export type WriteKey = {
	/**
	 * Digest of the Idempotency-Key, the call's method and path, and the signed-in person, if any.
	 */
	id: string;
	/** Digest of the request's content: a different request with the same key is not a retry. */
	request: string;
};
