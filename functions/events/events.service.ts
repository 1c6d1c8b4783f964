import type { EventId, UserId } from "#shared/core/ids.ts";
import { startOf } from "#shared/core/kuwait.ts";
import { registrationState } from "#shared/events/events.rules.ts";
import type { Event, EventInput } from "#shared/events/events.schema.ts";
import { cutFor } from "#shared/registrations/allotment.rules.ts";
import type { Caller, Session } from "../core/caller.ts";
import { type Change, commit } from "../core/commit.ts";
import { nextId, type Write } from "../core/database.ts";
import { AppError, found } from "../core/errors.ts";
import { cutPlaces, recutPlaces, removePlaces } from "../registrations/allotments.service.ts";
import { type EventRecord, Events } from "./event.entity.ts";

type Staff = Caller & { session: Session };

/** The public shape of an event at a moment (ms since 1970). */
export function view(record: EventRecord, now: number): Event {
	const event = {
		...record,
		id: record.id as EventId,
		organizerId: (record.organizerId as UserId | undefined) ?? null,
		endDate: record.endDate ?? null,
		registrationOpensAt: record.registrationOpensAt ?? null,
		registrationDeadline: record.registrationDeadline ?? null,
		imageUrl: record.imageUrl ?? null,
		flyerUrl: record.flyerUrl ?? null,
		locationAr: record.locationAr ?? null,
		schedule: record.schedule ?? null,
	};
	return { ...event, registrationState: registrationState(event, now) };
}

export async function list({ drafts, now }: { drafts: boolean; now: number }): Promise<Event[]> {
	const { data } = await Events.query.byDate({}).go({ pages: "all", order: "desc" });
	return data.filter(({ published }) => drafts || published).map((record) => view(record, now));
}

export async function findEvent(id: EventId): Promise<EventRecord> {
	return found((await Events.get({ id }).go({ consistent: true })).data);
}

export async function get(id: EventId, { drafts, now }: { drafts: boolean; now: number }): Promise<Event> {
	const record = await findEvent(id);
	if (!record.published && !drafts) throw new AppError("not_found");
	return view(record, now);
}

/** The stored form of what was typed. Null means "none", which the table says by leaving it out. */
function stored({ endDate, registrationOpensAt, registrationDeadline, ...input }: EventInput) {
	return {
		...input,
		endDate: endDate ?? undefined,
		registrationOpensAt: registrationOpensAt ?? undefined,
		registrationDeadline: registrationDeadline ?? undefined,
		imageUrl: input.imageUrl ?? undefined,
		flyerUrl: input.flyerUrl ?? undefined,
		locationAr: input.locationAr ?? undefined,
		schedule: input.schedule ?? undefined,
		startsAt: new Date(startOf(input.eventDate)).toISOString(),
	};
}

export async function create(caller: Staff, input: EventInput): Promise<Event> {
	const id = await nextId<EventId>("event");
	const created: EventRecord = {
		...stored(input),
		...cutFor(input.maxParticipants),
		id,
		organizerId: caller.session.userId,
		createdAt: new Date(caller.now).toISOString(),
		registeredCount: 0,
		waiting: false,
		excess: 0,
		version: 1,
	};
	const answer = view(created, caller.now);
	const change = { entityType: "event", entityId: id, action: "created", details: input };
	await commit(caller, change, [{ put: Events.create(created).params() }, ...cutPlaces(created)], answer);
	return answer;
}

export const update = async (caller: Staff, id: EventId, input: EventInput): Promise<Event> => {
	const before = await findEvent(id);
	return replace(caller, before, stored(input), { action: "updated", details: input });
};

export async function publish(caller: Staff, id: EventId): Promise<Event> {
	const before = await findEvent(id);
	if (before.published) return view(before, caller.now);
	return replace(caller, before, { published: true }, { action: "published" });
}

type Changes = Partial<
	Omit<EventRecord, "id" | "shards" | "groups" | "lists" | "registeredCount" | "waiting" | "excess" | "version">
>;

/** Changes an event and its places together, unless somebody else changed it since it was read. */
async function replace(
	caller: Staff,
	before: EventRecord,
	changes: Changes,
	change: Pick<Change, "action" | "details">,
) {
	const changed: EventRecord = { ...before, ...changes, version: before.version + 1 };
	const { present, absent } = split(changes);
	const { writes, excess } = await recutPlaces(changed);
	const update = Events.patch({ id: before.id }).set({ ...present, excess, version: changed.version });
	const write: Write = {
		update: (absent.length > 0 ? update.remove(absent) : update)
			.where(({ version }, { eq }) => eq(version, before.version))
			.params(),
	};
	const answer = view(changed, caller.now);
	const full = { ...change, entityType: "event", entityId: before.id };
	await commit(caller, full, [write, ...writes], answer);
	return answer;
}

type Removable =
	| "endDate"
	| "registrationOpensAt"
	| "registrationDeadline"
	| "imageUrl"
	| "flyerUrl"
	| "locationAr"
	| "schedule";

function split(changes: Changes) {
	const entries = Object.entries(changes);
	return {
		present: Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Changes,
		absent: entries.filter(([, value]) => value === undefined).map(([name]) => name) as Removable[],
	};
}

export async function remove(caller: Staff, id: EventId): Promise<void> {
	const before = await findEvent(id);
	const gone: Write = {
		delete: Events.delete({ id })
			.where(({ version }, { eq }) => eq(version, before.version))
			.params(),
	};
	const change = { entityType: "event", entityId: id, action: "deleted", details: { titleEn: before.titleEn } };
	await commit(caller, change, [gone, ...removePlaces(before)]);
}
