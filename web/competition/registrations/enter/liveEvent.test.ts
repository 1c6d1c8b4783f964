import { QueryClient } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Availability } from "#shared/competition/registrations/registrations.schema.ts";
import { roomQuery } from "../../waiting-room/waiting-room.queries.ts";
import { availabilityQuery } from "../availability.queries.ts";
import { askAgainForPosition } from "../registrations.queries.ts";
import { withCounts } from "./useLiveEvent.ts";

const now = Date.parse("2027-04-10T09:00:00Z");

const event = {
	eventDate: "2027-04-17",
	registrationOpensAt: null,
	registrationDeadline: null,
	cancelReason: null,
	maxParticipants: 10,
	registeredCount: 2,
	waiting: 0,
	waitingList: true,
	classes: [
		{ id: 1, currentRegistrations: 0, maxParticipants: 5, waiting: 0, className: "Kata" },
		{ id: 2, currentRegistrations: 3, maxParticipants: 5, waiting: 0, className: "Kumite" },
	],
} as unknown as Event;

const since = (wish: object = {}, of: object = {}) =>
	({
		registrationOpensAt: null,
		registrationDeadline: null,
		cancelReason: null,
		event: { taken: 4, max: 12, waiting: 0, ...of },
		classes: [{ id: 1, taken: 5, max: 6, waiting: 2 }],
		...wish,
	}) as unknown as Availability;

test("newer counts replace those of the event and of the classes that they name", () => {
	const { registeredCount, maxParticipants, classes } = withCounts(event, since(), now);
	expect([registeredCount, maxParticipants]).toEqual([4, 12]);
	expect(classes).toEqual([
		{ id: 1, currentRegistrations: 5, maxParticipants: 6, waiting: 2, className: "Kata" },
		event.classes[1],
	]);
});

test.each([
	["open", {}, {}],
	["waitlist", {}, { taken: 12 }],
	["waitlist", {}, { waiting: 1 }],
	["cancelled", { cancelReason: "Storm" }, {}],
	["notOpen", { registrationOpensAt: "2027-04-10T09:00:01Z" }, {}],
	["open", { registrationOpensAt: "2027-04-10T09:00:00Z" }, {}],
	["closed", { registrationDeadline: "2027-04-09" }, {}],
	["open", { registrationDeadline: "2027-04-10" }, {}],
])("the registration is %s with newer %j and counts %j", (state, wish, of) => {
	expect(withCounts(event, since(wish, of), now).registrationState).toBe(state);
});

test("an answer that was delayed replaces no newer message", () => {
	const queries = new QueryClient();
	const read = (query: object, values: object[]) => {
		const { queryKey } = query as { queryKey: readonly unknown[] };
		queries.getQueryCache().build(queries, query as never);
		return values.map((value) => {
			queries.setQueryData(queryKey, value);
			return queries.getQueryData(queryKey);
		});
	};
	const [a, b, c, d, e] = [
		{ seq: 2, asOf: "b" },
		{ seq: 1, asOf: "z" },
		{ asOf: "a" },
		{ asOf: "c" },
		{ seq: 2, asOf: "c" },
	];
	expect(read(availabilityQuery(5), [a, b, c, d, e])).toEqual([a, a, a, d, e]);
	expect(read(roomQuery(5), [{ asOf: "b" }, { asOf: "a" }, { asOf: "c" }])).toEqual([
		{ asOf: "b" },
		{ asOf: "b" },
		{ asOf: "c" },
	]);
});

test.each([
	[undefined, false],
	[[], false],
	[[{ status: "waitlisted", position: 3 }], false],
	[[{ status: "approved" }], false],
	[[{ status: "approved" }, { status: "waitlisted" }], true],
])("whether the page asks again for the positions of %j: %s", (entries, asks) => {
	expect(Boolean(askAgainForPosition(entries as never))).toBe(asks);
});
