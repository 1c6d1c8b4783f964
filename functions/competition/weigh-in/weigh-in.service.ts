import { createWriteTransaction } from "electrodb";
import { isCancelled } from "#shared/competition/events/events.rules.ts";
import {
	type CheckInValue,
	isClosingTimeOf,
	mergeCheckIn,
	notCheckedIn,
} from "#shared/competition/weigh-in/weigh-in.rules.ts";
import type {
	CheckIn,
	CheckInInput,
	CheckInResult,
	ClosedWeighIns,
	WeighInChange,
	WeighInEntrant,
	WeighInState,
	WeighInTime,
	WeighInTimeInput,
} from "#shared/competition/weigh-in/weigh-in.schema.ts";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import { isMinor } from "#shared/core/time/age.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { type Caller, type SignedIn, seesDrafts } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { runEach } from "../../core/parallel.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import { checkIn, type Write } from "../../core/table/database.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { namesOf, peopleById } from "../../people/users/users.service.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { findEvent, findWholeEvent, type WholeEvent } from "../events/events.service.ts";
import { entriesOf } from "../registrations/entries/entries.service.ts";
import type { RegistrationRecord } from "../registrations/registration.entity.ts";
import { keyOf } from "../registrations/registration.transitions.ts";
import { giveUpPlaces } from "../registrations/seating/leave.ts";
import { type CheckInRecord, CheckIns, type WeighInRecord, WeighIns } from "./check-in.entity.ts";

const findCheckIns = async (eventId: EventId): Promise<CheckInRecord[]> =>
	(await CheckIns.query.ofEvent({ eventId }).go({ pages: "all", consistent: true })).data;

const findWeighIn = async (eventId: EventId): Promise<WeighInRecord | null> =>
	(await WeighIns.get({ eventId }).go({ consistent: true })).data;

/** Weights at the weigh-in of an event, in kg, by user id. */
export async function findWeights(eventId: EventId): Promise<Map<number, number>> {
	const records = await findCheckIns(eventId);
	return new Map(
		records.flatMap(({ userId, weight }) => (weight === undefined ? [] : [[userId, weight]])),
	);
}

const checkInOf = (record: CheckInRecord | undefined): CheckInValue =>
	record
		? {
				isHere: record.isHere,
				hasKit: record.hasKit,
				hasConsent: record.hasConsent,
				weight: record.weight ?? null,
			}
		: notCheckedIn;

const view = (userId: UserId, record: CheckInRecord | undefined): CheckIn => ({
	userId,
	...checkInOf(record),
	weighedAt: record?.weighedAt ?? null,
});

const closedOf = (weighIn: WeighInRecord | null): ClosedWeighIns => ({
	version: weighIn?.version ?? 0,
	closed: (weighIn?.closed ?? []) as EventClassId[],
});

/** When the weigh-in closes; null for a time that was set before the event was moved or cancelled. */
const timeOf = (event: EventRecord, weighIn: WeighInRecord | null): WeighInTime => ({
	version: weighIn?.version ?? 0,
	closesAt:
		weighIn?.closesAt && !isCancelled(event) && isClosingTimeOf(event, weighIn.closesAt)
			? weighIn.closesAt
			: null,
});

/** When the weigh-in of an event closes; of a draft, for staff only. */
export async function readWeighInTime(caller: Caller, id: EventId): Promise<WeighInTime> {
	const [event, weighIn] = await Promise.all([findEvent(id), findWeighIn(id)]);
	if (event.shadow || (!event.published && !seesDrafts(caller))) throw new AppError("not_found");
	return timeOf(event, weighIn);
}

/** People with an approved entry for a class of an event. */
async function entrantsOf(event: WholeEvent): Promise<WeighInEntrant[]> {
	const entries = await entriesOf(event, "approved");
	const people = await peopleById(entries.map(({ userId }) => userId));
	return entries.flatMap(({ userId, classId, declaredWeight }) => {
		const person = people.get(userId);
		if (!person || classId === undefined) return [];
		return {
			userId: userId as UserId,
			...namesOf(person),
			classId: classId as EventClassId,
			isMinor: isMinor(person.dateOfBirth, startOf(event.eventDate)),
			declaredWeight: declaredWeight ?? null,
		};
	});
}

/** The entrants of an event, who of them has come, and which weigh-ins are closed. */
export async function readWeighIn(id: EventId): Promise<WeighInState> {
	const event = await findWholeEvent(id);
	const [entrants, records, weighIn] = await Promise.all([
		entrantsOf(event),
		findCheckIns(id),
		findWeighIn(id),
	]);
	return {
		...closedOf(weighIn),
		...timeOf(event, weighIn),
		entrants,
		checkIns: records.map((record) => view(record.userId as UserId, record)),
	};
}

