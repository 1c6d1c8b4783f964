import { randomBytes } from "node:crypto";
import { invitationDays, resetTokenMinutes } from "#shared/identity/auth/auth.rules.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { env } from "../../../core/env.ts";
import { hashOf } from "../../../core/http/session.ts";
import type { Outgoing } from "../../../core/outside/mail/outbox.ts";
import { sendLetter } from "../../../core/outside/mail/sendLetter.ts";
import { findUserByEmail } from "../../../people/users/users.service.ts";
import { ResetTokens } from "../auth.entity.ts";
import { invitationLetter, resetLetter } from "../auth.letters.ts";

/**
 * Creates a token and sends its link; does nothing for an address without an account or with a
 * disabled one.
 */
async function sendLink(
	to: string,
	now: number,
	minutes: number,
	letters: typeof resetLetter,
): Promise<void> {
	const user = await findUserByEmail(to);
	if (!user || user.isDisabled) return;
	const token = randomBytes(32).toString("base64url");
	await ResetTokens.create({
		hash: hashOf(token),
		userId: user.id,
		email: to,
		createdAt: now,
		expiresAt: Math.floor(now / 1000) + minutes * 60,
	}).go();
	const locale = user.preferredLanguage;
	const url = `${env().SITE_URL}/reset-password#token=${token}`;
	await sendLetter({ to: user.email, locale }, letters[locale](nameIn(locale, user).first, url));
}

export const sendResetLink = ({ to }: Outgoing, now: number) =>
	sendLink(to, now, resetTokenMinutes, resetLetter);

/** Sends the link to a member whom staff added. */
export const sendInvitation = ({ to }: Outgoing, now: number) =>
	sendLink(to, now, invitationDays * 24 * 60, invitationLetter);
