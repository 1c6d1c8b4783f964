import { cutFor } from "#shared/base/places/allotment.rules.ts";
import type { EventClassLimits } from "#shared/competition/event-classes/eligibility.rules.ts";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import {
	endOfEvent,
	isCancelled,
	registrationState,
} from "#shared/competition/events/events.rules.ts";
import type {
	Event,
	EventEdit,
	EventInput,
	EventsQuery,
} from "#shared/competition/events/events.schema.ts";
import { type EventPrices, type Prices, pricesOf } from "#shared/competition/fees/prices.rules.ts";
import type { Publication } from "#shared/core/fields/fields.ts";
import type { Page } from "#shared/core/http/page.ts";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { createShards, removeShards, resizeShards } from "../../base/places/places.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { leftOut } from "../../core/table/attributes.ts";
import {
	auditedTransaction,
	type Change,
	sameVersion,
} from "../../core/table/audited-transaction.ts";
import { writeCounters } from "../../core/table/counters.ts";
import { nextId, retryUnprocessed, type Write } from "../../core/table/database.ts";
import { ifUnchanged } from "../../core/table/versioned.ts";
import { findUser } from "../../people/users/users.service.ts";
import { type EventRecord, Events } from "./event.entity.ts";
import { EventClasses, type EventClassRecord } from "./event-class.entity.ts";
import {
	endingFrom,
	findLatest,
	findUpcoming,
	hasWaitingList,
	notOver,
	readEvents,
} from "./event-lists.ts";
import { eventPool } from "./event-places.ts";
import { eventsCountedAs } from "./events.counts.ts";

const orNull = <T>(value: T | undefined) => value ?? null;

/**
 * Reads classes of several events, without duplicates and in no order; deleted ones are left out.
 */
export async function findSomeClasses(
	keys: readonly { eventId: number; id: number }[],
): Promise<EventClassRecord[]> {
	if (keys.length === 0) return [];
	const each = [
		...new Map(keys.map(({ eventId, id }) => [`${eventId} ${id}`, { eventId, id }])).values(),
	];
	return (await retryUnprocessed(() => EventClasses.get(each).go({ concurrent: 4 }))).data;
}

/** An event with its classes. */
export type WholeEvent = EventRecord & { classes: EventClassRecord[] };

/** The event's own terms for registration, and the reference dates for its classes' rules. */
export const termsOf = ({ eventDate, ageReferenceDate, membershipRule }: EventRecord) => ({
	eventDate,
	ageReferenceDate: ageReferenceDate ?? null,
	membershipRule: membershipRule ?? "none",
});

type Limited = { [name in keyof EventClassLimits]?: EventClassLimits[name] };

/** The limits of a class in the form that the rules expect. */
export const toLimits = (record: Limited): EventClassLimits => ({
	minAge: orNull(record.minAge),
	maxAge: orNull(record.maxAge),
	minBeltLevel: orNull(record.minBeltLevel),
	maxBeltLevel: orNull(record.maxBeltLevel),
	minWeight: orNull(record.minWeight),
	maxWeight: orNull(record.maxWeight),
	genderRestriction: orNull(record.genderRestriction),
	competitionReadinessRequired: orNull(record.competitionReadinessRequired),
});

type Priced = Partial<Prices>;

/** The prices of an event or class of their own. */
export const viewPrices = ({ fee, lateFee, memberFee }: Priced): Prices => ({
	fee: orNull(fee),
	lateFee: orNull(lateFee),
	memberFee: orNull(memberFee),
});

type PricedEvent = Priced & Partial<Pick<EventRecord, "eventType" | "lateFrom" | "familyMax">>;

const noPrices: EventPrices = {
	fee: null,
	lateFee: null,
	memberFee: null,
	lateFrom: null,
	familyMax: null,
};

/**
 * The prices of an event, or of a class of the event. A grading has none of its own: people pay the
 * fee of the rank, with their promotion.
 */
export const pricesOfTarget = (event: PricedEvent, eventClass?: Priced): EventPrices =>
	event.eventType === "grading"
		? noPrices
		: pricesOf(
				{
					...viewPrices(event),
					lateFrom: orNull(event.lateFrom),
					familyMax: orNull(event.familyMax),
				},
				eventClass && viewPrices(eventClass),
			);

