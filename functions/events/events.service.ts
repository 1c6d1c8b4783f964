import type { Publication } from "#shared/core/fields/fields.ts";
import type { Page } from "#shared/core/http/page.ts";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import type { EventClassLimits } from "#shared/event-classes/eligibility.rules.ts";
import type { EventClass } from "#shared/event-classes/event-classes.schema.ts";
import { endOfEvent, registrationState } from "#shared/events/events.rules.ts";
import type { Event, EventEdit, EventInput, EventsQuery } from "#shared/events/events.schema.ts";
import { cutFor } from "#shared/places/allotment.rules.ts";
import type { SignedIn } from "../core/caller.ts";
import { AppError, requireFound } from "../core/errors.ts";
import { leftOut } from "../core/table/attributes.ts";
import { auditedTransaction, type Change, sameVersion } from "../core/table/audited-transaction.ts";
import { nextId, retryUnprocessed, type Write } from "../core/table/database.ts";
import { writeTallies } from "../core/table/tally.ts";
import { ifUnchanged } from "../core/table/versioned.ts";
import { createShards, removeShards, resizeShards } from "../places/places.service.ts";
import { findUser } from "../users/users.service.ts";
import { type EventRecord, Events } from "./event.entity.ts";
import { EventClasses, type EventClassRecord } from "./event-class.entity.ts";
import { endingFrom, findLatest, findUpcoming, notOver, readEvents } from "./event-lists.ts";
import { eventPool } from "./event-places.ts";
import { eventsCountedAs } from "./events.counts.ts";

const orNull = <T>(value: T | undefined) => value ?? null;

/** Whether people may wait for a place at an event or in a class. */
export const hasWaitingList = ({ waitingList }: { waitingList?: boolean }) => waitingList !== false;

/** Classes of any events, each once and in no order; who is gone is left out. */
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

/** What an event itself asks of those who enter, and the days that rules of its classes go by. */
export const termsOf = ({ eventDate, ageReferenceDate, membershipRule }: EventRecord) => ({
	eventDate,
	ageReferenceDate: ageReferenceDate ?? null,
	membershipRule: membershipRule ?? "none",
});

type Limited = { [name in keyof EventClassLimits]?: EventClassLimits[name] };

/** The limits of a class as rules read them. */
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

/** The public shape of a class. */
export const viewEventClass = (record: EventClassRecord): EventClass => ({
	...record,
	...toLimits(record),
	id: record.id as EventClassId,
	eventId: record.eventId as EventId,
	classNameAr: orNull(record.classNameAr),
	descriptionAr: orNull(record.descriptionAr),
	currentRegistrations: record.registeredCount,
	waitingList: hasWaitingList(record),
});

/** An event as visitors see it: who of the staff made it is not their business. */
const forVisitors = (event: Event): Event => ({ ...event, organizerId: undefined });

/** An event as staff see it at a moment (ms since 1970). */
export function view(record: EventRecord, classes: EventClassRecord[], now: number): Event {
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
		cancelReason: orNull(record.cancelReason),
		updatedAt: record.updatedAt ?? record.createdAt,
		waitingList: hasWaitingList(record),
		classes: classes.map(viewEventClass),
	};
	return { ...event, registrationState: registrationState(event, now) };
}

/** A page of events: those to come, soonest first; past ones, latest first; or all of them, latest date first. */
export async function list(
	query: EventsQuery,
	{ drafts, now }: { drafts: boolean; now: number },
): Promise<Page<Event>> {
	const { rows, next } = await readEvents(query, { drafts, now });
	return { rows: await withClasses(rows, { drafts, now }), next };
}

/** What is published, from a moment on: for calendars, which need no classes. */
export async function publishedFrom(instant: number, now: number): Promise<Event[]> {
	const records = await endingFrom(instant);
	return records
		.filter(({ published, shadow }) => published && !shadow)
		.map((one) => forVisitors(view(one, [], now)));
}

/** Those of some events that are published, or were before they were called off. */
export async function publishedAmong(ids: readonly number[], now: number): Promise<Event[]> {
	const records = await findEvents(ids);
	return records
		.filter(({ published, shadow }) => published && !shadow)
		.map((one) => forVisitors(view(one, [], now)));
}

/** All events to come: a few dozen, however many there were. */
export const allUpcoming = async (who: { drafts: boolean; now: number }) =>
	withClasses(await findUpcoming(who), who);

/** So many of the latest past events. */
export const latestPast = async (count: number, who: { drafts: boolean; now: number }) =>
	withClasses(await findLatest("byEnd", { wanted: count }, who), who);

async function withClasses(
	records: EventRecord[],
	{ drafts, now }: { drafts: boolean; now: number },
) {
	const classes = await classesOf(records);
	const events = records.map((record) => view(record, classes.get(record.id) ?? [], now));
	return drafts ? events : events.map(forVisitors);
}

