import { ulid } from "ulid";
import {
	isDutyLive,
	latestLastDay,
	mostDuties,
	usualLastDay,
} from "#shared/competition/duties/duties.rules.ts";
import type {
	Duty,
	DutyClaim,
	DutyInput,
	OwnDuty,
} from "#shared/competition/duties/duties.schema.ts";
import { isCancelled } from "#shared/competition/events/events.rules.ts";
import { isGuest } from "#shared/core/access.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { hashOf } from "../../core/http/session.ts";
import { countAttempt } from "../../core/http/throttle.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { newNotification, notificationWrite } from "../../people/notifications/newNotification.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, namedPerson, peopleById } from "../../people/users/users.service.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { findEvent, findEvents } from "../events/events.service.ts";
import { type DutyFacts, dutyNotice } from "./duties.notices.ts";
import { Duties, type DutyRecord } from "./duty.entity.ts";
import { findDuties } from "./on-duty.ts";

const findDuty = async (eventId: EventId, id: string): Promise<DutyRecord | null> =>
	(await Duties.get({ eventId, id }).go({ consistent: true })).data;

function view(duty: DutyRecord, people: ReadonlyMap<number, User>): Duty {
	const [person, giver] = [duty.userId, duty.by].map((id) => people.get(id ?? 0));
	const { id, scope, until, createdAt } = duty;
	return {
		id,
		scope,
		until,
		person: person ? namedPerson(person) : null,
		givenBy: giver ? namedPerson(giver) : null,
		createdAt,
	};
}

const ownView = ({ id, scope, until }: DutyRecord, event: EventRecord): OwnDuty => ({
	id,
	eventId: event.id as EventId,
	titleEn: event.titleEn,
	titleAr: event.titleAr,
	eventDate: event.eventDate,
	endDate: event.endDate ?? null,
	scope,
	until,
});

/** An event at which duties may be given. */
async function findDutyEvent(id: EventId): Promise<EventRecord> {
	const event = await findEvent(id);
	if (event.shadow) throw new AppError("not_found");
	return event;
}

const findLive = async (eventId: EventId, now: number) =>
	(await findDuties(eventId)).filter((duty) => isDutyLive(duty, now));

/** The running duties at an event, the latest first. */
export async function listDuties({ now }: SignedIn, id: EventId): Promise<Duty[]> {
	const [, duties] = await Promise.all([findDutyEvent(id), findLive(id, now)]);
	const people = await peopleById(duties.flatMap(({ userId, by }) => [userId ?? by, by]));
	return duties.map((duty) => view(duty, people)).reverse();
}

const change = (
	{ eventId, scope, until, userId }: DutyRecord,
	action: "duty_given" | "duty_revoked" | "duty_claimed",
) => ({
	entityType: "duty",
	entityId: eventId,
	action,
	personId: userId,
	details: { kind: scope, validUntil: until, userId },
});

/**
 * The person who was given a duty by account, and who is notified of what happens to it. Undefined
 * for a duty by link, whose person took it themselves.
 */
export const holderOf = ({ userId, linkHash }: DutyRecord): number | undefined =>
	linkHash ? undefined : userId;

export const dutyFacts = (
	{ id: eventId, titleEn, titleAr, eventDate }: EventRecord,
	{ scope, until }: DutyRecord,
	change: DutyFacts["change"],
): DutyFacts => ({ eventId, titleEn, titleAr, eventDate, scope, until, change });

/** The writes that notify the holder of a duty of a change; none for an event that was deleted. */
export function holderNotices(
	event: EventRecord | undefined,
	duty: DutyRecord,
	happened: DutyFacts["change"],
	now: number,
): Write[] {
	const userId = holderOf(duty);
	if (!event || userId === undefined) return [];
	const facts = dutyFacts(event, duty, happened);
	return [
		notificationWrite(newNotification(dutyNotice, { userId, id: ulid(now), at: now, facts })),
	];
}

export const writeOver = (before: DutyRecord, after: DutyRecord): Write => ({
	put: Duties.put(after).where(ifUnchanged(before)).params(),
	onConditionFailed: "changed_meanwhile",
});

/** Last day of a duty: the requested one, if it lies in the time in which the event needs duties. */
function lastDay(event: EventRecord, requested: string | null | undefined, now: number): string {
	const until = requested ?? usualLastDay(event);
	if (until < kuwaitDate(now)) throw new AppError("invalid", { fields: { until: "day_past" } });
	if (until > latestLastDay(event))
		throw new AppError("invalid", { fields: { until: "day_far_ahead" } });
	return until;
}

