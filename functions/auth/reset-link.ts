import { randomBytes } from "node:crypto";
import { resetTokenMinutes } from "#shared/auth/auth.rules.ts";
import { nameIn } from "#shared/users/users.rules.ts";
import { env } from "../core/env.ts";
import { hashOf } from "../core/http/session.ts";
import type { Outgoing } from "../core/outside/outbox.ts";
import { sendLetter } from "../core/outside/sendLetter.ts";
import { findUserByEmail } from "../users/users.service.ts";
import { ResetTokens } from "./auth.entity.ts";
import { resetLetter } from "./auth.letters.ts";

/** Makes a reset token and mails its link; nothing happens for an address that nobody has. */
export async function sendResetLink({ to }: Outgoing, now: number): Promise<void> {
	const user = await findUserByEmail(to);
	if (!user) return;
	const token = randomBytes(32).toString("base64url");
	await ResetTokens.create({
		hash: hashOf(token),
		userId: user.id,
		email: to,
		createdAt: now,
		expiresAt: Math.floor(now / 1000) + resetTokenMinutes * 60,
	}).go();
	const locale = user.preferredLanguage;
	const url = `${env().SITE_URL}/reset-password#token=${token}`;
	await sendLetter({ to: user.email, locale }, resetLetter[locale](nameIn(locale, user).first, url));
}
