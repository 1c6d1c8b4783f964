import { fromBase64url, toBase64url } from "./base64url.ts";

test("bytes are written with letters that need no escape in an address, and read back", () => {
	const bytes = Uint8Array.of(251, 255, 190, 0);
	expect(toBase64url(bytes)).toBe("-_--AA");
	expect(fromBase64url("-_--AA")).toEqual(bytes);
});

test.each([
	["another spelling of the same bytes", "AB"],
	["an impossible length", "AAAAA"],
	["padding", "AA=="],
	["letters of plain base64", "+/++AA"],
	["nothing", ""],
])("%s is not read", (_, text) => {
	expect(fromBase64url(text)).toBeNull();
});
