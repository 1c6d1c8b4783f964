import { ulid } from "ulid";
import { type AllotmentRecord, Allotments } from "#functions/base/places/allotment.entity.ts";
import { createShards, type Pool } from "#functions/base/places/places.service.ts";
import type { EventRecord } from "#functions/competition/events/event.entity.ts";
import { pricesOfTarget } from "#functions/competition/events/events.service.ts";
import type { RegistrationRecord } from "#functions/competition/registrations/registration.entity.ts";
import { toEventSummary } from "#functions/competition/registrations/registration.view.ts";
import { hashToShard } from "#shared/base/places/allotment.rules.ts";
import { chargeAmount } from "#shared/competition/fees/charges.rules.ts";
import { payDay, priceOf } from "#shared/competition/fees/prices.rules.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import { isGuest } from "#shared/core/access.ts";
import { owesFee } from "#shared/core/people.ts";
import { endOf, startOf } from "#shared/core/time/kuwait.ts";
import { dateIn, timeOn } from "../calendar.ts";
import type { Person } from "../person.ts";
import type { Random } from "../random.ts";
import type { Announced } from "./events.ts";

type Entering = Pick<Announced, "event" | "entries">;

export type Status = RegistrationRecord["status"];

export const known = "member@demo.test";
const minute = 60_000;

/** Uses the service's own code, so that the demo data cannot differ from it. */
export const emptyAllotments = (pool: Pool): AllotmentRecord[] =>
	createShards(pool).map((write) => {
		const { data } = Allotments.parse("put" in write ? write.put : {});
		if (!data) throw new Error(`No allotment for event ${pool.eventId}`);
		return data;
	});

/** Takes a place in the person's own shard if it has room, else in the next shard with room. */
export function takePlace(registration: RegistrationRecord, allotments: AllotmentRecord[]): void {
	const own = hashToShard(`${registration.eventId}/${registration.userId}`);
	const fromOwn = allotments.map((_, step) => allotments[(own + step) % allotments.length]);
	const free = fromOwn.find(({ taken, cap }) => taken < cap);
	if (!free) throw new Error(`Event ${registration.eventId} has no place left`);
	free.taken++;
	registration.shard = free.shard;
}

/**
 * Whether a person can be entered: they joined before the event was created. The demo member is
 * entered only explicitly.
 */
export const mayEnter = ({ user }: Person, event: EventRecord) =>
	user.createdAt < event.createdAt &&
	(user.role === "member" || user.role === "coach") &&
	user.email !== known;

/** Until when an offer of yesterday can be accepted. */
const offerUntil = (now: number) => timeOn(dateIn(now, 1), 20);

/** Registration of a person, with the history that led to its status. */
export function makeEntry(
	announced: Entering,
	{ user }: Person,
	status: Status,
	random: Random,
	now: number,
): RegistrationRecord {
	const { event } = announced;
	const opened = Date.parse(event.createdAt) + 30 * minute;
	const closed = lastEntry(announced, now);
	const queued = status === "waitlisted" || status === "offered";
	// More people register in the first days than later.
	const time = queued
		? Math.floor(closed + (startOf(dateIn(now, -1)) - closed) * random.next())
		: Math.floor(opened + (closed - opened) * random.next() ** 2);
	const decided = Math.min(time + random.int(5, 48 * 60) * minute, closed + minute);
	const isOfGuest = isGuest(user);
	const entered = {
		at: new Date(time).toISOString(),
		by: isOfGuest ? (event.organizerId ?? user.id) : user.id,
		to: queued ? "waitlisted" : "pending",
	};
	const offered = { at: timeOn(dateIn(now, -1), 20), by: 0, from: entered.to, to: status };
	const by = status === "cancelled" ? user.id : (event.organizerId ?? user.id);
	const isMember = !isOfGuest && !owesFee(user.membershipFeeStatus ?? "pending");
	const price =
		holdsPlace(status) && status !== "offered"
			? priceOf(pricesOfTarget(event), { isMember, at: time })
			: 0;
	const order = ulid(time, random.next);
	const next = { at: new Date(decided).toISOString(), by, from: entered.to, to: status };
	return {
		userId: user.id,
		eventId: event.id,
		classId: 0,
		seated: false,
		registrationType: isOfGuest ? "onsite" : "online",
		status,
		registeredAt: entered.at,
		order,
		charge: chargeAmount(
			undefined,
			price,
			{ by: user.id, now: time },
			{
				id: order,
				dueOn: payDay(event, time),
				dojoId: user.dojoId,
			},
		),
		list: hashToShard(`${user.id}`) % event.lists,
		event: toEventSummary(event),
		version: time,
		trail: status === entered.to ? [entered] : [entered, status === "offered" ? offered : next],
		...(status === "offered" && { offerExpiresAt: offerUntil(now) }),
	};
}

/**
 * Latest time of a registration: before the deadline, before today, and before all places were
 * taken.
 */
const lastEntry = ({ event, entries }: Entering, now: number) =>
	Math.min(
		endOf(event.registrationDeadline ?? event.eventDate),
		startOf(entries.filledBy ?? dateIn(now, -1)),
	) -
	2 * minute;
