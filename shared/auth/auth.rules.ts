import { latinDigits } from "../core/fields/digits.ts";

export const resetTokenMinutes = 60;
export const emailLinkHours = 24;
/** Days for which the link of an invitation is good. */
export const invitationDays = 7;

/** Days in which the former owner of an address can take it back. */
export const undoEmailDays = 7;

/** Recovery codes that are made at a time; each is good once. */
export const recoveryCodeCount = 10;

// Without letters and digits that are taken for one another. 50 bits a code.
export const recoveryAlphabet = "abcdefghijkmnpqrstuvwxyz23456789";
const recoveryCode = /^[a-z2-9]{10}$/;

/** What was typed for a code of either kind: without blanks and hyphens, digits 0-9, lower case. */
export const plainCode = (typed: string) => latinDigits(typed).replace(/[\s-]/g, "").toLowerCase();

export const isAppCode = (code: string) => /^\d{6}$/.test(code);
export const isRecoveryCode = (code: string) => recoveryCode.test(code);

type Known = {
	email: string;
	firstName: string;
	lastName: string;
	dojoLocation?: string | null;
};

const ofTheFederation = ["kyokushin", "karate", "kuwait", "federation", "dojo", "oyama"];
/** Characters that must be left of a password without the words that anybody would try first. */
const leastUnknown = 6;

/** Words of a person's own data and of the federation that a password must not consist of. */
function contextWords({ email, firstName, lastName, dojoLocation }: Known): string[] {
	const own = [email, email.split("@")[0], firstName, lastName, dojoLocation ?? ""];
	const words = own.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
	return [...words, ...ofTheFederation]
		.map((word) => word.toLowerCase())
		.filter((word) => word.length >= 3);
}

/**
 * Whether a password is among those that are tried first: a common one, a common word with something
 * around it, or little more than the person's name, dojo, address or a word of the federation.
 * @param commonest passwords and words in lower case
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
