const bytesOf = (text: string) => new TextEncoder().encode(text);
const digest = async (text: string) =>
	new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(text)));
const hex = (bytes: Uint8Array) =>
	Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of a text, in hex. Published before a seed is used, it commits to that seed. */
export const commitmentOf = async (seed: string) => hex(await digest(seed));

/**
 * Deterministic random numbers in [0, 1) with 53 bits each: AES-256 in counter mode, with the
 * SHA-256 of a text as key.
 * @param count how many numbers there are; `index` counts from 0
 */
export async function drawsFrom(text: string, count: number): Promise<(index: number) => number> {
	const key = await crypto.subtle.importKey("raw", await digest(text), "AES-CTR", false, [
		"encrypt",
	]);
	const start = { name: "AES-CTR", counter: new Uint8Array(16), length: 64 };
	const stream = new DataView(await crypto.subtle.encrypt(start, key, new Uint8Array(8 * count)));
	return (index) => {
		const [high, low] = [stream.getUint32(8 * index) >>> 5, stream.getUint32(8 * index + 4) >>> 6];
		return (high * 2 ** 26 + low) / 2 ** 53;
	};
}
