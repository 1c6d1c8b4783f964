import { type Belt, ladder, rankOf } from "../../base/ranks/belts.rules.ts";
import { fromBase64url, toBase64url } from "../../core/base64url.ts";
import { dayAfter } from "../../core/time/kuwait.ts";

/** What a certificate's code states. The federation's key signs it. */
export type Statement = {
	keyId: number;
	/** Id of the certificate: 16 random bytes as base64url. */
	id: string;
	/** Day of the rank. */
	date: string;
	belt: Belt;
	/** 1 for the first print; a corrected certificate counts on. */
	issue: number;
	userId: number;
	/** Latin initials, at most 8 bytes: a reader without a network compares them with the paper. */
	initials: string;
};

/** A public key of the federation. */
export type CertificateKey = {
	keyId: number;
	/** 32 bytes as base64url. */
	publicKey: string;
	/** Last day of the ranks whose certificates it signs; null for the current key. */
	until: string | null;
};

const version = 1;
const firstDay = "2020-01-01";
const dayMs = 24 * 60 * 60 * 1000;
const mostInitials = 8;
const idBytes = 16;
/** Bytes before the initials. */
const headBytes = 27;
export const signatureBytes = 64;

const daysSinceFirst = (date: string) => (Date.parse(date) - Date.parse(firstDay)) / dayMs;

/** The bytes that are signed. */
export function statementBytes(statement: Statement): Uint8Array<ArrayBuffer> {
	const initials = new TextEncoder().encode(statement.initials);
	if (initials.length > mostInitials) throw new Error("The initials are too long for a code");
	const bytes = new Uint8Array(headBytes + initials.length);
	const view = new DataView(bytes.buffer);
	view.setUint8(0, version);
	view.setUint8(1, statement.keyId);
	bytes.set(fromBase64url(statement.id) as Uint8Array, 2);
	view.setUint16(2 + idBytes, daysSinceFirst(statement.date));
	view.setUint8(4 + idBytes, rankOf(statement.belt));
	view.setUint8(5 + idBytes, statement.issue);
	view.setUint32(6 + idBytes, statement.userId);
	view.setUint8(10 + idBytes, initials.length);
	bytes.set(initials, headBytes);
	return bytes;
}

/** The code of a certificate: its statement and the signature. */
export function codeOf(statement: Uint8Array, signature: Uint8Array): string {
	const bytes = new Uint8Array(statement.length + signature.length);
	bytes.set(statement);
	bytes.set(signature, statement.length);
	return toBase64url(bytes);
}

type Read = {
	statement: Statement;
	signed: Uint8Array<ArrayBuffer>;
	signature: Uint8Array<ArrayBuffer>;
};

/** Reads a code without checking its signature; null if it is none. */
export function readCode(code: string): Read | null {
	const bytes = fromBase64url(code);
	if (!bytes || bytes.length < headBytes + signatureBytes) return null;
	const view = new DataView(bytes.buffer);
	const length = view.getUint8(10 + idBytes);
	const belt = ladder[view.getUint8(4 + idBytes)];
	const end = headBytes + length;
	const isWhole = length <= mostInitials && bytes.length === end + signatureBytes;
	if (view.getUint8(0) !== version || !belt || !isWhole) return null;
	return {
		statement: {
			keyId: view.getUint8(1),
			id: toBase64url(bytes.slice(2, 2 + idBytes)),
			date: dayAfter(firstDay, view.getUint16(2 + idBytes)),
			belt,
			issue: view.getUint8(5 + idBytes),
			userId: view.getUint32(6 + idBytes),
			initials: new TextDecoder().decode(bytes.slice(headBytes, end)),
		},
		signed: bytes.slice(0, end),
		signature: bytes.slice(end),
	};
}

/**
 * Why a code is not accepted: `unreadable`: it is no code; `unknown_key`: no key of the federation
 * made it; `ended_key`: the key had ended by that day; `forged`: the signature is of other
 * content.
 */
export type CodeFault = "unreadable" | "unknown_key" | "ended_key" | "forged";

export type CheckedCode = { statement: Statement } | { fault: CodeFault };

/**
 * Checks a code with the public keys only, so that it works without a network. Throws
 * `NotSupportedError` in browsers without Ed25519.
 */
export async function checkCode(
	code: string,
	keys: readonly CertificateKey[],
): Promise<CheckedCode> {
	const read = readCode(code);
	if (!read) return { fault: "unreadable" };
	const { statement, signed, signature } = read;
	const key = keys.find(({ keyId }) => keyId === statement.keyId);
	const raw = key && fromBase64url(key.publicKey);
	if (!raw) return { fault: "unknown_key" };
	const publicKey = await crypto.subtle.importKey("raw", raw, "Ed25519", false, ["verify"]);
	if (!(await crypto.subtle.verify("Ed25519", publicKey, signature, signed)))
		return { fault: "forged" };
	// A corrected certificate of an older rank is signed by the current key, so that a key has no
	// first day.
	const hasEnded = key.until !== null && statement.date > key.until;
	return hasEnded ? { fault: "ended_key" } : { statement };
}

/** The code in what was scanned or typed: the code itself, or the address with it. */
export const codeIn = (text: string): string => text.trim().replace(/^.*#/s, "").replace(/\s/g, "");

const isLatin = /^[A-Za-z]/;

/** Latin initials of a name, such as `A.K.` */
export const initialsOf = (names: readonly string[]): string =>
	names
		.filter((name) => isLatin.test(name))
		.slice(0, mostInitials / 2)
		.map((name) => `${name[0].toUpperCase()}.`)
		.join("");
