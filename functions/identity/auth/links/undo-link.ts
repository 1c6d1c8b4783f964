import { randomBytes } from "node:crypto";
import type { UserId } from "#shared/core/ids.ts";
import { undoEmailDays } from "#shared/identity/auth/auth.rules.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { env } from "../../../core/env.ts";
import { hashOf } from "../../../core/http/session.ts";
import type { Outgoing } from "../../../core/outside/mail/outbox.ts";
import { sendLetter } from "../../../core/outside/mail/sendLetter.ts";
import { findUser } from "../../../people/users/users.service.ts";
import { EmailUndos } from "../auth.entity.ts";
import { addressChangedLetter } from "../auth.letters.ts";

/** Notifies the previous address of the change, with a link to undo it. */
export async function sendUndoLink(
	{ to, userId = 0, askedAt: changedAt = 0 }: Outgoing,
	now: number,
): Promise<void> {
	const user = await findUser(userId as UserId);
	if (!user || user.email === to) return;
	const token = randomBytes(32).toString("base64url");
	await EmailUndos.create({
		hash: hashOf(token),
		userId: user.id,
		from: to,
		to: user.email,
		changedAt,
		expiresAt: Math.floor(now / 1000) + undoEmailDays * 24 * 60 * 60,
	}).go();
	const locale = user.preferredLanguage;
	const url = `${env().SITE_URL}/undo-email#token=${token}`;
	await sendLetter(
		{ to, locale },
		addressChangedLetter[locale](nameIn(locale, user).first, user.email, url),
	);
}
