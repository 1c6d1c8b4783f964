import { randomInt } from "node:crypto";
import { recoveryAlphabet } from "#shared/identity/auth/auth.rules.ts";

const [groups, groupLength] = [3, 4];

/**
 * A password of about 60 random bits that is easy to read aloud and contains the required kinds of
 * characters.
 */
export function temporaryPassword(): string {
	const letter = () => recoveryAlphabet[randomInt(recoveryAlphabet.length)];
	const group = () => Array.from({ length: groupLength }, letter).join("");
	return ["Osu", ...Array.from({ length: groups }, group), randomInt(10, 100)].join("-");
}
