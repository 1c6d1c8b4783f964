import { randomBytes } from "node:crypto";
import { signUpLinkHours } from "#shared/identity/sign-ups/sign-ups.rules.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { env } from "../../core/env.ts";
import { hashOf } from "../../core/http/session.ts";
import type { Outgoing } from "../../core/outside/mail/outbox.ts";
import { sendLetter } from "../../core/outside/mail/sendLetter.ts";
import { findUserByEmail } from "../../people/users/users.service.ts";
import { type SignUpRecord, SignUps } from "./sign-up.entity.ts";
import { knownAddressLetter, signUpLetter } from "./sign-ups.letters.ts";
import { isAddressFree } from "./unclaimed.ts";

/**
 * Emails the link that turns a sign-up into an account. If the address has an account already, its
 * owner gets an email about that instead.
 */
export async function sendSignUpLink({ to, locale, signUp }: Outgoing, now: number): Promise<void> {
	const owner = await findUserByEmail(to);
	if (owner && !(await isAddressFree(owner))) {
		const { preferredLanguage } = owner;
		const letter = knownAddressLetter[preferredLanguage](
			nameIn(preferredLanguage, owner).first,
			env().SITE_URL,
		);
		return sendLetter({ to, locale: preferredLanguage }, letter);
	}
	const token = randomBytes(32).toString("base64url");
	const expiresAt = Math.floor(now / 1000) + signUpLinkHours * 60 * 60;
	await SignUps.create({
		hash: hashOf(token),
		email: to,
		told: signUp as SignUpRecord,
		expiresAt,
	}).go();
	await sendLetter(
		{ to, locale },
		signUpLetter[locale](`${env().SITE_URL}/register/confirm#token=${token}`),
	);
}
