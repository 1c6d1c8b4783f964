import { createHmac } from "node:crypto";
import { ulid } from "ulid";
import { poolsOf } from "#shared/competition/draws/bouts.ts";
import { drawClass } from "#shared/competition/draws/draw.ts";
import { boutRules, formatsFor, mostDrawn } from "#shared/competition/draws/draws.rules.ts";
import type {
	ClassDraw,
	ClassDrawSummary,
	DrawOrder,
	Entrant,
	LevelOrder,
	PersonResult,
	Publishing,
	ResultInput,
} from "#shared/competition/draws/draws.schema.ts";
import { setAside, standingOf } from "#shared/competition/draws/standing.ts";
import { isCancelled, registrationWindow } from "#shared/competition/events/events.rules.ts";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import { commitmentOf } from "#shared/core/seeded.ts";
import { mayShow } from "#shared/people/consents/consents.rules.ts";
import type { AthleteId } from "#shared/people/national-team/national-team.schema.ts";
import { type Caller, type SignedIn, seesDrafts } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { runEach } from "../../core/parallel.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { putTogether } from "../../core/table/putTogether.ts";
import { signingKey } from "../../core/table/signing-key.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { homeDojoOf } from "../../people/coaches/home-dojo.ts";
import { coachesByStudent } from "../../people/coaches/students.service.ts";
import { childrenOf } from "../../people/families/links.ts";
import { athleteRecords, readAthlete } from "../../people/national-team/national-team.service.ts";
import { newNotification, notificationWrite } from "../../people/notifications/newNotification.ts";
import { findUser, inBothScripts, peopleById } from "../../people/users/users.service.ts";
import { isOnDuty } from "../duties/on-duty.ts";
import {
	classesOf,
	findEvents,
	findWholeEvent,
	type WholeEvent,
} from "../events/events.service.ts";
import { entriesOf } from "../registrations/entries/entries.service.ts";
import { findWeights } from "../weigh-in/weigh-in.service.ts";
import {
	type ClassDrawRecord,
	ClassDraws,
	type DrawEntrantRecord,
	DrawEntrants,
} from "./draw.entity.ts";
import { resultNotice } from "./draws.notices.ts";

type ClassOfEvent = { id: EventId; classId: EventClassId };

/**
 * Seed of a class's draws. It is derived from the signing key, so nothing is stored before the draw
 * and one class's seed reveals nothing about another's.
 */
export const seedOf = async ({ id, classId }: ClassOfEvent) =>
	createHmac("sha256", await signingKey("draw"))
		.update(`seed ${id} ${classId}`)
		.digest("hex");

/** The event with its classes; a draft exists for staff only. */
async function eventFor(caller: Caller, id: EventId): Promise<WholeEvent> {
	const event = await findWholeEvent(id);
	if (event.shadow || (!event.published && !seesDrafts(caller))) throw new AppError("not_found");
	return event;
}

const classOf = ({ classes }: WholeEvent, classId: EventClassId) =>
	requireFound(classes.find(({ id }) => id === classId));

const findDraw = async ({ id, classId }: ClassOfEvent): Promise<ClassDrawRecord | null> =>
	(await ClassDraws.get({ eventId: id, classId }).go({ consistent: true })).data;

/** The draws of an event's classes. */
export const findDraws = async (eventId: EventId): Promise<ClassDrawRecord[]> =>
	(await ClassDraws.query.ofEvent({ eventId }).go({ pages: "all" })).data;

/** The entrants of a draw by number; keys order numbers as text. */
export async function findEntrants(
	draw: Pick<ClassDrawRecord, "eventId" | "classId" | "drawNo">,
): Promise<DrawEntrantRecord[]> {
	const { eventId, classId, drawNo } = draw;
	const { data } = await DrawEntrants.query
		.ofClass({ eventId, classId, drawNo })
		.go({ consistent: true, pages: "all" });
	return data.sort((a, b) => a.number - b.number);
}

