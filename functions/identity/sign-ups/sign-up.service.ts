import { findPasswordFault } from "#shared/identity/auth/auth.rules.ts";
import { agreement, agreementVersion } from "#shared/identity/sign-ups/agreement.ts";
import { lettersPerHour } from "#shared/identity/sign-ups/sign-ups.rules.ts";
import type { SignUp } from "#shared/identity/sign-ups/sign-ups.schema.ts";
import type { Caller } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { hashOf } from "../../core/http/session.ts";
import { countThisHour } from "../../core/http/throttle.ts";
import { queueSignUpLink } from "../../core/outside/mail/outbox.ts";
import { hashPassword } from "../../core/password-hash.ts";
import { runOnce } from "../../core/table/audited-transaction.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { demandSignUpAnswers } from "../../people/consents/sign-up-answers.ts";
import { commonPasswords } from "../auth/commonPasswords.ts";
import { securityEventOfAddress } from "../auth/security-log.ts";
import { everybody, spendProof } from "./proof.service.ts";
import { SignUpLetters, type SignUpRecord } from "./sign-up.entity.ts";

const answer = {
	message: "We have written to the address that you gave. Follow the link in the letter to go on.",
};

const hourMs = 60 * 60 * 1000;

/**
 * Sends a sign-up email to the address. Work and response are the same if the address is known or
 * the email limit is reached.
 */
export async function signUp(
	caller: Caller,
	{ proof, password, agreementVersion: read, ...profile }: SignUp,
) {
	if (read !== agreementVersion) throw new AppError("wording_changed");
	const fault = findPasswordFault(password, commonPasswords, profile);
	if (fault) throw new AppError("invalid", { fields: { password: fault } });
	demandSignUpAnswers(profile.consents ?? []);
	const spent = await spendProof(caller, proof);
	await countThisHour("signUp", caller.address, caller.now);
	await countThisHour("signUps", everybody, caller.now);
	const { email: to, preferredLanguage: locale } = profile;
	const record = recordOf(profile, await hashPassword(password), caller);
	const counted = await letterCount(to, caller.now);
	const letter = counted ? [counted, queueSignUpLink({ to, locale }, record, caller.now)] : [];
	await runTransaction([...runOnce(caller, answer), spent, ...letter]);
	await securityEventOfAddress("sign_up", caller, to);
	return answer;
}

function recordOf(
	{
		fatherNameAr,
		grandfatherNameAr,
		...profile
	}: Omit<SignUp, "proof" | "password" | "agreementVersion">,
	passwordHash: string,
	{ locale, now }: Caller,
): SignUpRecord {
	const { firstName, lastName, firstNameAr, lastNameAr, preferredLanguage, consents } = profile;
	return {
		firstName,
		lastName,
		...(firstNameAr && { firstNameAr }),
		...(lastNameAr && { lastNameAr }),
		preferredLanguage,
		passwordHash,
		...(consents && { consents }),
		...(fatherNameAr && { fatherNameAr }),
		...(grandfatherNameAr && { grandfatherNameAr }),
		agreement: {
			version: agreementVersion,
			hash: hashOf(agreement[locale]),
			locale,
			at: new Date(now).toISOString(),
		},
	};
}

/** A write that counts an email to an address; null if its hourly limit is reached. */
async function letterCount(email: string, now: number): Promise<Write | null> {
	const key = hashOf(`sign-up ${email}`);
	const { data } = await SignUpLetters.get({ key }).go({ consistent: true });
	const lately = (data?.sentAt ?? []).filter((at) => at > now - hourMs);
	if (lately.length >= lettersPerHour) return null;
	const version = (data?.version ?? 0) + 1;
	const expiresAt = Math.floor((now + hourMs) / 1000);
	return {
		put: SignUpLetters.put({ key, sentAt: [...lately, now], version, expiresAt })
			.where((letters, { eq, notExists }) =>
				data ? eq(letters.version, data.version) : notExists(letters.version),
			)
			.params(),
		onConditionFailed: "busy",
	};
}
