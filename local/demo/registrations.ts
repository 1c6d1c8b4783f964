import { ulid } from "ulid";
import type { EventRecord } from "#functions/events/event.entity.ts";
import { cutPlaces, eventPool } from "#functions/registrations/allotments.service.ts";
import { summary } from "#functions/registrations/records.ts";
import {
	type AllotmentRecord,
	Allotments,
	type RegistrationRecord,
} from "#functions/registrations/registration.entity.ts";
import { endOf, startOf } from "#shared/core/kuwait.ts";
import { spread } from "#shared/registrations/allotment.rules.ts";
import { holdsPlace } from "#shared/registrations/registrations.rules.ts";
import { dateIn } from "./calendar.ts";
import type { Announced } from "./events.ts";
import type { Person } from "./person.ts";
import { type Random, seeded } from "./random.ts";

type Status = RegistrationRecord["status"];
type Entered = { event: EventRecord; allotments: AllotmentRecord[]; registrations: RegistrationRecord[] };

const known = "member@demo.test";
const minute = 60_000;

/** Fills an event: its entries, the places they took, and the count that follows from both. */
export function enter({ event, entries }: Announced, everybody: readonly Person[], now: number): Entered {
	const random = seeded(`registrations/${event.titleEn}`);
	const allotments = emptyAllotments(event);
	const statuses = (holders: number) => [
		...Array.from({ length: holders }, (): Status => (random.chance(entries.undecided) ? "pending" : "approved")),
		...Array.from({ length: entries.gone ?? 0 }, (_, number): Status => (number % 2 ? "rejected" : "cancelled")),
		...Array.from({ length: entries.queue ?? 0 }, (): Status => "waitlisted"),
	];
	const entrants = choose({ event, entries }, everybody, random);
	const all = statuses(entrants.length - (entries.gone ?? 0) - (entries.queue ?? 0));
	const registrations = entrants.map((person, number) => entry({ event, entries }, person, all[number], random, now));
	for (const registration of registrations) takePlace(registration, allotments);
	const registeredCount = registrations.filter(({ status }) => holdsPlace(status)).length;
	const waiting = (entries.queue ?? 0) > 0;
	return { event: { ...event, registeredCount, waiting }, allotments, registrations };
}

/** As the service makes them, so that the demo cannot differ from it. */
const emptyAllotments = (event: EventRecord): AllotmentRecord[] =>
	cutPlaces(eventPool(event)).map((write) => {
		const { data } = Allotments.parse("put" in write ? write.put : {});
		if (!data) throw new Error(`No allotment for event ${event.id}`);
		return data;
	});

/** The well-known member first, who thereby holds a place. */
function choose({ event, entries }: Announced, everybody: readonly Person[], random: Random): Person[] {
	const { count, suits = () => true, withMember, gone = 0, queue = 0 } = entries;
	if (count === 0) return [];
	const mayEnter = ({ user }: Person) =>
		user.createdAt < event.createdAt && (user.role === "member" || user.role === "coach") && user.email !== known;
	const suitable = random.shuffle(everybody.filter((person) => mayEnter(person) && suits(person)));
	const chosen = [...everybody.filter(({ user }) => withMember && user.email === known), ...suitable];
	const wanted = count === undefined ? chosen.length : count + gone + queue;
	if (chosen.length < wanted) throw new Error(`${event.titleEn} suits ${chosen.length} people, ${wanted} are wanted`);
	return chosen.slice(0, wanted);
}

function entry(
	announced: Announced,
	{ user }: Person,
	status: Status,
	random: Random,
	now: number,
): RegistrationRecord {
	const { event } = announced;
	const opened = Date.parse(event.createdAt) + 30 * minute;
	const closed = lastEntry(announced, now);
	// More people come in the first days than later.
	const time =
		status === "waitlisted"
			? Math.floor(closed + (now - closed) * random.next())
			: Math.floor(opened + (closed - opened) * random.next() ** 2);
	const decided = Math.min(time + random.int(5, 48 * 60) * minute, closed + minute);
	const entered = { at: new Date(time).toISOString(), by: user.id, to: status === "waitlisted" ? status : "pending" };
	const by = status === "cancelled" ? user.id : (event.organizerId ?? user.id);
	const next = { at: new Date(decided).toISOString(), by, from: "pending", to: status };
	return {
		userId: user.id,
		eventId: event.id,
		classId: 0,
		seated: false,
		registrationType: "online",
		status,
		registeredAt: entered.at,
		order: ulid(time, random.next),
		list: spread(`${user.id}`) % event.lists,
		event: summary(event),
		version: time,
		trail: status === "pending" || status === "waitlisted" ? [entered] : [entered, next],
	};
}

/** Before the deadline, before today, and before all places were gone. */
const lastEntry = ({ event, entries }: Announced, now: number) =>
	Math.min(endOf(event.registrationDeadline ?? event.eventDate), startOf(entries.filledBy ?? dateIn(now, 0))) -
	2 * minute;

/** The person's own shard if it has room, else the next that has. */
function takePlace(registration: RegistrationRecord, allotments: AllotmentRecord[]): void {
	if (!holdsPlace(registration.status)) return;
	const own = spread(`${registration.eventId}/${registration.userId}`);
	const fromOwn = allotments.map((_, step) => allotments[(own + step) % allotments.length]);
	const free = fromOwn.find(({ taken, cap }) => taken < cap);
	if (!free) throw new Error(`Event ${registration.eventId} has no place left`);
	free.taken++;
	registration.shard = free.shard;
}