/** The caller and their children, whose entries are marked as theirs. */
async function ownPeople({ session, now }: Caller): Promise<ReadonlySet<number>> {
	if (!session) return new Set();
	const children = await childrenOf(session.userId, now);
	return new Set([session.userId, ...children.map(({ childId }) => childId)]);
}

/**
 * Returns how the caller may see each of the entrants: staff, the chief judge, the announcer and
 * families see names, others those of people who consented to results by name.
 */
async function viewerOf(
	caller: Caller,
	eventId: EventId,
	entrants: readonly DrawEntrantRecord[],
): Promise<(entrant: DrawEntrantRecord) => Entrant> {
	const [people, own, isOfficial] = await Promise.all([
		peopleById(entrants.map(({ userId }) => userId)),
		ownPeople(caller),
		isOnDuty(caller, eventId, "seeNames"),
	]);
	const isStaff = seesDrafts(caller);
	return ({ number, userId, dojoId, dojoEn, dojoAr }) => {
		const person = people.get(userId);
		const isOwn = own.has(userId);
		const names =
			person && (isOfficial || isOwn || mayShow(person, "results")) ? inBothScripts(person) : null;
		return {
			number,
			userId: isStaff ? (userId as UserId) : undefined,
			dojoId: dojoId ?? null,
			dojoEn: dojoEn ?? null,
			dojoAr: dojoAr ?? null,
			nameEn: names?.nameEn ?? null,
			nameAr: names?.nameAr ?? null,
			isOwn,
		};
	};
}

const viewOf = async (
	caller: Caller,
	at: ClassOfEvent,
	draw: ClassDrawRecord | null,
	entrants: readonly DrawEntrantRecord[],
): Promise<ClassDraw> => ({
	classId: at.classId,
	commitment: await commitmentOf(await seedOf(at)),
	version: draw?.version ?? 0,
	isPublished: draw?.isPublished ?? false,
	drawn: draw && {
		...draw,
		reason: draw.reason ?? null,
		entrants: entrants.map(await viewerOf(caller, at.id, entrants)),
	},
});

/** The draw of a class as the caller may see it. */
export async function readDraw(caller: Caller, at: ClassOfEvent): Promise<ClassDraw> {
	classOf(await eventFor(caller, at.id), at.classId);
	const draw = await findDraw(at);
	return viewOf(caller, at, draw, draw ? await findEntrants(draw) : []);
}

/** The entrants of an event's draws who are the caller or their children. */
async function ownEntrantsAt(caller: Caller, eventId: EventId) {
	const own = [...(await ownPeople(caller))];
	const found = await Promise.all(
		own.map((userId) => DrawEntrants.query.ofPerson({ userId }).go({ pages: "all" })),
	);
	return found.flatMap(({ data }) => data.filter((one) => one.eventId === eventId));
}

/** Progress and places of a class; of one that is not drawn yet, none. */
function summaryOf(draw: ClassDrawRecord | undefined, isOfficial: boolean) {
	const { bouts, places } = draw ? standingOf(draw, draw.results) : { bouts: [], places: [] };
	const isShown = draw?.isPublished || isOfficial;
	return {
		drawNo: draw?.drawNo ?? 0,
		version: draw?.version ?? 0,
		isPublished: draw?.isPublished ?? false,
		ended: bouts.filter(({ state }) => state === "ended").length,
		bouts: bouts.filter(({ state }) => state !== "notNeeded").length,
		places: places
			.filter((place) => isShown && hasMedal(place))
			.map(({ userId, place, reason }) => ({ place, number: userId, reason })),
	};
}