/** A class in the form of the API. */
export const viewEventClass = (record: EventClassRecord): EventClass => ({
	...record,
	...toLimits(record),
	...viewPrices(record),
	id: record.id as EventClassId,
	eventId: record.eventId as EventId,
	classNameAr: orNull(record.classNameAr),
	descriptionAr: orNull(record.descriptionAr),
	currentRegistrations: record.registeredCount,
	waitingList: hasWaitingList(record),
});

/** An event as visitors see it: without the staff member who created it. */
const forVisitors = (event: Event): Event => ({ ...event, organizerId: undefined });

/** An event as staff see it at `now` (ms since 1970). */
export function viewEvent(record: EventRecord, classes: EventClassRecord[], now: number): Event {
	const event = {
		...record,
		id: record.id as EventId,
		organizerId: (record.organizerId as UserId | undefined) ?? null,
		endDate: orNull(record.endDate),
		registrationOpensAt: orNull(record.registrationOpensAt),
		registrationDeadline: orNull(record.registrationDeadline),
		ageReferenceDate: orNull(record.ageReferenceDate),
		imageUrl: orNull(record.imageUrl),
		flyerUrl: orNull(record.flyerUrl),
		locationAr: orNull(record.locationAr),
		schedule: orNull(record.schedule),
		coachId: (record.coachId as UserId | undefined) ?? null,
		membershipRule: record.membershipRule ?? "none",
		requiredDocument: record.requiredDocument ?? "none",
		guardianConsent: record.guardianConsent ?? false,
		waitingRoom: record.waitingRoom ?? false,
		...pricesOfTarget(record),
		payUntil: orNull(record.payUntil),
		paymentRule: record.paymentRule ?? "desk",
		unpaidRule: record.unpaidRule ?? "keep",
		lateCancellation: record.lateCancellation ?? "void",
		cancelReason: orNull(record.cancelReason),
		updatedAt: record.updatedAt ?? record.createdAt,
		waitingList: hasWaitingList(record),
		classes: classes.map(viewEventClass),
	};
	return { ...event, registrationState: registrationState(event, now) };
}

/**
 * A page of events: upcoming ones soonest first, past ones latest first, or all of them by date,
 * latest first.
 */
export async function listEvents(
	query: EventsQuery,
	{ drafts, now }: { drafts: boolean; now: number },
): Promise<Page<Event>> {
	const { rows, next } = await readEvents(query, { drafts, now });
	return { rows: await withClasses(rows, { drafts, now }), next };
}

/** Published events that end at `instant` or later, without classes, for calendars. */
export async function publishedFrom(instant: number, now: number): Promise<Event[]> {
	const records = await endingFrom(instant);
	return records
		.filter(({ published, shadow }) => published && !shadow)
		.map((one) => forVisitors(viewEvent(one, [], now)));
}

/** The published ones of some events, including cancelled ones. */
export async function publishedAmong(ids: readonly number[], now: number): Promise<Event[]> {
	const records = await findEvents(ids);
	return records
		.filter(({ published, shadow }) => published && !shadow)
		.map((one) => forVisitors(viewEvent(one, [], now)));
}

/** All upcoming events; always a few dozen, however many past events there are. */
export const allUpcoming = async (who: { drafts: boolean; now: number }) =>
	withClasses(await findUpcoming(who), who);

/** The latest `count` past events. */
export const latestPast = async (count: number, who: { drafts: boolean; now: number }) =>
	withClasses(await findLatest("byEnd", { limit: count }, who), who);

async function withClasses(
	records: EventRecord[],
	{ drafts, now }: { drafts: boolean; now: number },
) {
	const classes = await classesOf(records);
	const events = records.map((record) => viewEvent(record, classes.get(record.id) ?? [], now));
	return drafts ? events : events.map(forVisitors);
}

