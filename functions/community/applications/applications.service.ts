import { ulid } from "ulid";
import { mostApplications } from "#shared/community/applications/applications.rules.ts";
import type { CoachApplication } from "#shared/community/applications/applications.schema.ts";
import type { Page, Paged } from "#shared/core/http/page.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { approveSessions, endSessions } from "../../core/http/session.ts";
import { queueLetter } from "../../core/outside/mail/outbox.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { newNotification, notificationWrite } from "../../people/notifications/newNotification.ts";
import { pageOfCoaches } from "../../people/users/coaches.service.ts";
import { foundAsBefore, searchWrites } from "../../people/users/search/search-keys.ts";
import { type Locked, withSignInLock, writeUnlock } from "../../people/users/sign-in-lock.ts";
import type { User } from "../../people/users/user.entity.ts";
import { changePerson } from "../../people/users/user.writes.ts";
import { countPerson } from "../../people/users/users.counts.ts";
import { findUser, profileOf } from "../../people/users/users.service.ts";
import { successorCheck } from "../removals/charges.ts";
import { beginRemoval } from "../removals/removals.service.ts";
import { formerCoachLetter, rejectedLetter } from "./applications.letters.ts";
import { applicationNotice } from "./applications.notices.ts";

const application = (user: User): CoachApplication => ({ ...profileOf(user), role: "coach" });

/** Pending applications, oldest first. */
export const listApplications = ({
	limit = mostApplications,
	cursor,
}: Paged): Promise<Page<CoachApplication>> => pageOfCoaches(false, application, { limit, cursor });

async function coach(id: UserId): Promise<User> {
	const user = await findUser(id);
	return requireFound(user?.role === "coach" ? user : null);
}

/** Approves a coach, whose sessions continue with the new rights. A repeat changes nothing. */
export async function approveApplication(caller: SignedIn, id: UserId): Promise<CoachApplication> {
	const person = await coach(id);
	const approved = person.isApproved
		? person
		: await withSignInLock(id, caller.now, (locked) => approveLocked(caller, locked));
	await approveSessions(id);
	return application(approved);
}

async function approveLocked(caller: SignedIn, locked: Locked): Promise<User> {
	if (locked.isApproved || locked.role !== "coach") {
		await writeUnlock(locked).go();
		return locked.isApproved ? locked : Promise.reject(new AppError("not_found"));
	}
	const { id, role, createdAt } = locked;
	const approved: User = {
		...locked,
		isApproved: true,
		updatedAt: new Date(caller.now).toISOString(),
	};
	const { isApproved, updatedAt } = approved;
	const notice = newNotification(applicationNotice, {
		userId: id,
		id: ulid(caller.now),
		at: caller.now,
		facts: { status: "coachApproved" },
	});
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: id, action: "coach_approved" },
		[
			// Sets all attributes of the affected index keys.
			{
				update: writeUnlock(locked, { role, createdAt, isApproved, updatedAt })
					.where(foundAsBefore(locked))
					.params(),
				onConditionFailed: "busy",
			},
			...searchWrites(locked, approved),
			notificationWrite(notice),
			...countPerson(locked, approved),
		],
		application(approved),
	);
	return approved;
}

/**
 * Rejects an application: the applicant gets an email and is deleted with their sign-in, which
 * frees the address. A coach whose approval was switched off becomes a member instead, unless
 * classes or students still have to be handed over.
 */
export async function rejectApplication(
	caller: SignedIn,
	id: UserId,
	reason: string | null | undefined,
): Promise<void> {
	const person = await coach(id);
	if (person.isApproved) throw new AppError("application_decided");
	if (person.wasApproved) return makeMember(caller, person, reason);
	await withSignInLock(id, caller.now, async (locked) => {
		if (locked.isApproved || locked.role !== "coach") throw new AppError("application_decided");
		const { email, preferredLanguage: locale } = locked;
		await beginRemoval(caller, locked, {
			change: {
				entityType: "user",
				entityId: id,
				action: "application_rejected",
				details: { reason },
			},
			writes: [queueLetter({ to: email, locale }, rejectedLetter[locale](reason), caller.now)],
		});
	});
}

async function makeMember(caller: SignedIn, coach: User, reason: string | null | undefined) {
	await successorCheck(coach, undefined);
	const { id, email, preferredLanguage: locale } = coach;
	const updatedAt = new Date(caller.now).toISOString();
	await endSessions(id as UserId);
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: id, action: "application_rejected", details: { reason } },
		[
			...changePerson(coach, { ...coach, role: "member", isApproved: true, updatedAt }),
			queueLetter({ to: email, locale }, formerCoachLetter[locale](reason), caller.now),
		],
	);
	// Ends sessions that were started meanwhile.
	await endSessions(id as UserId);
}
