import { createHash } from "node:crypto";

/**
 * Hash of the edge key. functions/core/http/lambda.ts hashes the key of each call in the same way.
 */
export const edgeKeyHash = (key: string) => createHash("sha256").update(key).digest("base64url");
