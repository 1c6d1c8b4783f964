/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { renderPart } from "../../../../tests/core/renderPart.tsx";

// react-router needs TextEncoder at import time, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { myEntriesQuery } = await import("../registrations.queries.ts");
const { default: OwnRegistration } = await import("./OwnRegistration.tsx");

const eventClass = (id: number, wish: Partial<EventClass> = {}) =>
	({
		id,
		className: `Class ${id}`,
		classNameAr: "",
		genderRestriction: null,
		currentRegistrations: 1,
		maxParticipants: 8,
		minWeight: null,
		maxWeight: null,
		minAge: null,
		maxAge: null,
		minBeltLevel: null,
		maxBeltLevel: null,
		...wish,
	}) as EventClass;

const event = (classes: EventClass[]) =>
	({
		id: 8 as EventId,
		titleEn: "Cup",
		eventDate: "2099-05-01",
		endDate: null,
		ageReferenceDate: null,
		membershipRule: "none",
		requiredDocument: "none",
		registrationState: "open",
		published: true,
		classes,
		maxParticipants: 0,
		registeredCount: 0,
	}) as unknown as Event;

const user = { id: 5, gender: "male", dateOfBirth: "1990-01-01", currentBelt: "green-4" };
const black = { minBeltLevel: "black-1" } as const;

test.each([
	["nothing else fits", [eventClass(1), eventClass(2, black)], []],
	["another one fits", [eventClass(1), eventClass(2)], ["Enter another event class"]],
])(
	"who is in an event class is invited to another one only if one fits: %s",
	(_, classes, links) => {
		const whole = event(classes);
		const entry = { id: "a", classId: 1, status: "approved", chooseClass: false, event: whole };
		const { texts } = renderPart(<OwnRegistration event={whole} here onlyStates={false} />, {
			data: [
				[["user"], user],
				[
					myEntriesQuery(whole.id).queryKey,
					[{ ...entry, class: classes[0], conflicts: [] } as unknown as MyRegistration],
				],
			],
		});
		expect(texts("a.button")).toEqual(links);
	},
);