/** All classes of an event, with the places of those that are published; to staff, of all. */
export async function listDraws(caller: Caller, id: EventId): Promise<ClassDrawSummary[]> {
	const { classes } = await eventFor(caller, id);
	const [data, own, isOfficial] = await Promise.all([
		findDraws(id),
		ownEntrantsAt(caller, id),
		isOnDuty(caller, id, "seeNames"),
	]);
	const drawn = classes.map(({ id: classId }) => {
		const draw = data.find((one) => one.classId === classId);
		return { classId: classId as EventClassId, draw, summary: summaryOf(draw, isOfficial) };
	});
	const placed = await Promise.all(
		drawn.map(async ({ draw, summary: { places } }) => {
			const entrants = draw && places.length > 0 ? await findEntrants(draw) : [];
			return entrants.filter((one) => places.some(({ number }) => number === one.number));
		}),
	);
	const view = await viewerOf(caller, id, placed.flat());
	return Promise.all(
		drawn.map(async ({ classId, summary }, at) => ({
			...summary,
			classId,
			hasOwn: own.some((one) => one.classId === classId && one.drawNo === summary.drawNo),
			commitment: await commitmentOf(await seedOf({ id, classId })),
			entrants: placed[at].map(view),
		})),
	);
}

/** Places from this one on are not announced. */
const lastPlace = 4;
const hasMedal = ({ place }: { place: number }) => place < lastPlace;

/** Entries may still change until registration closes. */
function demandClosed(event: WholeEvent, now: number): void {
	if (isCancelled(event)) throw new AppError("event_cancelled");
	const { closes } = registrationWindow({
		eventDate: event.eventDate,
		endDate: event.endDate ?? null,
		registrationOpensAt: event.registrationOpensAt ?? null,
		registrationDeadline: event.registrationDeadline ?? null,
	});
	if (now <= closes) throw new AppError("draw_too_early");
}

/** Order of the people of a class's pools by weight; undefined if weight decides nothing in it. */
async function weightRanksIn(
	{ id }: ClassOfEvent,
	{ format, rules }: Pick<ClassDrawRecord, "format" | "rules">,
	people: readonly Pick<DrawEntrantRecord, "userId" | "number">[],
): Promise<Record<string, number> | undefined> {
	const hasPools = format === "roundRobin" || format === "twoPools";
	if (!hasPools || boutRules[rules].weight === null) return undefined;
	const weights = await findWeights(id);
	const weighed = people.flatMap(({ userId, number }) => {
		const weight = weights.get(userId);
		return weight === undefined ? [] : [{ number, weight }];
	});
	return Object.fromEntries(
		weighed.map(({ number, weight }) => [
			number,
			1 + weighed.filter((other) => other.weight < weight).length,
		]),
	);
}

/** The people of a class's approved entries, numbered in the order of registration. */
async function approvedEntrants(event: WholeEvent, classId: EventClassId) {
	const entries = await entriesOf(event, "approved");
	const ids = entries.filter((entry) => entry.classId === classId).map(({ userId }) => userId);
	if (ids.length === 0) throw new AppError("draw_nobody");
	if (ids.length > mostDrawn) throw new AppError("draw_too_many", { params: { max: mostDrawn } });
	const [people, coaches] = await Promise.all([peopleById(ids), coachesByStudent()]);
	return ids.map((userId, index) => ({
		userId,
		number: index + 1,
		...homeDojoOf(people.get(userId), coaches.get(userId)),
	}));
}