/** Records check-ins; retries with what is stored now after a conflict with another device. */
export const recordCheckIns = (
	caller: SignedIn,
	id: EventId,
	input: CheckInInput,
): Promise<CheckInResult[]> =>
	retryIf(refusedWith("changed_meanwhile"), () => tryToRecord(caller, id, input));

/** The record with a new value; a weight counts from the moment at which it was recorded. */
function recordWith(
	{ session, now }: SignedIn,
	{ eventId, userId }: { eventId: EventId; userId: UserId },
	before: CheckInRecord | undefined,
	{ weight, ...value }: CheckInValue,
): CheckInRecord {
	const isWeighed = weight !== null && weight !== before?.weight;
	const changes = {
		...value,
		weight: weight ?? undefined,
		...(weight === null && { weighedAt: undefined, weighedBy: undefined }),
		...(isWeighed && { weighedAt: new Date(now).toISOString(), weighedBy: session.userId }),
	};
	return before
		? nextVersion(before, changes, now)
		: { eventId, userId, ...firstVersion(now), ...changes };
}

const writeOver = (before: CheckInRecord | undefined, after: CheckInRecord): Write => ({
	put: before
		? CheckIns.put(after).where(ifUnchanged(before)).params()
		: CheckIns.create(after).params(),
	onConditionFailed: "changed_meanwhile",
});

async function tryToRecord(
	caller: SignedIn,
	id: EventId,
	{ people }: CheckInInput,
): Promise<CheckInResult[]> {
	const event = await findWholeEvent(id);
	const [entries, records, weighIn] = await Promise.all([
		entriesOf(event, "approved"),
		findCheckIns(id),
		findWeighIn(id),
	]);
	const stored = new Map(records.map((record) => [record.userId, record]));
	const closed = new Set(weighIn?.closed);
	const after = new Map<UserId, CheckInRecord>();
	const results = people.map(({ userId, value, before }): CheckInResult => {
		// A call may hold several changes of a person, each with its own result.
		const record = after.get(userId) ?? stored.get(userId);
		const refuse = (outcome: CheckInResult["outcome"]) => ({
			checkIn: view(userId, record),
			outcome,
		});
		const own = entries.filter((entry) => entry.userId === userId);
		if (own.length === 0) return refuse("not_entered");
		const now = checkInOf(record);
		const merged = mergeCheckIn(now, before, { ...value, weight: value.weight ?? null });
		if (!merged) return refuse("conflict");
		const isClosed = own.every(({ classId }) => classId !== undefined && closed.has(classId));
		if (merged.weight !== now.weight && isClosed) return refuse("weigh_in_closed");
		const parts = (Object.keys(merged) as (keyof CheckInValue)[]).filter(
			(part) => merged[part] !== now[part],
		);
		if (parts.length === 0) return refuse("stored");
		const changed = recordWith(caller, { eventId: id, userId }, stored.get(userId), merged);
		after.set(userId, changed);
		return { checkIn: view(userId, changed), outcome: "stored" };
	});
	if (after.size === 0) return results;
	const change = {
		entityType: "weighIn",
		entityId: id,
		action: "recorded",
		details: { userIds: [...after.keys()] },
	};
	const writes = [...after].map(([userId, record]) => writeOver(stored.get(userId), record));
	const isWeighed = [...after].some(([id, { weight }]) => weight !== stored.get(id)?.weight);
	const condition = isWeighed ? [unlessClosedMeanwhile(id, weighIn)] : [];
	await auditedTransaction(caller, change, [...writes, ...condition], results);
	return results;
}

/** The condition that no weigh-in of an event was closed or opened since its settings were read. */
function unlessClosedMeanwhile(eventId: EventId, seen: WeighInRecord | null): Write {
	const condition = createWriteTransaction({ WeighIns }, (entities) => [
		entities.WeighIns.check({ eventId })
			.where(({ version }, { eq, notExists }) =>
				seen ? eq(version, seen.version) : notExists(version),
			)
			.commit(),
	]);
	return { check: checkIn(condition), onConditionFailed: "changed_meanwhile" };
}

/** Writes over the settings of an event's weigh-in, unless somebody changed them meanwhile. */
const writeSettings = (before: WeighInRecord | null, after: WeighInRecord): Write => ({
	put: before
		? WeighIns.put(after).where(ifUnchanged(before)).params()
		: WeighIns.create(after).params(),
	onConditionFailed: "changed_meanwhile",
});

