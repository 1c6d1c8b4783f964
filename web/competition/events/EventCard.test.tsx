/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { render } from "@testing-library/react";
import { eventTypes } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { Language } from "../../core/language/i18n.tsx";
import { eventMessages } from "./events.messages.ts";

// react-router needs TextEncoder at import time, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { EventType } = await import("./EventCard.tsx");

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
