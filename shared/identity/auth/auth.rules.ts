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
	dojoLocation?: string | null;
};

const ofTheFederation = ["kyokushin", "karate", "kuwait", "federation", "dojo", "oyama"];
/**
 * Number of characters that must remain of a password after removing words that are easy to guess.
 */
const leastUnknown = 6;

/** Words from a person's data and from the federation that a password must not consist of. */
function contextWords({ email, firstName, lastName, dojoLocation }: Known): string[] {
	const own = [email, email.split("@")[0], firstName, lastName, dojoLocation ?? ""];
	const words = own.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
	return [...words, ...ofTheFederation]
		.map((word) => word.toLowerCase())
		.filter((word) => word.length >= 3);
}

/** The password with signs that stand for letters replaced, as in "P@$$w0rd". */
const foldSigns = (lower: string, one: "i" | "l") =>
	lower.replaceAll("@", "a").replaceAll("$", "s").replaceAll("0", "o").replaceAll("1", one);

/** Digits in an order that people type without thinking, such as 12345, 1122 or 777. */
const isRun = (digits: string) =>
	[...digits].every(
		(digit, at) => at === 0 || [0, 1].includes(Number(digit) - Number(digits[at - 1])),
	);

/** Whether a password is a common word or a short one, followed by a run of digits and signs. */
function isWordWithRun(lower: string, commonest: ReadonlySet<string>): boolean {
	const word = lower.replace(/[^a-z]+$/, "");
	const words = [lower, word].flatMap((text) =>
		(["i", "l"] as const).map((one) => foldSigns(text, one).replace(/[^a-z]+$/, "")),
	);
	if (words.some((word) => word.length >= leastUnknown && commonest.has(word))) return true;
	const [, stem = "", tail = ""] = /^([a-z@$]*?)([^a-z]*)$/.exec(lower) ?? [];
	const digits = tail.replace(/\D/g, "");
	return digits.length >= 3 && stem.length < leastUnknown && isRun(digits);
}

/**
 * Whether a password is easy to guess: a common password, a common word with a few characters
 * around it, or little more than the person's name, dojo or email address or a word of the
 * federation.
 * @param commonest common passwords and words in lower case
 */
export function isGuessable(
	password: string,
	commonest: ReadonlySet<string>,
	person: Known,
): boolean {
	const lower = password.toLowerCase();
	const letters = lower.replace(/[^a-z]/g, "");
	if (
		commonest.has(lower) ||
		isWordWithRun(lower, commonest) ||
		(commonest.has(letters) && lower.length - letters.length < leastUnknown)
	)
		return true;
	const words = contextWords(person).sort((a, b) => b.length - a.length);
	const rest = words.reduce((left, word) => left.replaceAll(word, ""), lower);
	return rest.length < leastUnknown && rest.length < lower.length;
}
