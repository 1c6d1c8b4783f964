import { createHash } from "node:crypto";
import { encodeTime } from "ulid";

/** The press of a button that made several records, by its Idempotency-Key, and when, in ms. */
export type Press = { id: string; at: number };

/** The id of the notification that tells a guardian of all children of a press. */
export function jointIdOf({ id, at }: Press, guardianId: number): string {
	const rest = createHash("sha256").update(`${guardianId} ${id}`).digest("hex").slice(0, 16);
	return encodeTime(at) + rest.toUpperCase();
}