/** The classes of several events by their keys, by the event. */
async function classesOf(events: readonly EventRecord[]): Promise<Map<number, EventClassRecord[]>> {
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

/** Several events by their ids, in no order; those that are gone are left out. */
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

export async function get(
	id: EventId,
	{ drafts, now }: { drafts: boolean; now: number },
): Promise<Event> {
	const { classes, ...record } = await findWholeEvent(id);
	if (record.shadow || (!record.published && !drafts)) throw new AppError("not_found");
	const event = view(record, classes, now);
	return drafts ? event : forVisitors(event);
}

const orNone = <T>(value: T | null | undefined) => value ?? undefined;

/** The stored form of what was typed. Null means "none", which the table says by leaving it out. */
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
	startsAt: new Date(startOf(input.eventDate)).toISOString(),
	endsAt: new Date(endOfEvent({ ...input, endDate: input.endDate ?? null })).toISOString(),
});

/** Refuses a responsible coach who is none, unless the event had them before. */
async function mustBeCoach({ coachId }: EventInput, before?: EventRecord): Promise<void> {
	if (!coachId || coachId === before?.coachId) return;
	const person = await findUser(coachId);
	if (person?.role !== "coach" || !person.isApproved)
		throw new AppError("invalid", { fields: { coachId: "invalid" } });
}

export async function create(caller: SignedIn, input: EventInput): Promise<Event> {
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
	const answer = view(created, [], caller.now);
	const change = { entityType: "event", entityId: id, action: "created", details: input };
	await auditedTransaction(
		caller,
		change,
		[
			{ put: Events.create(created).params() },
			...createShards(eventPool(created)),
			...writeTallies("event", eventsCountedAs, null, created),
		],
		answer,
	);
	return answer;
}

/** Replaces an event. Only publication stays as it is where the call does not name it. */
export const update = async (
	caller: SignedIn,
	id: EventId,
	{ version, ...edit }: EventEdit,
): Promise<Event> => {
	const before = await findWholeEvent(id);
	sameVersion(version, before);
	const input = { ...edit, published: edit.published ?? before.published };
	await mustBeCoach(input, before);
	return replace(caller, before, stored(input), { action: "updated", details: input });
};

/** Publishes an event, or makes it a draft again; a repeat changes nothing. */
export async function setPublished(
	caller: SignedIn,
	id: EventId,
	{ published, version }: Publication,
): Promise<Event> {
	const before = await findWholeEvent(id);
	if (before.published === published) return view(before, before.classes, caller.now);
	sameVersion(version, before);
	return replace(
		caller,
		before,
		{ published },
		{ action: published ? "published" : "unpublished" },
	);
}

/** Calls an event off. Its entries are ended by the stream, which tells those who made them. */
export async function cancel(
	caller: SignedIn,
	id: EventId,
	reason: string | null | undefined,
): Promise<Event> {
	const before = await findWholeEvent(id);
	if (before.cancelReason !== undefined) return view(before, before.classes, caller.now);
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

/** The write that makes an event's next version of the one that was read. */
export function nextVersion(
	before: EventRecord,
	changes: Changes & { excess?: number } = {},
): Write {
	const next = { ...changes, version: before.version + 1 };
	const update = Events.patch({ id: before.id }).set(next).remove(leftOut<EventRecord>(next));
	return { update: update.where(ifUnchanged(before)).params() };
}

/** Changes an event and its places together, unless somebody else changed it since it was read. */
async function replace(
	caller: SignedIn,
	{ classes, ...before }: WholeEvent,
	wanted: Changes,
	change: Pick<Change, "action" | "details">,
) {
	const changes = { ...wanted, updatedAt: new Date(caller.now).toISOString() };
	const changed: EventRecord = { ...before, ...changes, version: before.version + 1 };
	const { writes, ...counted } = await resizeShards(eventPool(changed), eventPool(before));
	const answer = view(changed, classes, caller.now);
	const full = { ...change, entityType: "event", entityId: before.id };
	const counts = writeTallies("event", eventsCountedAs, before, changed);
	await auditedTransaction(
		caller,
		full,
		[nextVersion(before, { ...changes, ...counted }), ...writes, ...counts],
		answer,
	);
	return answer;
}

/** Published events that are not over. */
export const comingEvents = async (now: number): Promise<EventRecord[]> =>
	(await notOver(now)).filter(({ published }) => published);

/** Deletes an event that nobody has entered; with `force` any: the stream ends its entries and tells their people. */
export async function remove(caller: SignedIn, id: EventId, force: boolean): Promise<void> {
	const before = await findEvent(id);
	const gone: Write = {
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
		gone,
		...places,
		...writeTallies("event", eventsCountedAs, before, null),
	]);
}
