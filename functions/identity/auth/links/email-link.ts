import { randomBytes } from "node:crypto";
import type { UserId } from "#shared/core/ids.ts";
import { emailLinkHours } from "#shared/identity/auth/auth.rules.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { env } from "../../../core/env.ts";
import { hashOf } from "../../../core/http/session.ts";
import type { Outgoing } from "../../../core/outside/mail/outbox.ts";
import { sendLetter } from "../../../core/outside/mail/sendLetter.ts";
import { findUser, findUserByEmail } from "../../../people/users/users.service.ts";
import { EmailLinks } from "../auth.entity.ts";
import { addressTakenLetter, applicationLetter, confirmLetter } from "../auth.letters.ts";

/**
 * Sends the link that confirms an address: a new one, or the one of a coach application. If the
 * address belongs to another account, its owner is notified instead.
 */
export async function sendEmailLink(
	{ to, userId = 0, askedAt = 0 }: Outgoing,
	now: number,
): Promise<void> {
	const [user, owner] = await Promise.all([findUser(userId as UserId), findUserByEmail(to)]);
	// A changed address of an application is confirmed like any new address.
	const isCurrent = user?.email === to;
	const isApplication = isCurrent && user?.mustConfirmEmail === true;
	if (!user || (isCurrent && !isApplication)) return;
	const token = randomBytes(32).toString("base64url");
	// Also stored if the address belongs to another account, without sending a link: the person sees
	// it as pending, like any other.
	await EmailLinks.create({
		hash: hashOf(token),
		userId: user.id,
		from: user.email,
		to,
		createdAt: askedAt,
		expiresAt: Math.floor(now / 1000) + emailLinkHours * 60 * 60,
	}).go();
	if (owner && owner.id !== user.id) {
		const locale = owner.preferredLanguage;
		return sendLetter({ to, locale }, addressTakenLetter[locale](nameIn(locale, owner).first));
	}
	const locale = user.preferredLanguage;
	const { SITE_URL } = env();
	await sendLetter(
		{ to, locale },
		isApplication
			? applicationLetter[locale](`${SITE_URL}/register/confirm#token=${token}`)
			: confirmLetter[locale](`${SITE_URL}/confirm-email#token=${token}`),
	);
}
