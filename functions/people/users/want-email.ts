import { nameIn } from "#shared/people/users/users.rules.ts";
import { queueEmailLink, queueLetter } from "../../core/outside/mail/outbox.ts";
import type { Write } from "../../core/table/database.ts";
import type { User } from "./user.entity.ts";
import { newAddressLetter } from "./users.letters.ts";

/**
 * Queues a confirmation email to the new address and a notice to the old one, if there is one.
 * Neither reveals whether the new address belongs to another account.
 */
export function wantEmail(user: User, newEmail: string, now: number): Write[] {
	const { id, email, preferredLanguage: locale } = user;
	return [
		queueEmailLink({ to: newEmail, locale }, id, now),
		...(email
			? [
					queueLetter(
						{ to: email, locale },
						newAddressLetter[locale](nameIn(locale, user).first, newEmail),
						now,
					),
				]
			: []),
	];
}
