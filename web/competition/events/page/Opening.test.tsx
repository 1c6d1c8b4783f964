/** @jest-environment jsdom */
import { renderPart } from "#tests/core/renderPart.tsx";
import { noteServerTime } from "../../../core/moments/serverTime.ts";
import { EventNeeds } from "./EventNeeds.tsx";
import { Opening } from "./Opening.tsx";

const hour = 60 * 60 * 1000;

test.each([
	[23, true],
	[25, false],
])("%d hours before registration opens a countdown runs: %s", (hours, isRunning) => {
	noteServerTime(Date.now());
	const event = {
		registrationState: "notOpen",
		registrationOpensAt: new Date(Date.now() + hours * hour).toISOString(),
		registrationDeadline: null,
		eventDate: "2099-05-01",
		endDate: null,
		maxParticipants: 0,
		registeredCount: 0,
	};
	expect(renderPart(<Opening event={event as never} />).all("[role=timer]")).toHaveLength(
		isRunning ? 1 : 0,
	);
});

test("a required document has to be valid on the last day of the event", () => {
	const event = {
		id: 7,
		titleEn: "Camp",
		titleAr: "",
		eventType: "bootcamp",
		eventDate: "2099-05-01",
		endDate: "2099-05-03",
		registrationState: "open",
		membershipRule: "none",
		requiredDocument: "medical",
		guardianConsent: false,
		classes: [],
		fee: null,
		lateFee: null,
		lateFrom: null,
		memberFee: null,
		familyMax: null,
	};
	const { container } = renderPart(<EventNeeds event={event as never} />);
	expect(container.textContent).toContain("May 3, 2099");
	expect(container.textContent).not.toContain("May 1, 2099");
});