/** Draws a class, or draws it again while no bout has a result. */
export async function drawEventClass(
	caller: SignedIn,
	at: ClassOfEvent,
	{ seeds = [], format, third, rules, reason, version }: DrawOrder,
): Promise<ClassDraw> {
	const { now } = caller;
	const event = await eventFor(caller, at.id);
	classOf(event, at.classId);
	demandClosed(event, now);
	const before = await findDraw(at);
	sameVersion(version, before ?? { version: 0 });
	if (before && before.results.length > 0) throw new AppError("draw_running");
	if (before && !reason) throw new AppError("invalid", { fields: { reason: "required" } });
	const people = await approvedEntrants(event, at.classId);
	const formats = formatsFor(people.length);
	const chosen = format ?? formats[0];
	if (!formats.includes(chosen)) throw new AppError("invalid", { fields: { format: "invalid" } });
	const numbers = new Map(people.map(({ userId, number }) => [userId, number]));
	const seeded = seeds.map((userId) => numbers.get(userId) ?? 0);
	if (seeded.includes(0) || new Set(seeded).size < seeded.length)
		throw new AppError("invalid", { fields: { seeds: "invalid" } });
	const drawNo = (before?.drawNo ?? 0) + 1;
	const seed = await seedOf(at);
	const drawn = await drawClass({
		seed,
		eventId: at.id,
		classId: at.classId,
		drawNo,
		entrants: people.map(({ number, dojoId }) => ({ userId: number, dojoId })),
		seeds: seeded,
		format: chosen,
		third,
	});
	const record: ClassDrawRecord = {
		...(before ? nextVersion(before, {}, now) : firstVersion(now)),
		eventId: at.id,
		classId: at.classId,
		...drawn,
		drawNo,
		seed,
		rules,
		reason,
		drawnAt: new Date(now).toISOString(),
		seeds: seeded,
		levelled: [],
		weightRanks: await weightRanksIn(at, { format: chosen, rules }, people),
		results: [],
		isPublished: false,
	};
	const earlier = before ? await findEntrants(before) : [];
	const entrants = people.map(
		({ dojoId, ...one }): DrawEntrantRecord => ({
			...one,
			eventId: at.id,
			classId: at.classId,
			drawNo,
			dojoId: dojoId ?? undefined,
			date: event.eventDate,
			notifiedPlace: earlier.find(({ userId }) => userId === one.userId)?.notifiedPlace,
		}),
	);
	// The draw counts from the moment at which its own record names its number. Entrants of an
	// attempt that failed are written over by the next one, and those beyond its last are removed.
	await putTogether(
		entrants,
		({ number }) => String(number),
		(entrant) => ({ put: DrawEntrants.put(entrant).params() }),
	);
	const written = await findEntrants(record);
	await forgetEntrants(written.filter(({ number }) => number > entrants.length));
	const answer = await viewOf(caller, at, record, entrants);
	await write(
		caller,
		before,
		record,
		{ action: before ? "drawn_again" : "drawn", details: { reason } },
		[],
		answer,
	);
	await forgetEntrants(earlier);
	return answer;
}

/** Removes entrants of a draw that another one replaced, or of an attempt that failed. */
async function forgetEntrants(entrants: readonly DrawEntrantRecord[]): Promise<void> {
	const keys = entrants.map(({ eventId, classId, drawNo, number }) => ({
		eventId,
		classId,
		drawNo,
		number,
	}));
	await runEach("entrants of a replaced draw", keys, (key) => DrawEntrants.delete(key).go());
}

/** Writes a draw if nobody changed it meanwhile, with its audit line. */
const write = (
	caller: SignedIn,
	before: ClassDrawRecord | null,
	after: ClassDrawRecord,
	change: { action: string; details?: object },
	further: Write[],
	answer: ClassDraw,
) =>
	auditedTransaction(
		caller,
		{
			entityType: "classDraw",
			entityId: `${after.eventId}-${after.classId}`,
			action: change.action,
			details: { eventId: after.eventId, classId: after.classId, ...change.details },
		},
		[
			before
				? {
						put: ClassDraws.put(after).where(ifUnchanged(before)).params(),
						onConditionFailed: "changed_meanwhile",
					}
				: { put: ClassDraws.create(after).params(), onConditionFailed: "changed_meanwhile" },
			...further,
		],
		answer,
	);