/** Reads the classes of several events, grouped by event. */
export async function classesOf(
	events: readonly EventRecord[],
): Promise<Map<number, EventClassRecord[]>> {
	const keys = events.flatMap(({ id: eventId, classIds = [] }) =>
		classIds.map((id) => ({ eventId, id })),
	);
	if (keys.length === 0) return new Map();
	const { data } = await retryUnprocessed(() => EventClasses.get(keys).go({ concurrent: 4 }));
	return Map.groupBy(
		data.sort((a, b) => a.id - b.id),
		({ eventId }) => eventId,
	);
}

export async function findEvent(id: EventId): Promise<EventRecord> {
	return requireFound((await Events.get({ id }).go({ consistent: true })).data);
}

/** Reads several events in no order; deleted ones are left out. */
export async function findEvents(ids: readonly number[]): Promise<EventRecord[]> {
	if (ids.length === 0) return [];
	return (await retryUnprocessed(() => Events.get(ids.map((id) => ({ id }))).go({ concurrent: 4 })))
		.data;
}

export async function findEventClasses(eventId: EventId): Promise<EventClassRecord[]> {
	return (await EventClasses.query.ofEvent({ eventId }).go({ consistent: true, pages: "all" }))
		.data;
}

/** An event with its classes. */
export async function findWholeEvent(id: EventId): Promise<WholeEvent> {
	const [event, classes] = await Promise.all([findEvent(id), findEventClasses(id)]);
	return { ...event, classes };
}

export async function readEvent(
	id: EventId,
	{ drafts, now }: { drafts: boolean; now: number },
): Promise<Event> {
	const { classes, ...record } = await findWholeEvent(id);
	if (record.shadow || (!record.published && !drafts)) throw new AppError("not_found");
	const event = viewEvent(record, classes, now);
	return drafts ? event : forVisitors(event);
}

const orNone = <T>(value: T | null | undefined) => value ?? undefined;

/** Converts input to attributes; null becomes undefined, which is stored as an absent attribute. */
const stored = ({ published = false, ...input }: EventInput) => ({
	...input,
	published,
	endDate: orNone(input.endDate),
	registrationOpensAt: orNone(input.registrationOpensAt),
	registrationDeadline: orNone(input.registrationDeadline),
	ageReferenceDate: orNone(input.ageReferenceDate),
	imageUrl: orNone(input.imageUrl),
	flyerUrl: orNone(input.flyerUrl),
	locationAr: orNone(input.locationAr),
	schedule: orNone(input.schedule),
	coachId: orNone(input.coachId),
	fee: orNone(input.fee),
	lateFee: orNone(input.lateFee),
	lateFrom: orNone(input.lateFrom),
	memberFee: orNone(input.memberFee),
	familyMax: orNone(input.familyMax),
	payUntil: orNone(input.payUntil),
	startsAt: new Date(startOf(input.eventDate)).toISOString(),
	endsAt: new Date(endOfEvent({ ...input, endDate: input.endDate ?? null })).toISOString(),
});

/**
 * Throws when the responsible coach is not an approved coach, unless the event already had this
 * coach.
 */
async function mustBeCoach({ coachId }: EventInput, before?: EventRecord): Promise<void> {
	if (!coachId || coachId === before?.coachId) return;
	const person = await findUser(coachId);
	if (person?.role !== "coach" || !person.isApproved)
		throw new AppError("invalid", { fields: { coachId: "invalid" } });
}

/** Refuses a price for a grading, unless the event already had it. */
function mustCostByRank(input: EventInput, before?: EventRecord): void {
	if (input.eventType !== "grading") return;
	const prices = ["fee", "lateFee", "memberFee", "familyMax"] as const;
	const wrong = prices.filter((name) => input[name] != null && input[name] !== before?.[name]);
	if (wrong.length > 0)
		throw new AppError("invalid", {
			fields: Object.fromEntries(wrong.map((name) => [name, "fee_by_rank"])),
		});
}

export async function createEvent(caller: SignedIn, input: EventInput): Promise<Event> {
	mustCostByRank(input);
	await mustBeCoach(input);
	const id = await nextId<EventId>("event");
	const created: EventRecord = {
		...stored(input),
		...cutFor(input.maxParticipants),
		id,
		organizerId: caller.session.userId,
		createdAt: new Date(caller.now).toISOString(),
		updatedAt: new Date(caller.now).toISOString(),
		registeredCount: 0,
		waiting: false,
		excess: 0,
		version: 1,
	};
	const answer = viewEvent(created, [], caller.now);
	const change = { entityType: "event", entityId: id, action: "created", details: input };
	await auditedTransaction(
		caller,
		change,
		[
			{ put: Events.create(created).params() },
			...createShards(eventPool(created)),
			...writeCounters("event", eventsCountedAs, null, created),
		],
		answer,
	);
	return answer;
}