/** The person to whom a duty is given; null for a duty that is given as a link. */
async function recipientOf({ userId, linkHash }: DutyInput): Promise<User | null> {
	if ((userId === undefined) === (linkHash === undefined))
		throw new AppError("invalid", { fields: { userId: "required" } });
	if (userId === undefined) return null;
	const person = await findUser(userId);
	if (!person || person.isDisabled || isGuest(person))
		throw new AppError("invalid", { fields: { userId: "invalid" } });
	return person;
}

/** Gives a duty. A person who has the same one until the same day gets no second one. */
export async function giveDuty(caller: SignedIn, id: EventId, input: DutyInput): Promise<Duty> {
	const { now, session } = caller;
	const event = await findDutyEvent(id);
	if (isCancelled(event)) throw new AppError("event_cancelled");
	const until = lastDay(event, input.until, now);
	const [person, live] = await Promise.all([recipientOf(input), findLive(id, now)]);
	const people = await peopleById([session.userId, ...(person ? [person.id] : [])]);
	const existing = live.find(
		(duty) => person && duty.userId === person.id && duty.scope === input.scope,
	);
	if (existing?.until === until) return view(existing, people);
	if (live.length >= mostDuties)
		throw new AppError("too_many_duties", { params: { max: mostDuties } });
	const duty: DutyRecord = {
		eventId: id,
		id: ulid(now),
		scope: input.scope,
		until,
		userId: person?.id,
		linkHash: input.linkHash,
		by: session.userId,
		...firstVersion(now),
	};
	const answer = view(duty, people);
	const put = {
		put: Duties.create(duty).params(),
		onConditionFailed: "changed_meanwhile",
	} as const;
	const writes = [put, ...holderNotices(event, duty, "given", now)];
	await auditedTransaction(caller, change(duty, "duty_given"), writes, answer);
	return answer;
}

/** Revokes a duty or its unused link; a repeat changes nothing. */
export async function revokeDuty(
	caller: SignedIn,
	{ id: eventId, dutyId }: { id: EventId; dutyId: string },
): Promise<{ id: string }> {
	const answer = { id: dutyId };
	return retryIf(refusedWith("changed_meanwhile"), async () => {
		const duty = requireFound(await findDuty(eventId, dutyId));
		if (duty.revokedAt) return answer;
		const revokedAt = new Date(caller.now).toISOString();
		const [event] = await findEvents([eventId]);
		const writes = [
			writeOver(duty, nextVersion(duty, { revokedAt }, caller.now)),
			...(isDutyLive(duty, caller.now) ? holderNotices(event, duty, "revoked", caller.now) : []),
		];
		await auditedTransaction(caller, change(duty, "duty_revoked"), writes, answer);
		return answer;
	});
}

/** Takes the duty of a link for the caller, unless another person was faster. */
async function tryToClaim(
	caller: SignedIn,
	{ eventId, dutyId, secret }: DutyClaim,
): Promise<OwnDuty> {
	const { userId } = caller.session;
	const duty = await findDuty(eventId, dutyId);
	if (!duty?.linkHash || duty.linkHash !== hashOf(secret)) throw new AppError("duty_link_unknown");
	if (duty.revokedAt) throw new AppError("duty_revoked");
	if (!isDutyLive(duty, caller.now)) throw new AppError("duty_expired");
	const answer = ownView(duty, await findDutyEvent(eventId));
	if (duty.userId === userId) return answer;
	if (duty.userId !== undefined) throw new AppError("duty_link_used");
	const after = nextVersion(duty, { userId }, caller.now);
	await auditedTransaction(caller, change(after, "duty_claimed"), [writeOver(duty, after)], answer);
	return answer;
}

/** Takes the duty of a link. The person who took it gets the same answer again. */
export async function claimDuty(caller: SignedIn, claim: DutyClaim): Promise<OwnDuty> {
	await countAttempt("duty", String(caller.session.userId), caller.now);
	return retryIf(refusedWith("changed_meanwhile"), () => tryToClaim(caller, claim));
}

/** The caller's running duties, the next event first. */
export async function listOwnDuties({ session, now }: SignedIn): Promise<OwnDuty[]> {
	const { userId }: { userId: UserId } = session;
	const { data } = await Duties.query.ofPerson({ userId }).go({ pages: "all" });
	const live = data.filter((duty) => isDutyLive(duty, now));
	const events = new Map(
		(await findEvents([...new Set(live.map(({ eventId }) => eventId))])).map((one) => [
			one.id,
			one,
		]),
	);
	return live
		.flatMap((duty) => {
			const event = events.get(duty.eventId);
			return event && !event.shadow ? [ownView(duty, event)] : [];
		})
		.sort((a, b) => a.eventDate.localeCompare(b.eventDate));
}
