/** @jest-environment jsdom */
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { EventClassList } from "./EventClassList.tsx";

const free = { fee: null, memberFee: null, lateFee: null, lateFrom: null };

const eventClass = (id: number, wish: Partial<EventClass> = {}) =>
	({
		id,
		className: `Class ${id}`,
		classNameAr: "",
		currentRegistrations: 1,
		maxParticipants: 8,
		minWeight: null,
		maxWeight: null,
		minAge: null,
		maxAge: null,
		minBeltLevel: null,
		maxBeltLevel: null,
		genderRestriction: null,
		competitionReadinessRequired: null,
		...free,
		...wish,
	}) as EventClass;

test("an event class that the reader cannot enter is not called open, but is called full", () => {
	const [fitting, closed] = [eventClass(1), eventClass(2)];
	const full = eventClass(3, { currentRegistrations: 8 });
	const event = {
		id: 8,
		titleEn: "Cup",
		eventDate: "2099-05-01",
		endDate: null,
		registrationState: "open",
		classes: [fitting, closed, full],
		maxParticipants: 0,
		registeredCount: 0,
		...free,
	} as unknown as Event;
	const { texts } = renderPart(
		<EventClassList event={event} classes={[fitting]} closed={[closed, full]} />,
	);
	expect(texts(".event-class-row h3")).toEqual(["Class 1", "Class 2", "Class 3"]);
	expect(texts(".event-class-row .badge")).toEqual(["Open", "Full"]);
});
