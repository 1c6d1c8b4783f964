/** @jest-environment jsdom */
import { renderPart } from "#tests/core/renderPart.tsx";
import { eventClassRow, eventRow } from "#tests/domains/competition/events.rows.ts";
import { EventClassList } from "./EventClassList.tsx";

test("an event class that the reader cannot enter is not called open, but is called full", () => {
	const [fitting, closed] = [eventClassRow(1), eventClassRow(2)] as never[];
	const full = eventClassRow(3, { currentRegistrations: 8, waitingList: false }) as never;
	const event = eventRow(8, { classes: [fitting, closed, full] }) as never;
	const { texts } = renderPart(
		<EventClassList event={event} classes={[fitting]} closed={[closed, full]} />,
	);
	expect(texts(".event-class-row h3")).toEqual(["Class 1", "Class 2", "Class 3"]);
	expect(texts(".event-class-row .badge")).toEqual(["Open", "Full"]);
});
