import { ladder } from "../../base/ranks/belts.rules.ts";
import { fromBase64url, toBase64url } from "../../core/base64url.ts";
import {
	type CertificateKey,
	checkCode,
	codeIn,
	codeOf,
	initialsOf,
	readCode,
	type Statement,
	statementBytes,
} from "./certificate-code.ts";

const pair = async () =>
	(await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;

const published = async (
	{ publicKey }: CryptoKeyPair,
	rest: Partial<CertificateKey> = {},
): Promise<CertificateKey> => ({
	keyId: 1,
	publicKey: toBase64url(new Uint8Array(await crypto.subtle.exportKey("raw", publicKey))),
	until: null,
	...rest,
});

const signed = async (statement: Statement, { privateKey }: CryptoKeyPair) => {
	const bytes = statementBytes(statement);
	return codeOf(bytes, new Uint8Array(await crypto.subtle.sign("Ed25519", privateKey, bytes)));
};

const statement: Statement = {
	keyId: 1,
	id: toBase64url(Uint8Array.from({ length: 16 }, (_, at) => at * 16 + 5)),
	date: "2026-11-28",
	belt: "green-4",
	issue: 2,
	userId: 4_000_000_000,
	initials: "A.K.",
};

test("reads what was signed, for every rank, and fits into 132 characters", async () => {
	const keys = await pair();
	const known = [await published(keys)];
	for (const belt of ladder)
		for (const initials of ["", "A.K.", "A.B.C.D."]) {
			const code = await signed({ ...statement, belt, initials }, keys);
			expect(code.length).toBeLessThanOrEqual(132);
			expect(await checkCode(code, known)).toEqual({ statement: { ...statement, belt, initials } });
		}
	expect(() => statementBytes({ ...statement, initials: "A.B.C.D.E." })).toThrow("too long");
});

test("accepts none of 10,000 codes in which a character or a byte was changed", async () => {
	const keys = await pair();
	const known = [await published(keys)];
	const code = await signed(statement, keys);
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
	const bytes = fromBase64url(code) as Uint8Array;
	let tried = 0;
	for (let round = 0; tried < 10_000; round++) {
		const at = round % code.length;
		const letter = alphabet[(round * 7 + at) % 64];
		const byCharacter = code.slice(0, at) + letter + code.slice(at + 1);
		const changed = Uint8Array.from(bytes);
		changed[round % bytes.length] ^= 1 << (round % 8);
		for (const mutated of [byCharacter, toBase64url(changed)]) {
			if (mutated === code) continue;
			tried++;
			expect(await checkCode(mutated, known)).toHaveProperty("fault");
		}
	}
}, 60_000);

test("refuses codes of no key, of another key, of an ended key, and cut or extended ones", async () => {
	const [ours, theirs] = await Promise.all([pair(), pair()]);
	const code = await signed(statement, ours);
	const check = async (rest: Partial<CertificateKey>, one = code) =>
		checkCode(one, [await published(ours, rest)]);
	expect(await check({ keyId: 2 })).toEqual({ fault: "unknown_key" });
	expect(await checkCode(code, [await published(theirs)])).toEqual({ fault: "forged" });
	expect(await check({ until: "2026-11-27" })).toEqual({ fault: "ended_key" });
	expect(await check({ until: "2026-11-28" })).toEqual({ statement });
	for (const other of ["", "osu!", code.slice(0, -1), `${code}A`, code.slice(0, 40)])
		expect(await check({}, other)).toEqual({ fault: "unreadable" });
});

test("finds the code in an address, and reads no other spelling of it", async () => {
	const code = await signed(statement, await pair());
	expect(codeIn(` https://kyokushin.example/ar/verify#${code}\n`)).toBe(code);
	expect(codeIn(`${code.slice(0, 50)}\n${code.slice(50)}`)).toBe(code);
	expect(readCode(`${code}=`)).toBeNull();
});

test("initials are Latin and short", () => {
	expect(initialsOf(["Ahmad", "", "al-Kandari"])).toBe("A.A.");
	expect(initialsOf(["أحمد"])).toBe("");
	expect(initialsOf(["a", "b", "c", "d", "e"])).toBe("A.B.C.D.");
});
