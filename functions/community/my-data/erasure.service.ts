import {
	type Erasure,
	erasureDays,
	type RequestedErasure,
} from "#shared/community/my-data/my-data.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { comingEventsOf } from "../../competition/registrations/entries/entries.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { env } from "../../core/env.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { requireFreshSignIn } from "../../core/http/session.ts";
import { queueLetter } from "../../core/outside/mail/outbox.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { guardiansOf } from "../../people/families/links.ts";
import { notifyOfLink } from "../../people/families/notify-of-link.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, namesOf, peopleById } from "../../people/users/users.service.ts";
import { previewRemoval } from "../removals/preview.ts";
import { type ErasureRecord, Erasures } from "./erasure.entity.ts";
import { requestedLetter, stoppedByStaffLetter, stoppedLetter } from "./erasure.letters.ts";

const dayMs = 24 * 60 * 60 * 1000;

const read = async (userId: number): Promise<ErasureRecord | null> =>
	(await Erasures.get({ userId }).go({ consistent: true })).data;

/** An email about a person's requested deletion. */
export function letterTo(
	person: User,
	letter: typeof requestedLetter,
	endsAt: string,
	now: number,
): Write {
	const locale = person.preferredLanguage;
	const placeholders = {
		name: nameIn(locale, person).first,
		endsAt,
		url: `${env().SITE_URL}/profile#my-data`,
	};
	return queueLetter({ to: person.email, locale }, letter[locale](placeholders), now);
}

/**
 * Preview of the caller's deletion: what would be removed, what blocks it, and when it is due if
 * requested.
 */
export async function erasureOf({ session, now }: SignedIn): Promise<Erasure> {
	const { userId } = session;
	const [record, { going, needsSuccessor }, events] = await Promise.all([
		read(userId),
		previewRemoval(userId, now),
		comingEventsOf(userId, now),
	]);
	return { endsAt: record?.endsAt ?? null, going, needsSuccessor, comingEvents: events.length };
}

/** Requests the caller's deletion, due in a week. A repeat finds the same request. */
export async function askErasure(caller: SignedIn): Promise<Erasure> {
	requireFreshSignIn(caller);
	const { session, now } = caller;
	const { userId } = session;
	const person = requireFound(await findUser(userId));
	if (person.role === "super-admin") throw new AppError("own_account");
	const before = await erasureOf(caller);
	if (before.endsAt) return before;
	const { students, classes } = before.going;
	if (before.needsSuccessor)
		throw new AppError("coach_has_students", { params: { students, classes } });
	if (before.comingEvents > 0) throw new AppError("entered_in_event");
	if (before.going.children > 0) throw new AppError("last_guardian");
	const endsAt = new Date(now + erasureDays * dayMs).toISOString();
	const answer = { ...before, endsAt };
	const record = { userId, createdAt: new Date(now).toISOString(), endsAt };
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: userId, action: "erasure_asked" },
		[
			{ put: Erasures.create(record).params() },
			letterTo(person, requestedLetter, endsAt, now),
			...(await notifyGuardians(person, "erasureAsked", endsAt, now)),
		],
		answer,
	);
	return answer;
}

/** Writes that notify a child's guardians, who may ask staff to stop the deletion. */
async function notifyGuardians(
	child: User,
	status: "erasureAsked" | "erasureStopped",
	endsAt: string,
	now: number,
): Promise<Write[]> {
	const links = child.hasGuardians ? await guardiansOf(child.id, now) : [];
	const facts = { status, child, endsOn: kuwaitDate(Date.parse(endsAt)) };
	return links.map(({ guardianId }) => notifyOfLink(guardianId, facts, now));
}

/**
 * Cancels a requested deletion; does nothing if there is none. Staff may do so for a person who
 * cannot sign in, for example because a stranger asked for it.
 */
export async function cancelErasure(caller: SignedIn, userId: UserId): Promise<void> {
	const { session, now } = caller;
	const [record, found] = await Promise.all([read(userId), findUser(userId)]);
	const person = requireFound(found);
	if (!record) return;
	const deletion = Erasures.delete({ userId }).where(({ endsAt }, { eq }) =>
		eq(endsAt, record.endsAt),
	);
	const letter = userId === session.userId ? stoppedLetter : stoppedByStaffLetter;
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: userId, action: "erasure_cancelled" },
		[
			{ delete: deletion.params() },
			letterTo(person, letter, record.endsAt, now),
			...(await notifyGuardians(person, "erasureStopped", record.endsAt, now)),
		],
	);
}

/** Requested deletions, first to end first. */
export async function listErasures(): Promise<RequestedErasure[]> {
	const { data } = await Erasures.query.inOrder({}).go({ limit: 200 });
	const people = await peopleById(data.map(({ userId }) => userId));
	return data.flatMap(({ userId, createdAt, endsAt }) => {
		const person = people.get(userId);
		return person ? [{ id: userId as UserId, ...namesOf(person), createdAt, endsAt }] : [];
	});
}
