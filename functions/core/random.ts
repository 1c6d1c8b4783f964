import { randomFillSync } from "node:crypto";

const bytes = new Uint8Array(1024);
let used = bytes.length;

/**
 * A random fraction of 8 bits for `ulid`, which by itself asks the system for each of its 16
 * letters.
 */
export function randomFraction(): number {
	if (used === bytes.length) {
		randomFillSync(bytes);
		used = 0;
	}
	return bytes[used++] / 256;
}
