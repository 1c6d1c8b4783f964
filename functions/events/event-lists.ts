import { createConversions } from "electrodb";
import { bytesOf, type Cursor, fitting, type Page, pageOf, pageRead } from "#shared/core/page.ts";
import { mostEvents, upcomingFirst } from "#shared/events/events.rules.ts";
import type { EventsQuery } from "#shared/events/events.schema.ts";
import { readOn } from "../core/table/readOn.ts";
import { type EventRecord, Events } from "./event.entity.ts";

/** What the answer has of a class, in bytes: lists know how many classes an event has before they read them. */
const classBytes = 800;
const sizeOf = (record: EventRecord) => bytesOf(record) + classBytes * (record.classIds?.length ?? 0);

type For = { drafts: boolean; now: number };
type Index = "byDate" | "byEnd";

const instant = ({ startsAt, endsAt }: EventRecord, index: Index) => (index === "byDate" ? startsAt : endsAt);

/** Where an event stands in an index: the moment that orders it, and its number among those of the same moment. */
const placeOf = (index: Index) => (record: EventRecord) => `${instant(record, index)} ${record.id}`;

/** The place that a cursor names; none in one that is of another list. */
function placeAt({ after }: Cursor) {
	const [, at, id] = /^(\d{4}-[\dT:.-]+Z) ([1-9]\d{0,14})$/.exec(after) ?? [];
	return at ? { at, id: Number(id) } : null;
}

const queries = {
	byDate: () => Events.query.byDate({}),
	/** Those that are over. */
	byEnd: (now: number) => Events.query.byEnd({}).lt({ endsAt: new Date(now).toISOString() }),
};

const { byAccessPattern } = createConversions(Events);

const cursorsOf: Record<Index, (at: string, id: number) => string | null> = {
	byDate: (startsAt, id) => byAccessPattern.byDate.fromComposite.toCursor({ id, startsAt }),
	byEnd: (endsAt, id) => byAccessPattern.byEnd.fromComposite.toCursor({ id, endsAt }),
};

/** From the latest on, page by page, until there are enough of those that the reader may see. */
export function latest(index: Index, wanted: number, cursor: Cursor | undefined, who: For): Promise<EventRecord[]> {
	const place = cursor && placeAt(cursor);
	const from = place ? cursorsOf[index](place.at, place.id) : null;
	const read = (limit: number, at: string | null) => queries[index](who.now).go({ order: "desc", limit, cursor: at });
	return readOn(read, { wanted, from, isSeen: isSeen(who) });
}

const isSeen =
	({ drafts }: For) =>
	({ published, shadow }: EventRecord) =>
		(drafts || published) && !shadow;

/** All that are not over: they are as many as the federation plans, however long its past. */
export async function notOver(now: number): Promise<EventRecord[]> {
	const from = { endsAt: new Date(now).toISOString() };
	return (await Events.query.byEnd({}).gte(from).go({ pages: "all" })).data;
}

/** Those of them that the reader may see, soonest first. */
export async function upcoming({ now, ...who }: For): Promise<EventRecord[]> {
	const data = await notOver(now);
	const dates = ({ eventDate, endDate }: EventRecord) => ({ eventDate, endDate: endDate ?? null });
	const order = upcomingFirst(now);
	return data.filter(isSeen({ now, ...who })).sort((a, b) => order(dates(a), dates(b)) || a.id - b.id);
}

/** A page of events as they are stored. It ends after so many, or where the answer would become long. */
export async function readEvents(query: EventsQuery, who: For): Promise<Page<EventRecord>> {
	const { when, limit = mostEvents, cursor } = query;
	if (when === "upcoming") {
		const idOf = ({ id }: EventRecord) => String(id);
		const all = await upcoming(who);
		const { rows } = pageOf(all, idOf, { limit, cursor });
		return pageOf(all, idOf, { limit: fitting(rows, limit, sizeOf) || limit, cursor });
	}
	const index = when === "past" ? "byEnd" : "byDate";
	const read = await latest(index, limit + 1, cursor, who);
	return pageRead(read, placeOf(index), fitting(read, limit, sizeOf), cursor?.skip);
}