/** The notification of an entrant's place, or of its loss by a correction. */
const placeNotification = (
	{ event, eventClass }: DrawnClass,
	{ userId, notifiedPlace }: DrawEntrantRecord,
	place: number | undefined,
	now: number,
): Write =>
	notificationWrite(
		newNotification(resultNotice, {
			userId,
			id: ulid(now),
			at: now,
			facts: {
				eventId: event.id,
				classId: eventClass.id,
				titleEn: event.titleEn,
				titleAr: event.titleAr,
				classEn: eventClass.className,
				classAr: eventClass.classNameAr,
				place,
				isCorrected: notifiedPlace !== undefined,
			},
		}),
	);

/**
 * Writes that give entrants their published places, and take places away that no longer hold. People
 * hear of each place once, also if it is withdrawn and published again.
 */
function placeWrites(
	drawn: DrawnClass,
	after: ClassDrawRecord,
	entrants: readonly DrawEntrantRecord[],
	now: number,
): Write[] {
	const { places } = standingOf(after, after.results);
	const { isPublished } = after;
	const due = new Map(
		isPublished ? places.filter(hasMedal).map(({ userId, place }) => [userId, place]) : [],
	);
	return entrants.flatMap((entrant) => {
		const place = due.get(entrant.number);
		const isNews = isPublished && place !== entrant.notifiedPlace;
		if (place === entrant.place && !isNews) return [];
		const placedAt = place === undefined ? undefined : new Date(now).toISOString();
		const notifiedPlace = isNews ? place : entrant.notifiedPlace;
		return [
			{ put: DrawEntrants.put({ ...entrant, place, placedAt, notifiedPlace }).params() },
			...(isNews ? [placeNotification(drawn, entrant, place, now)] : []),
		];
	});
}

/** A drawn class with its event. */
type DrawnClass = {
	event: WholeEvent;
	eventClass: WholeEvent["classes"][number];
	draw: ClassDrawRecord;
};

/** A drawn class that staff saw in this version. */
async function drawnClass(
	caller: SignedIn,
	at: ClassOfEvent,
	version: number,
): Promise<DrawnClass> {
	const event = await eventFor(caller, at.id);
	const eventClass = classOf(event, at.classId);
	const draw = requireFound(await findDraw(at));
	sameVersion(version, draw);
	return { event, eventClass, draw };
}

/** Whether a bout after the pools was fought: a weight that is corrected then changes nobody's way. */
const hasLeftPools = (draw: ClassDrawRecord): boolean =>
	standingOf(draw, draw.results).bouts.some(
		({ kind, state }) => kind !== "pool" && state === "ended",
	);

/** Changes a drawn class; its published places follow, or are withdrawn if bouts are open again. */
async function change(
	caller: SignedIn,
	at: ClassOfEvent,
	drawn: DrawnClass,
	changes: Partial<ClassDrawRecord>,
	audited: { action: string; details?: object },
): Promise<ClassDraw> {
	const { draw: before } = drawn;
	const entrants = await findEntrants(before);
	const changed = { ...before, ...changes };
	const weightRanks = hasLeftPools(changed)
		? before.weightRanks
		: await weightRanksIn(at, before, entrants);
	const next = nextVersion(before, { ...changes, weightRanks }, caller.now);
	const isOver = standingOf(next, next.results).places.length > 0;
	const after = { ...next, isPublished: next.isPublished && isOver };
	const answer = await viewOf(caller, at, after, entrants);
	await write(
		caller,
		before,
		after,
		audited,
		placeWrites(drawn, after, entrants, caller.now),
		answer,
	);
	return answer;
}

