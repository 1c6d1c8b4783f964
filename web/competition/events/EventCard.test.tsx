/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { render } from "@testing-library/react";
import { eventTypes } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { Language } from "../../core/language/i18n.tsx";
import { eventMessages } from "./events.messages.ts";

// react-router needs TextEncoder at import time, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { EventType, Places } = await import("./EventCard.tsx");

test("shows an unknown type as it is, in a plain badge", () => {
	const { getByText } = render(
		<Language initial="en">
			<EventType event={{ eventType: "party" as "event", published: true } as Event} />
		</Language>,
	);
	expect([...getByText("party").classList]).toEqual(["badge", "category"]);
});

test.each(eventTypes)(
	"labels the badge of a %s and gives it the colour of its type",
	(eventType) => {
		const { getByText } = render(
			<Language initial="en">
				<EventType event={{ eventType, published: true } as Event} />
			</Language>,
		);
		expect([...getByText(eventMessages.en[`event.type.${eventType}`]).classList]).toEqual([
			"badge",
			"category",
			eventType,
		]);
	},
);

test.each([
	["open", "2099-05-01", 8, 3, "5 places left"],
	["open", "2099-05-01", 0, 3, "Registration open"],
	["full", "2099-05-01", 8, 8, "Full"],
	["closed", "2020-05-01", 8, 3, "Over"],
	["cancelled", "2020-05-01", 8, 3, "Cancelled"],
])(
	"an event that is %s, on %s, for %d people with %d says: %s",
	(registrationState, eventDate, maxParticipants, registeredCount, words) => {
		const event = { registrationState, eventDate, endDate: null, maxParticipants, registeredCount };
		const { container } = render(
			<Language initial="en">
				<Places event={event as Event} />
			</Language>,
		);
		expect(container.textContent).toBe(words);
	},
);
