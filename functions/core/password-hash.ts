import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const keyBytes = 32;
/**
 * OWASP's first recommendation for scrypt: 128 MB and about 0.3 s per guess. Tests set a lower
 * cost.
 */
const cost = Number(process.env.SCRYPT_COST ?? 2 ** 17);
const blockSize = 8;
/** Twice the memory of the blocks, because the limit counts more than the blocks. */
const options = (N: number): ScryptOptions => ({
	N,
	r: blockSize,
	maxmem: 2 * 128 * N * blockSize,
});

/** Hashes a password: cost, salt and scrypt key, separated by full stops. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16);
	const key = await derive(password, salt, keyBytes, options(cost));
	return [cost, salt.toString("base64"), key.toString("base64")].join(".");
}

/**
 * The stored form of a password that nobody knows. Its key is random, so that no time is spent on
 * deriving one.
 */
export function unknownPassword(): string {
	const [salt, key] = [randomBytes(16), randomBytes(keyBytes)];
	return [cost, salt.toString("base64"), key.toString("base64")].join(".");
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
	const [stretched, ...parts] = stored.split(".");
	const [salt, key] = parts.map((part) => Buffer.from(part, "base64"));
	return timingSafeEqual(await derive(password, salt, keyBytes, options(Number(stretched))), key);
}
