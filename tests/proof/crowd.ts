import { setTimeout as pause } from "node:timers/promises";
import { createShards } from "#functions/base/places/places.service.ts";
import { Events } from "#functions/competition/events/event.entity.ts";
import { EventClasses } from "#functions/competition/events/event-class.entity.ts";
import { eventClassPool, eventPool } from "#functions/competition/events/event-places.ts";
import { inParallel } from "#functions/core/parallel.ts";
import { runTransaction } from "#functions/core/table/database.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import { startSession } from "#functions/identity/auth/start-session.ts";
import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { Guardianships } from "#functions/people/families/guardianship.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { within } from "#local/pace.ts";
import { cutFor } from "#shared/base/places/allotment.rules.ts";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import { breaksIn } from "../core/places.ts";
import { uniqueId } from "../core/unique.ts";

export type Member = { id: UserId; cookie: string };

const now = new Date().toISOString();

const userOf = (id: number) => ({
	id,
	email: `crowd${id}@test.example`,
	firstName: "Crowd",
	lastName: `${id}`,
	role: "member" as const,
	isApproved: true,
	mustChangePassword: false,
	currentBelt: "white" as const,
	competitionReadiness: "Local" as const,
	preferredLanguage: "en" as const,
	createdAt: now,
	updatedAt: now,
});

/**
 * Creates people with a session each.
 * @param first id of the first of them
 */
export async function makeCrowd(count: number, first = 1_000): Promise<Member[]> {
	const ids = Array.from({ length: count }, (_, number) => (first + number) as UserId);
	await Users.put(ids.map(userOf)).go({ concurrent: 8 });
	return inParallel(ids, async (id) => {
		const line = await startSession(
			{ id, role: "member", isApproved: true, mustChangePassword: false },
			Date.now(),
		);
		return { id, cookie: line.split(";")[0] };
	});
}

/** A group of people, and the session cookie of the person who registers them together. */
export type Party = { ids: UserId[]; cookie: string };

/** Splits a crowd into groups of a size, each with its own coach or guardian. */
export async function makeParties(
	crowd: readonly Member[],
	size: number,
	as: "coach" | "guardian",
): Promise<Party[]> {
	const parties = Array.from({ length: Math.floor(crowd.length / size) }, (_, number) =>
		crowd.slice(number * size, (number + 1) * size).map(({ id }) => id),
	);
	const role = as === "coach" ? ("coach" as const) : ("member" as const);
	return inParallel(parties, async (ids) => {
		const leader = { ...userOf(ids[0] + 1_000_000), role };
		await Users.put(leader).go();
		const relations = ids.map((studentId) => ({
			coachId: leader.id,
			studentId,
			assignedAt: now,
			isActive: true,
		}));
		const links = ids.map((childId) => ({
			childId,
			guardianId: leader.id,
			capacity: "mother" as const,
			basis: "declared" as const,
			state: "active" as const,
			endsOn: "2199-01-01",
			createdAt: now,
			createdBy: leader.id,
		}));
		if (as === "coach") await StudentRelations.put(relations).go();
		else await Guardianships.put(links).go();
		return { ids, cookie: (await startSession(leader, Date.now())).split(";")[0] };
	});
}

/** Creates a member of staff and returns their session cookie. */
export async function makeStaff(): Promise<string> {
	const person = { ...userOf(999), role: "admin" as const };
	await Users.put(person).go();
	return (await startSession(person, Date.now())).split(";")[0];
}

/** A published event with these classes and places, as the services create it. */
export async function makeEvent(
	maxParticipants: number,
	eventClassPlaces: number[] = [],
	offerHours = 0,
	lists = { event: true, classes: true },
	more: Partial<
		Record<"waitingRoom" | "shadow", boolean> & {
			registrationOpensAt: string;
			fee: number;
			lateFee: number;
			lateFrom: string;
			familyMax: number;
		}
	> = {},
) {
	const id = uniqueId() as EventId;
	const event = {
		id,
		titleEn: "Storm",
		titleAr: "عاصفة",
		descriptionEn: "",
		descriptionAr: "",
		location: "",
		eventType: "tournament" as const,
		eventDate: "2199-01-01",
		startsAt: "2199-01-01T00:00:00.000Z",
		endsAt: "2199-01-01T20:59:59.999Z",
		maxParticipants,
		offerHours,
		published: true,
		shadow: true,
		...cutFor(maxParticipants),
		registeredCount: 0,
		excess: 0,
		waiting: false,
		waitingList: lists.event,
		...firstVersion(Date.now()),
		...more,
	};
	await runTransaction([{ put: Events.create(event).params() }, ...createShards(eventPool(event))]);
	const classes: EventClassId[] = [];
	for (const places of eventClassPlaces) {
		const { shards, groups } = cutFor(places);
		const eventClass = {
			eventId: id,
			id: (id * 10 + classes.length) as EventClassId,
			className: `Class ${classes.length}`,
			description: "",
			maxParticipants: places,
			shards,
			groups,
			registeredCount: 0,
			waiting: false,
			excess: 0,
			waitingList: lists.classes,
			...firstVersion(Date.now()),
		};
		await runTransaction([
			{ put: EventClasses.create(eventClass).params() },
			...createShards(eventClassPool(eventClass)),
		]);
		classes.push(eventClass.id);
	}
	return { eventId: id, classes };
}

/**
 * Waits until the stream consumer has processed everything of an event; returns what is still
 * inconsistent.
 */
export async function quiet(eventId: EventId, ids: readonly number[]): Promise<string[]> {
	const until = Date.now() + within(120_000);
	for (;;) {
		const breaks = await breaksIn(eventId, ids);
		if (breaks.length === 0 || Date.now() > until) return breaks;
		await pause(500);
	}
}
