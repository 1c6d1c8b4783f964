/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { render } from "@testing-library/react";
import { upcomingFirst } from "#shared/competition/events/events.rules.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { Language } from "../../core/language/i18n.tsx";

// react-router needs TextEncoder at import time, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { MemoryRouter } = await import("react-router-dom");
const { MyEvents } = await import("./MyEvents.tsx");

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const entry = (days: number, wish: object = {}) =>
	({
		id: `${days}`,
		status: "approved",
		class: null,
		chooseClass: false,
		event: {
			id: 100 + days,
			titleEn: `Event ${days}`,
			titleAr: "",
			location: `Hall ${days}`,
			locationAr: null,
			eventDate: dayIn(days),
			endDate: null,
			registrationDeadline: null,
		},
		...wish,
	}) as MyRegistration;

/** As the family's list is sorted. */
const inOrder = (registrations: MyRegistration[]) =>
	registrations.map((one) => ({ entry: one })).sort((a, b) => order(a.entry.event, b.entry.event));
const order = upcomingFirst(Date.now());

const renderEvents = (registrations: MyRegistration[]) =>
	render(
		<MemoryRouter>
			<Language initial="en">
				<MyEvents entries={inOrder(registrations)} />
			</Language>
		</MemoryRouter>,
	);

const titles = (container: HTMLElement) =>
	[...container.querySelectorAll(".entered-event a:has(bdi)")].map(
		({ textContent }) => textContent,
	);

describe("MyEvents", () => {
	test("shows three events: upcoming ones soonest first, then past ones latest first", () => {
		const { container, queryByRole } = renderEvents([-9, 20, -2, 5, 3].map((days) => entry(days)));
		expect(titles(container)).toEqual(["Event 3", "Event 5", "Event 20"]);
		expect(queryByRole("heading", { name: "Past" })).toBeNull();
	});

	test("shows past events if none are upcoming, and no cancelled registrations", () => {
		const { container, getByRole, queryByText } = renderEvents([
			entry(-9),
			entry(-2),
			entry(4, { status: "cancelled" }),
		]);
		expect(titles(container)).toEqual(["Event -2", "Event -9"]);
		getByRole("heading", { name: "Past" });
		expect(queryByText(/No upcoming event/)).toBeNull();
	});

	test("shows title, class, place and status of each event", () => {
		const { getByText } = renderEvents([
			entry(3, { class: { id: 1, className: "Kata", classNameAr: null } }),
		]);
		for (const text of ["Event 3", "Kata", "Hall 3", "Approved"]) getByText(text);
	});

	test("leads to the choice of an event class: of a child on the family’s page of the event", () => {
		const waits = { chooseClass: true };
		const { getAllByText } = render(
			<MemoryRouter>
				<Language initial="en">
					<MyEvents
						entries={[
							{ entry: entry(3, waits) },
							{ entry: entry(4, waits), name: "Reem", child: {} as never },
						]}
					/>
				</Language>
			</MemoryRouter>,
		);
		expect(getAllByText(/choose/i).map((link) => link.getAttribute("href"))).toEqual([
			"/events/103#classes",
			"/events/104/family",
		]);
	});
});
