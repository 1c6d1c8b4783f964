import { isCoach } from "#shared/core/access.ts";
import type { Page, Paged } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import { mostCoaches } from "#shared/people/coaches/coaches.rules.ts";
import type { Coach } from "#shared/people/coaches/coaches.schema.ts";
import type { ContactMessage } from "#shared/people/contact/contact.schema.ts";
import { publicPicture } from "#shared/people/users/users.rules.ts";
import type { Caller } from "../../core/caller.ts";
import { requireFound } from "../../core/errors.ts";
import { countAttempt } from "../../core/http/throttle.ts";
import { queueLetter } from "../../core/outside/mail/outbox.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { everyCoach, pageOfCoaches } from "../users/coaches.service.ts";
import { findUser, profileOf } from "../users/users.service.ts";
import { messageLetter } from "./coaches.letters.ts";

type Profile = ReturnType<typeof profileOf>;

/**
 * A coach as visitors see them. Name and belt are public because of the office; the picture depends
 * on consent.
 */
export const coachView = (user: Parameters<typeof profileOf>[0]): Coach => {
	const profile: Profile = profileOf(user);
	const { id, firstName, lastName, firstNameAr, lastNameAr } = profile;
	const { currentBelt, specializations, dojoId } = profile;
	const profileImageUrl = publicPicture(user) ?? null;
	return {
		id,
		firstName,
		lastName,
		firstNameAr,
		lastNameAr,
		currentBelt,
		profileImageUrl,
		specializations,
		dojoId,
		// A typed place that is not linked to a dojo is shown to staff only.
		dojoLocation: dojoId ? profile.dojoLocation : null,
		dojoLocationAr: dojoId ? profile.dojoLocationAr : null,
	};
};

/** Approved coaches, as visitors see them. */
export const listCoaches = ({ limit = mostCoaches, cursor }: Paged): Promise<Page<Coach>> =>
	pageOfCoaches(true, coachView, { limit, cursor });

/** All approved coaches: the pages of dojos show some of them. */
export const allCoaches = async (): Promise<Coach[]> => (await everyCoach()).map(coachView);

/**
 * Forwards a message to a coach, who can reply to it; the visitor does not learn the coach's
 * address.
 */
export async function contactCoach(caller: Caller, id: UserId, message: ContactMessage) {
	const person = await findUser(id);
	const to = requireFound(person && isCoach(person) && !person.isDisabled ? person : null);
	await countAttempt("contact", caller.address, caller.now);
	const answer = { message: "Received" };
	const locale = to.preferredLanguage;
	await auditedTransaction(
		caller,
		{ entityType: "contact", entityId: `coach-${id}`, action: "sent" },
		[
			queueLetter(
				{ to: to.email, replyTo: message.email, locale },
				messageLetter[locale](message),
				caller.now,
			),
		],
		answer,
	);
	return answer;
}
