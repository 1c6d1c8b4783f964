import {
	isInList,
	type UpcomingList,
	upcomingLists,
} from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { call } from "../../../core/api.ts";
import { createEventForTest, dateIn, everyEvent } from "../../../core/events.ts";
import { admin } from "../../../core/people.ts";

const idsOf = (events: readonly Event[]) => events.map(({ id }) => id);

/** Events of today: open, closed, cancelled and full ones in turn, before all others. */
async function createEventsOfToday() {
	const wishes = [
		{ registrationDeadline: dateIn(-1) },
		{ maxParticipants: 0 },
		{ registrationOpensAt: dateIn(1), eventDate: dateIn(1) },
		{ registrationDeadline: dateIn(-2), eventType: "grading" as const },
	];
	for (let round = 0; round < 3; round++) {
		for (const wish of wishes) {
			const { id } = await createEventForTest({ eventDate: dateIn(0), ...wish });
			if (round > 0) continue;
			const cookie = await admin();
			await call("POST", `/events/${id}/cancel`, { cookie, body: { reason: "No hall" } });
		}
	}
}

test("fills each list of upcoming events up to its limit with events that belong in it", async () => {
	await createEventsOfToday();
	const all = await everyEvent(undefined, { when: "upcoming" });
	const states = new Set(all.map(({ registrationState }) => registrationState));
	expect([...states]).toEqual(expect.arrayContaining(["open", "closed", "cancelled", "notOpen"]));
	for (const when of upcomingLists) {
		const belonging = all.filter(isInList[when]);
		for (const limit of [1, 6, 7]) {
			const { body } = await call("GET", `/events?when=${when}&limit=${limit}`);
			expect([when, idsOf(body)]).toEqual([when, idsOf(belonging).slice(0, limit)]);
		}
		const byPages = await everyEvent(undefined, { when, limit: "2" });
		expect([when, idsOf(byPages)]).toEqual([when, idsOf(belonging)]);
	}
});

test("keeps closed events on the start page and leaves out cancelled ones", async () => {
	const { body } = await call("GET", "/events?when=held&limit=6");
	const states = body.map(({ registrationState: state }: Event) => state);
	expect(states).toHaveLength(6);
	expect(states).toContain("closed");
	expect(states).not.toContain("cancelled");
});

test("combines a list with a type", async () => {
	const when: UpcomingList = "held";
	const all = await everyEvent(undefined, { when: "upcoming", type: "grading" });
	const gradings = await everyEvent(undefined, { when, type: "grading", limit: "1" });
	expect(idsOf(gradings)).toEqual(idsOf(all.filter(isInList[when])));
	expect(gradings.length).toBeGreaterThan(2);
});