/** Records the result of a bout, or replaces it. */
export async function settleBout(
	caller: SignedIn,
	at: ClassOfEvent,
	{ reason, setAside: accepted = [], version, ...result }: ResultInput,
): Promise<ClassDraw> {
	const drawn = await drawnClass(caller, at, version);
	const { draw } = drawn;
	const bout = requireFound(
		standingOf(draw, draw.results).bouts.find(({ number }) => number === result.bout),
	);
	const isTheirs = bout.whiteId === result.whiteId && bout.redId === result.redId;
	if (!isTheirs || (bout.state !== "ready" && bout.state !== "ended"))
		throw new AppError("bout_not_ready");
	if (bout.result && !reason) throw new AppError("invalid", { fields: { reason: "required" } });
	const aside = setAside(draw, draw.results, result);
	if (aside.some((number) => !accepted.includes(number)))
		throw new AppError("bouts_fought", { params: { bouts: aside.join(", ") } });
	const recorded = {
		...result,
		by: caller.session.userId,
		at: new Date(caller.now).toISOString(),
		...(reason && { reason }),
	};
	return change(
		caller,
		at,
		drawn,
		{ results: [...draw.results, recorded] },
		{
			action: bout.result ? "result_corrected" : "result_recorded",
			details: { bout: result.bout, winner: result.winner, kind: result.kind, reason },
		},
	);
}

/** Decides the order of people who stay level in a pool. */
export async function levelPool(
	caller: SignedIn,
	at: ClassOfEvent,
	{ order, reason, version }: LevelOrder,
): Promise<ClassDraw> {
	const drawn = await drawnClass(caller, at, version);
	const { draw } = drawn;
	const { level } = standingOf(draw, draw.results);
	const isMeant = (people: readonly number[]) =>
		people.length === order.length && people.every((number) => order.includes(number));
	if (!level.some(isMeant)) throw new AppError("not_level");
	// What was decided for others of the pool was about other results.
	const pool = poolsOf(draw).find((people) => people.includes(order[0]));
	return change(
		caller,
		at,
		drawn,
		{ levelled: [...draw.levelled.filter((one) => !pool?.includes(one)), ...order] },
		{ action: "levelled", details: { reason } },
	);
}

/** Publishes the places of a class; a repeat changes nothing. */
export async function publishPlaces(
	caller: SignedIn,
	at: ClassOfEvent,
	{ version }: Publishing,
): Promise<ClassDraw> {
	const drawn = await drawnClass(caller, at, version);
	const { draw } = drawn;
	if (draw.isPublished) return readDraw(caller, at);
	if (standingOf(draw, draw.results).places.length === 0) throw new AppError("draw_not_over");
	return change(caller, at, drawn, { isPublished: true }, { action: "published" });
}

/** A person's published places, latest first. */
export async function resultsOf(person: UserId): Promise<PersonResult[]> {
	const { data } = await DrawEntrants.query
		.ofPerson({ userId: person })
		.go({ order: "desc", pages: "all" });
	const placed = data.filter(({ place }) => place !== undefined);
	const events = await findEvents([...new Set(placed.map(({ eventId }) => eventId))]);
	const known = new Map(events.map((event) => [event.id, event]));
	const classes = await classesOf(events);
	const results = placed.flatMap(({ eventId, classId, place }) => {
		const event = known.get(eventId);
		const eventClass = classes.get(eventId)?.find(({ id }) => id === classId);
		if (!event || !eventClass || place === undefined) return [];
		return {
			eventId: eventId as EventId,
			classId: classId as EventClassId,
			titleEn: event.titleEn,
			titleAr: event.titleAr,
			className: eventClass.className,
			classNameAr: eventClass.classNameAr ?? null,
			// The event may have moved since the draw.
			date: event.eventDate,
			place,
		};
	});
	return results.sort((one, other) => other.date.localeCompare(one.date));
}

/** The published places of an athlete whose page the caller may see; to others than staff, by consent. */
export async function resultsOfAthlete(caller: Caller, id: AthleteId): Promise<PersonResult[]> {
	const isForStaff = seesDrafts(caller);
	await readAthlete(id, { staff: isForStaff, now: caller.now });
	const { userId } = await athleteRecords.find(id);
	const person = userId ? await findUser(userId as UserId) : null;
	if (!person || !(isForStaff || mayShow(person, "results"))) return [];
	return resultsOf(person.id as UserId);
}
