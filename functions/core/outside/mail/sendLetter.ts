import { env } from "../../env.ts";
import { signature } from "../signature.ts";
import { composeEmail, type Letter } from "./letter.ts";
import { mail } from "./mail.ts";
import type { Addressed } from "./outbox.ts";

/**
 * Sends an email immediately. Only functions/app/mail uses it; all others queue theirs, see outbox.ts.
 */
export const sendLetter = async ({ to, locale, replyTo }: Addressed, letter: Letter) =>
	mail.get().send({
		to,
		replyTo,
		...composeEmail(locale, letter, {
			siteUrl: env().SITE_URL,
			signed: await signature.get()(locale),
		}),
	});