/** Replaces an event. Publication stays unchanged when the call does not mention it. */
export const updateEvent = async (
	caller: SignedIn,
	id: EventId,
	{ version, ...edit }: EventEdit,
): Promise<Event> => {
	const before = await findWholeEvent(id);
	sameVersion(version, before);
	const input = { ...edit, published: edit.published ?? before.published };
	mustCostByRank(input, before);
	await mustBeCoach(input, before);
	return replace(caller, before, stored(input), { action: "updated", details: input });
};

/** Publishes an event or turns it back into a draft; idempotent. */
export async function setPublished(
	caller: SignedIn,
	id: EventId,
	{ published, version }: Publication,
): Promise<Event> {
	const before = await findWholeEvent(id);
	if (before.published === published) return viewEvent(before, before.classes, caller.now);
	sameVersion(version, before);
	return replace(
		caller,
		before,
		{ published },
		{ action: published ? "published" : "unpublished" },
	);
}

/** Cancels an event. The stream then cancels its registrations and notifies their people. */
export async function cancelEvent(
	caller: SignedIn,
	id: EventId,
	reason: string | null | undefined,
): Promise<Event> {
	const before = await findWholeEvent(id);
	if (isCancelled(before)) return viewEvent(before, before.classes, caller.now);
	return replace(
		caller,
		before,
		{ cancelReason: reason ?? "" },
		{ action: "cancelled", details: { reason } },
	);
}

type Changes = Partial<
	Omit<
		EventRecord,
		"id" | "shards" | "groups" | "lists" | "registeredCount" | "waiting" | "excess" | "version"
	>
>;

/** The write of an event's next version, conditional on the version that was read. */
export function nextVersion(
	before: EventRecord,
	changes: Changes & { excess?: number } = {},
): Write {
	const next = { ...changes, version: before.version + 1 };
	const update = Events.patch({ id: before.id }).set(next).remove(leftOut<EventRecord>(next));
	return { update: update.where(ifUnchanged(before)).params() };
}

/** Changes an event and its places in one transaction, conditional on the version that was read. */
async function replace(
	caller: SignedIn,
	{ classes, ...before }: WholeEvent,
	requested: Changes,
	change: Pick<Change, "action" | "details">,
) {
	const changes = { ...requested, updatedAt: new Date(caller.now).toISOString() };
	const changed: EventRecord = { ...before, ...changes, version: before.version + 1 };
	const { writes, ...counted } = await resizeShards(eventPool(changed), eventPool(before));
	const answer = viewEvent(changed, classes, caller.now);
	const full = { ...change, entityType: "event", entityId: before.id };
	const counts = writeCounters("event", eventsCountedAs, before, changed);
	await auditedTransaction(
		caller,
		full,
		[nextVersion(before, { ...changes, ...counted }), ...writes, ...counts],
		answer,
	);
	return answer;
}

/** Published events that have not ended. */
export const comingEvents = async (now: number): Promise<EventRecord[]> =>
	(await notOver(now)).filter(({ published }) => published);

/**
 * Deletes an event without registrations; with `force` any event, whose registrations the stream
 * cancels with notifications.
 */
export async function removeEvent(caller: SignedIn, id: EventId, force: boolean): Promise<void> {
	const before = await findEvent(id);
	const deletion: Write = {
		delete: Events.delete({ id }).where(ifUnchanged(before)).params(),
	};
	const change = {
		entityType: "event",
		entityId: id,
		action: "deleted",
		details: { titleEn: before.titleEn, force },
	};
	const places = force ? [] : removeShards(eventPool(before));
	await auditedTransaction(caller, change, [
		deletion,
		...places,
		...writeCounters("event", eventsCountedAs, before, null),
	]);
}
