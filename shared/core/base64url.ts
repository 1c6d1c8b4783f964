const alphabet = /^[A-Za-z0-9_-]+$/;

export function toBase64url(bytes: Uint8Array): string {
	const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
	return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Reads base64url; null for other text, and for spellings that `toBase64url` does not write. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
	if (!alphabet.test(text) || text.length % 4 === 1) return null;
	const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
	const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
	return toBase64url(bytes) === text ? bytes : null;
}
