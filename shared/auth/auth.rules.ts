import type { Role } from "../core/access.ts";
import { latinDigits } from "../core/digits.ts";

const minute = 60_000;
const longest = 15 * minute;

/**
 * Wait after the nth failure, in ms: none for the first `free - 1`, then 1, 2, 4, 8 minutes, 15 at most.
 * With five free guesses that allows at most 12 guesses in any hour.
 */
export const throttleWait = (failures: number, free: number) =>
	failures < free ? 0 : Math.min(longest, minute * 2 ** Math.min(failures - free, 10));

export const resetTokenMinutes = 60;
export const emailLinkHours = 24;

/** Days in which the former owner of an address can take it back. */
export const undoEmailDays = 7;

const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lasts: without use, and at the longest; in ms. Staff read the data of minors. */
const sessionLimits: Record<Role, { idle: number; longest: number }> = {
	member: { idle: 14 * day, longest: 30 * day },
	coach: { idle: 7 * day, longest: 30 * day },
	admin: { idle: day, longest: 7 * day },
	"super-admin": { idle: day, longest: 7 * day },
};

export const longestSession = (role: Role) => sessionLimits[role].longest;

/** A session's last use is written down at most once in this time, in ms. */
export const lastSeenEvery = hour;

type Lasting = { role: Role; startedAt: number; lastSeenAt: number };

/** When a session ends unless it is used before, in ms since 1970. */
export const sessionEnd = ({ role, startedAt, lastSeenAt }: Lasting) =>
	Math.min(startedAt + sessionLimits[role].longest, lastSeenAt + sessionLimits[role].idle + lastSeenEvery);

/** How long after the password was given sensitive changes need it not again, in ms. */
const freshFor = 10 * minute;

export const isFresh = (confirmedAt: number, now: number) => now - confirmedAt < freshFor;

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
	return [...words, ...ofTheFederation].map((word) => word.toLowerCase()).filter((word) => word.length >= 3);
}

/**
 * Whether a password is among those that are tried first: a common one, a common word with something
 * around it, or little more than the person's name, dojo, address or a word of the federation.
 * @param commonest passwords and words in lower case
 */
export function isGuessable(password: string, commonest: ReadonlySet<string>, person: Known): boolean {
	const lower = password.toLowerCase();
	const letters = lower.replace(/[^a-z]/g, "");
	if (commonest.has(lower) || (commonest.has(letters) && lower.length - letters.length < leastUnknown)) return true;
	const words = contextWords(person).sort((a, b) => b.length - a.length);
	const rest = words.reduce((left, word) => left.replaceAll(word, ""), lower);
	return rest.length < leastUnknown && rest.length < lower.length;
}
