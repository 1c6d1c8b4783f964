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
		(commonest.has(letters) && lower.length - letters.length < leastUnknown)
	)
		return true;
	const words = contextWords(person).sort((a, b) => b.length - a.length);
	const rest = words.reduce((left, word) => left.replaceAll(word, ""), lower);
	return rest.length < leastUnknown && rest.length < lower.length;
}
