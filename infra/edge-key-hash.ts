import { createHash } from "node:crypto";

/** The form in which functions know the edge's key; functions/core/http/lambda.ts hashes what a call brings likewise. */
export const edgeKeyHash = (key: string) => createHash("sha256").update(key).digest("base64url");