/** The settings of an event's weigh-in with changes. */
const settingsWith = (
	eventId: EventId,
	before: WeighInRecord | null,
	changes: Partial<WeighInRecord>,
	now: number,
): WeighInRecord =>
	before
		? nextVersion(before, changes, now)
		: { eventId, closed: [], ...firstVersion(now), ...changes };

/**
 * Sets when the weigh-in of an event closes. The time is only shown, with a countdown: entries end
 * when staff close the weigh-in of an event class.
 */
export async function setWeighInTime(
	caller: SignedIn,
	id: EventId,
	{ closesAt, version }: WeighInTimeInput,
): Promise<WeighInTime> {
	const [event, before] = await Promise.all([findEvent(id), findWeighIn(id)]);
	if (event.shadow) throw new AppError("not_found");
	if (isCancelled(event)) throw new AppError("event_cancelled");
	if (closesAt && !isClosingTimeOf(event, closesAt))
		throw new AppError("invalid", { fields: { closesAt: "outside_event" } });
	if ((before?.closesAt ?? null) === closesAt) return timeOf(event, before);
	sameVersion(version, before ?? { version: 0 });
	const after = settingsWith(id, before, { closesAt: closesAt ?? undefined }, caller.now);
	const answer = timeOf(event, after);
	await auditedTransaction(
		caller,
		{ entityType: "weighIn", entityId: id, action: "time_set", details: { closesAt } },
		[writeSettings(before, after)],
		answer,
	);
	return answer;
}

/** Approved entries of a class whose people were not weighed. */
async function noShowsOf(
	event: Awaited<ReturnType<typeof findWholeEvent>>,
	classId: EventClassId,
): Promise<RegistrationRecord[]> {
	const [entries, weights] = await Promise.all([
		entriesOf(event, "approved"),
		findWeights(event.id as EventId),
	]);
	return entries.filter((entry) => entry.classId === classId && !weights.has(entry.userId));
}

/** For `catch`: ignores that an entry has ended meanwhile. */
function unlessEnded(error: unknown): void {
	if (!refusedWith("not_pending")(error)) throw error;
}

/**
 * Closes the weigh-in of an event class, or opens it again. Closing ends its waiting list, so that
 * nobody who was not weighed gets a place, and then the entries of those who were not weighed. It is
 * refused if others were not weighed than the caller saw. If it stops halfway, a repeated call goes on.
 */
export async function changeWeighIn(
	caller: SignedIn,
	{ id, classId }: { id: EventId; classId: EventClassId },
	{ isClosed, missing, version }: WeighInChange,
): Promise<ClosedWeighIns> {
	const event = await findWholeEvent(id);
	requireFound(event.classes.find((one) => one.id === classId));
	if (isCancelled(event)) throw new AppError("event_cancelled");
	const before = await findWeighIn(id);
	let answer = closedOf(before);
	const { closed } = answer;
	const named = new Set<number>(missing);
	const isUnseen = ({ userId }: RegistrationRecord) => !named.has(userId);
	if (closed.includes(classId) !== isClosed) {
		sameVersion(version, before ?? { version: 0 });
		if (isClosed && (await noShowsOf(event, classId)).some(isUnseen))
			throw new AppError("changed_meanwhile");
		const changes = {
			closed: isClosed ? [...closed, classId] : closed.filter((one) => one !== classId),
		};
		const after = settingsWith(id, before, changes, caller.now);
		answer = closedOf(after);
		await auditedTransaction(
			caller,
			{
				entityType: "weighIn",
				entityId: id,
				action: isClosed ? "closed" : "opened",
				details: { classId },
			},
			[writeSettings(before, after)],
			answer,
		);
	}
	if (isClosed) {
		const step = {
			by: caller.session.userId,
			now: caller.now,
			ipAddress: caller.address,
			reason: "no_show",
			keepsCharge: event.lateCancellation === "due",
		};
		const end = (entry: RegistrationRecord) =>
			giveUpPlaces(keyOf(entry), "cancelled", step, entry.status).catch(unlessEnded);
		const waiting = (await entriesOf(event, "waitlisted")).filter(
			(entry) => entry.classId === classId,
		);
		await runEach("people who wait for a closed event class", waiting, end, 1);
		// Read again: no weight can be stored any more, but others were until it closed.
		const seen = (await noShowsOf(event, classId)).filter((entry) => !isUnseen(entry));
		await runEach("entrants who were not weighed", seen, end, 1);
	}
	return answer;
}
