import { cleanTyped } from "../../core/fields/cleaning.ts";

export const resetTokenMinutes = 60;
export const emailLinkHours = 24;
/** Days until the link of an invitation expires. */
export const invitationDays = 7;

/** Days in which the owner of a replaced email address can undo the change. */
export const undoEmailDays = 7;

/** Number of recovery codes in a set; each can be used once. */
export const recoveryCodeCount = 10;

// Leaves out letters and digits that are easily confused. A code has 50 bits of entropy.
export const recoveryAlphabet = "abcdefghijkmnpqrstuvwxyz23456789";
const recoveryCode = /^[a-z2-9]{10}$/;

/** Normalizes a typed code of either kind: no spaces or hyphens, digits 0-9, lower case. */
export const plainCode = (typed: string) => cleanTyped(typed).replace(/[\s-]/g, "").toLowerCase();

export const isAppCode = (code: string) => /^\d{6}$/.test(code);
export const isRecoveryCode = (code: string) => recoveryCode.test(code);

type Known = {
	email: string;
	firstName: string;
	lastName: string;
	firstNameAr?: string | null;
	lastNameAr?: string | null;
	dojoLocation?: string | null;
	dojoLocationAr?: string | null;
};

/** The rules that an easily guessed password breaks, as codes of its field. */
export type PasswordFault =
	| "password_common"
	| "password_word"
	| "password_sequence"
	| "password_name"
	| "password_email"
	| "password_dojo"
	| "password_federation";

const ofTheFederation = ["kyokushin", "karate", "kuwait", "federation", "dojo", "oyama"];
/**
 * Number of characters that must remain of a password after removing words that are easy to guess.
 */
const leastUnknown = 6;

type ContextWord = { word: string; fault: PasswordFault };

/**
 * Words from a person's data and from the federation that a password must not consist of, longest
 * first. A word of several kinds counts as the first of them.
 */
function contextWords(person: Known): ContextWord[] {
	const { email, firstName, lastName, firstNameAr, lastNameAr } = person;
	const texts: [PasswordFault, (string | null | undefined)[]][] = [
		["password_name", [firstName, lastName, firstNameAr, lastNameAr]],
		["password_email", [email, email.split("@")[0]]],
		["password_dojo", [person.dojoLocation, person.dojoLocationAr]],
		["password_federation", ofTheFederation],
	];
	return texts
		.flatMap(([fault, own]) =>
			own
				.flatMap((text) => (text ? [text, ...text.split(/[^\p{L}\p{N}]+/u)] : []))
				.map((word) => ({ word: word.toLowerCase(), fault })),
		)
		.filter(({ word }) => word.length >= 3)
		.sort((one, other) => other.word.length - one.word.length);
}

/** The kind of word of which a password says little more; null if it says more. */
function contextFault(lower: string, person: Known): PasswordFault | null {
	let rest = lower;
	let fault: PasswordFault | null = null;
	for (const one of contextWords(person)) {
		if (rest.includes(one.word)) fault ??= one.fault;
		rest = rest.replaceAll(one.word, "");
	}
	return rest.length < leastUnknown ? fault : null;
}

/** The password with signs that stand for letters replaced, as in "P@$$w0rd". */
const foldSigns = (lower: string, one: "i" | "l") =>
	lower.replaceAll("@", "a").replaceAll("$", "s").replaceAll("0", "o").replaceAll("1", one);

/** Digits in an order that people type without thinking, such as 12345, 1122 or 777. */
const isRun = (digits: string) =>
	[...digits].every(
		(digit, at) => at === 0 || [0, 1].includes(Number(digit) - Number(digits[at - 1])),
	);

/** Whether a password is a common word, followed by digits and signs or written with them. */
function isCommonWord(lower: string, commonPasswords: ReadonlySet<string>): boolean {
	const letters = lower.replace(/[^a-z]/g, "");
	if (commonPasswords.has(letters) && lower.length - letters.length < leastUnknown) return true;
	const word = lower.replace(/[^a-z]+$/, "");
	return [lower, word]
		.flatMap((text) =>
			(["i", "l"] as const).map((one) => foldSigns(text, one).replace(/[^a-z]+$/, "")),
		)
		.some((word) => word.length >= leastUnknown && commonPasswords.has(word));
}

/** Whether a password is a short word, followed by a run of digits. */
function isShortWithRun(lower: string): boolean {
	const [, stem = "", tail = ""] = /^([a-z@$]*?)([^a-z]*)$/.exec(lower) ?? [];
	const digits = tail.replace(/\D/g, "");
	return digits.length >= 3 && stem.length < leastUnknown && isRun(digits);
}

/**
 * The rule that an easily guessed password breaks: a common password, little more than the person's
 * name, email address or dojo or a word of the federation, a common word with a few characters
 * around it, or a short word with digits in a row. Null for a password that is hard to guess.
 * @param commonPasswords common passwords and words in lower case
 */
export function findPasswordFault(
	password: string,
	commonPasswords: ReadonlySet<string>,
	person: Known,
): PasswordFault | null {
	const lower = password.toLowerCase();
	if (commonPasswords.has(lower)) return "password_common";
	const fault = contextFault(lower, person);
	if (fault) return fault;
	if (isCommonWord(lower, commonPasswords)) return "password_word";
	return isShortWithRun(lower) ? "password_sequence" : null;
}
