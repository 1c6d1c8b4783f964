import { createConversions } from "electrodb";
import {
	type EventType,
	isInList,
	mostEvents,
	registrationState,
	type UpcomingList,
	upcomingFirst,
	upcomingLists,
} from "#shared/competition/events/events.rules.ts";
import type { EventsQuery } from "#shared/competition/events/events.schema.ts";
import {
	bytesOf,
	type Cursor,
	countFitting,
	type Page,
	pageOf,
	pageRead,
} from "#shared/core/http/page.ts";
import { monthSpan } from "#shared/core/time/month.ts";
import { readOn } from "../../core/table/readOn.ts";
import { type EventRecord, Events } from "./event.entity.ts";

/**
 * Estimated size of a class in the response, in bytes: a list knows the number of an event's
 * classes before it reads them.
 */
const classBytes = 800;
const sizeOf = (record: EventRecord) =>
	bytesOf(record) + classBytes * (record.classIds?.length ?? 0);

type For = { drafts: boolean; now: number };
type Index = "byDate" | "byEnd";
type Wish = { limit: number; cursor?: Cursor; type?: EventType };

const instant = ({ startsAt, endsAt }: EventRecord, index: Index) =>
	index === "byDate" ? startsAt : endsAt;

/** An event's position in an index: the time that orders it, and its id as a tie-breaker. */
const placeOf = (index: Index) => (record: EventRecord) => `${instant(record, index)} ${record.id}`;

/** The position in a cursor; null for a cursor of another list. */
function placeAt({ after }: Cursor) {
	const [, at, id] = /^(\d{4}-[\dT:.-]+Z) ([1-9]\d{0,14})$/.exec(after) ?? [];
	return at ? { at, id: Number(id) } : null;
}

const { byAccessPattern } = createConversions(Events);

/**
 * The query for an index, and its cursors. With a type it uses the type index, which is ordered by
 * the end of events.
 */
function reading(index: Index, type: EventType | undefined, now: number) {
	const over = { endsAt: new Date(now).toISOString() };
	if (type) {
		const all = Events.query.byType({ eventType: type });
		return {
			index: "byEnd" as const,
			query: () => (index === "byEnd" ? all.lt(over) : all),
			cursorAt: (endsAt: string, id: number) =>
				byAccessPattern.byType.fromComposite.toCursor({ id, endsAt, eventType: type }),
		};
	}
	if (index === "byDate") {
		return {
			index,
			query: () => Events.query.byDate({}),
			cursorAt: (startsAt: string, id: number) =>
				byAccessPattern.byDate.fromComposite.toCursor({ id, startsAt }),
		};
	}
	return {
		index,
		query: () => Events.query.byEnd({}).lt(over),
		cursorAt: (endsAt: string, id: number) =>
			byAccessPattern.byEnd.fromComposite.toCursor({ id, endsAt }),
	};
}

/** The latest events first, reading pages until there are enough that the reader may see. */
export function findLatest(
	index: Index,
	{ limit, cursor, type }: Wish,
	who: For,
): Promise<EventRecord[]> {
	const { query, cursorAt } = reading(index, type, who.now);
	const place = cursor && placeAt(cursor);
	const from = place ? cursorAt(place.at, place.id) : null;
	const read = (limit: number, at: string | null) =>
		query().go({ order: "desc", limit, cursor: at });
	return readOn(read, { wanted: limit, from, isSeen: isSeen(who) });
}

/** Whether an event has a waiting list. */
export const hasWaitingList = ({ waitingList }: { waitingList?: boolean }) => waitingList !== false;

/** The state of registration for an event at `now` (ms since 1970). */
const stateOf = (record: EventRecord, now: number) =>
	registrationState(
		{
			...record,
			endDate: record.endDate ?? null,
			registrationOpensAt: record.registrationOpensAt ?? null,
			registrationDeadline: record.registrationDeadline ?? null,
			cancelReason: record.cancelReason ?? null,
			waitingList: hasWaitingList(record),
		},
		now,
	);

const isSeen =
	({ drafts }: For) =>
	({ published, shadow }: EventRecord) =>
		(drafts || published) && !shadow;

/**
 * Events that end at `instant` (ms since 1970) or later. Their number is limited by what the
 * federation plans, not by its past.
 */
export async function endingFrom(instant: number): Promise<EventRecord[]> {
	const from = { endsAt: new Date(instant).toISOString() };
	return (await Events.query.byEnd({}).gte(from).go({ pages: "all" })).data;
}

/** Events that have not ended. */
export const notOver = endingFrom;

const dates = ({ eventDate, endDate }: EventRecord) => ({ eventDate, endDate: endDate ?? null });

/** Upcoming events of a list that the reader may see, soonest first. */
export async function findUpcoming(
	who: For,
	list: UpcomingList = "upcoming",
): Promise<EventRecord[]> {
	const { now } = who;
	const data = await notOver(now);
	const order = upcomingFirst(now);
	return data
		.filter(isSeen(who))
		.filter((record) => isInList[list]({ registrationState: stateOf(record, now) }))
		.sort((a, b) => order(dates(a), dates(b)) || a.id - b.id);
}

/** Maximum duration of an event, in ms. */
const longestEvent = 100 * 24 * 60 * 60 * 1000;

/** Events with at least one day in a month, soonest first. */
async function inMonth(month: string, who: For): Promise<EventRecord[]> {
	const { begins, ends } = monthSpan(month);
	const [from, to] = [begins, ends + longestEvent].map((at) => ({
		endsAt: new Date(at).toISOString(),
	}));
	const { data } = await Events.query.byEnd({}).between(from, to).go({ pages: "all" });
	const last = new Date(ends).toISOString();
	const order = (a: EventRecord, b: EventRecord) =>
		a.startsAt.localeCompare(b.startsAt) || a.id - b.id;
	return data
		.filter(({ startsAt }) => startsAt <= last)
		.filter(isSeen(who))
		.sort(order);
}

/**
 * Reads a page of events. The page ends at the limit, or earlier when the response would become too
 * large.
 */
export async function readEvents(query: EventsQuery, who: For): Promise<Page<EventRecord>> {
	const { when, type, month, limit = mostEvents, cursor } = query;
	const list = upcomingLists.find((one) => one === when);
	if (month || list) {
		const idOf = ({ id }: EventRecord) => String(id);
		const read = month ? await inMonth(month, who) : await findUpcoming(who, list);
		const all = read.filter(({ eventType }) => !type || eventType === type);
		const { rows } = pageOf(all, idOf, { limit, cursor });
		return pageOf(all, idOf, { limit: countFitting(rows, limit, sizeOf) || limit, cursor });
	}
	const { index } = reading(when === "past" ? "byEnd" : "byDate", type, who.now);
	const read = await findLatest(
		when === "past" ? "byEnd" : "byDate",
		{ limit: limit + 1, cursor, type },
		who,
	);
	return pageRead(read, placeOf(index), countFitting(read, limit, sizeOf), cursor?.skip);
}
