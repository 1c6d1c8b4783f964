/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { eventClassRow, eventRow } from "#tests/domains/competition/events.rows.ts";
import { userQuery } from "../../base/session/session.ts";
import { publicSettingsQuery } from "../../base/settings/settings.queries.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import { coachesPages } from "../../people/coaches/coaches.queries.ts";
import { familyQuery } from "../../people/families/families.queries.ts";
import { drawsQuery } from "../draws/draws.queries.ts";
import { ownDutiesQuery } from "../duties/duties.queries.ts";
import { MonthView } from "./calendar/MonthView.tsx";
import EventsPage from "./EventsPage.tsx";
import { eventQuery, monthQuery, pastOf, upcomingOf } from "./events.queries.ts";
import EventPage from "./page/EventPage.tsx";

const today = kuwaitDate(Date.now());
const day = (days: number) => dayAfter(today, days);

const event = (id: number, wish: object = {}) =>
	eventRow(id, { maxParticipants: 20, registeredCount: 4, ...wish });
const eventClass = eventClassRow(3, { maxParticipants: 0, currentRegistrations: 0 });
const settings = { gradingFees: {}, membershipFees: { adult: 0, child: 0 }, membershipMonths: 12 };
const common = (reader: object | null) =>
	[
		[userQuery.queryKey, reader],
		[publicSettingsQuery.queryKey, settings],
		[familyQuery.queryKey, { children: [], guardians: [] }],
	] as const;
const page = (...rows: object[]) => firstPage({ rows } as never);
const hrefs = (view: ReturnType<typeof renderPart>, selector: string) =>
	view.all(selector).map((link) => link.getAttribute("href"));

describe("the list of events", () => {
	const open = (
		at: string,
		{
			upcoming = [] as object[],
			past = [] as object[],
			type,
			locale,
			month,
		}: {
			upcoming?: object[];
			past?: object[];
			type?: "grading";
			locale?: "en" | "ar";
			month?: object[];
		},
	) => {
		answerCalls(() => new Promise(() => {}));
		return renderPart(<EventsPage />, {
			at,
			locale,
			data: [
				...common(null),
				[upcomingOf(type).queryKey, page(...upcoming)],
				[pastOf(type).queryKey, page(...past)],
				...(month ? [[monthQuery("2099-04", type).queryKey, page(...month)] as const] : []),
			],
		});
	};
	const groups = (view: ReturnType<typeof renderPart>) =>
		view
			.all(".dates")
			.map((group) => [
				group.querySelector("h2")?.textContent,
				...[...group.querySelectorAll("h3 a")].map((link) => link.getAttribute("href")),
			]);

	test("parts what is to come from what is over, even what ended since it was read", () => {
		const ended = event(6, { eventDate: day(-2) });
		const view = open("/events", {
			upcoming: [event(7), ended, event(8)],
			past: [ended, event(5, { eventDate: day(-9) })],
		});
		expect(groups(view)).toEqual([
			["Upcoming", "/events/7", "/events/8"],
			["Past", "/events/6", "/events/5"],
		]);
		expect(view.queryByText(/^No event/)).toBeNull();
	});

	test("of one kind, or without events, says so", () => {
		const none = open("/events", { past: [event(5, { eventDate: day(-9) })], locale: "ar" });
		none.getByText("لا توجد فعاليات قادمة حاليًا. زورونا قريبًا.");
		expect(groups(none)).toEqual([["السابقة", "/events/5"]]);
		const gradings = open("/events?type=grading", { type: "grading" });
		gradings.getByText("No event of this kind is planned right now.");
		expect(gradings.texts("[aria-pressed=true]")).toEqual(["Grading"]);
		expect(groups(open("/events?type=other", { upcoming: [event(7)] }))).toHaveLength(1);
	});

	test("is that of a month or day of the address, and leads back to all dates of the kind", () => {
		const month = [event(7), event(8, { eventDate: "2099-04-20", endDate: "2099-04-22" })];
		const view = open("/events?month=2099-04&day=2099-04-21", { month });
		expect(groups(view)).toEqual([["Tuesday, April 21, 2099", "/events/8"]]);
		expect(hrefs(view, "a").at(-2)).toBe("/events");
		const whole = open("/events?month=2099-04&day=2099-05-21", { month });
		expect(groups(whole)).toEqual([["April 2099", "/events/7", "/events/8"]]);
		const ofKind = open("/events?type=grading&month=2099-04", { month: [], type: "grading" });
		ofKind.getByText("No events in this month.");
		expect(ofKind.getByRole("link", { name: "All dates" }).getAttribute("href")).toBe(
			"/events?type=grading",
		);
		const noDay = open("/events?month=2099-04&day=2099-04-19", { month });
		noDay.getByText("No events on this day.");
		expect(groups(open("/events?month=2099-13", { upcoming: [event(7)] }))).toEqual([
			["Upcoming", "/events/7"],
		]);
	});
});

test("days of the calendar with events are links that name them; the chosen one leads back", () => {
	const month = [
		event(7),
		event(8, { eventDate: "2099-04-17T15:00:00Z", endDate: "2099-04-18T15:00:00Z" }),
	];
	const open = (chosen: string | null, locale: "en" | "ar" = "en") =>
		renderPart(<MonthView month="2099-04" chosen={{ day: chosen, type: undefined }} />, {
			at: "/events?type=grading",
			locale,
			data: [[monthQuery("2099-04").queryKey, page(...month)]],
		});
	const view = open("2099-04-18");
	expect(
		view
			.all(".calendar a")
			.map((link) => [
				link.getAttribute("aria-label"),
				link.getAttribute("href"),
				link.dataset.chosen,
			]),
	).toEqual([
		[
			"April 17, 2 events: Cup 7, Cup 8",
			"/events?type=grading&month=2099-04&day=2099-04-17",
			undefined,
		],
		["April 18, 1 event: Cup 8", "/events?type=grading&month=2099-04", "true"],
	]);
	expect(view.all(".calendar-day")).toHaveLength(30);
	expect(view.texts("thead .visually-hidden")[0]).toBe("Sunday");
	expect(
		["Previous month", "Next month"].map((name) =>
			view.getByRole("link", { name }).getAttribute("href"),
		),
	).toEqual(["/events?type=grading&month=2099-03", "/events?type=grading&month=2099-05"]);
	expect(view.getByRole("link", { name: "All events in my calendar" }).getAttribute("href")).toBe(
		"/api/events/calendar.ics?lang=en",
	);
	const fold = view.getByRole("button", { name: "Calendar" });
	fireEvent.click(fold);
	expect([fold.ariaExpanded, view.all(".calendar-card[data-open]").length]).toEqual(["true", 1]);
	const arabic = open(null, "ar");
	expect(arabic.all(".calendar a")[0].ariaLabel).toMatch(/: كأس 7، كأس 8$/);
	expect(arabic.all("[data-chosen], [aria-current]")).toEqual([]);
});

describe("the page of an event", () => {
	const coach = {
		id: 2,
		firstName: "Omar",
		lastName: "Saleh",
		firstNameAr: null,
		lastNameAr: null,
	};
	const open = (
		wish: object,
		{
			reader = null as object | null,
			at = "/events/7",
			locale = "en" as "en" | "ar",
			duties = [] as object[],
		} = {},
	) => {
		const one = event(7, wish);
		answerCalls(() => new Promise(() => {}));
		const view = renderPart(
			<Routes>
				<Route path="/events/:id" element={<EventPage />} />
			</Routes>,
			{
				at,
				locale,
				data: [
					...common(reader),
					[eventQuery(7 as never).queryKey, one],
					[coachesPages.queryKey, page({ ...coach, id: 1, firstName: "Ali" }, coach)],
					[drawsQuery(7 as never).queryKey, []],
					[ownDutiesQuery.queryKey, duties],
				],
			},
		);
		const facts = () =>
			Object.fromEntries(
				view
					.all(".event-strip .facts-list > div")
					.map((fact) => [
						plainText(fact.querySelector("dt")?.textContent),
						plainText(fact.querySelector("dd")?.textContent),
					]),
			);
		return { ...view, facts, actions: () => view.texts(".event-action a, .event-action button") };
	};
	const member = { id: 5, role: "member", isApproved: true };
	const approved = { id: 5, role: "coach", isApproved: true };

	test("states its days, place, coach and deadline, and leads to its calendar", async () => {
		const view = open({
			coachId: 2,
			registrationDeadline: "2099-04-01T12:00:00Z",
			eventDate: "2099-04-17",
			endDate: "2099-04-19",
		});
		await view.findByText("Omar Saleh");
		expect(view.facts()).toEqual({
			Date: "April 17, 2099 – April 19, 2099",
			Place: "HallShow on a map",
			"Responsible coach": "Omar Saleh",
			"Register until": "Wednesday, April 1, 2099 · 3:00 PM",
		});
		expect(view.getByRole("link", { name: "Show Hall on a map" }).getAttribute("href")).toBe(
			"https://www.google.com/maps/search/?api=1&query=Hall%2C+Kuwait",
		);
		expect(view.getByRole("link", { name: "Omar Saleh" }).getAttribute("href")).toBe("/coaches");
		expect(view.getByRole("link", { name: "Add to my calendar" }).getAttribute("href")).toBe(
			"/api/events/7/calendar.ics?lang=en",
		);
		expect(view.getByRole("link", { name: "All events" }).getAttribute("href")).toBe("/events");
	});

	test("states when registration opens, and the places without the button beside them", () => {
		const soon = open({
			registrationState: "notOpen",
			registrationOpensAt: "2099-03-01T12:00:00Z",
			location: null,
			locationAr: null,
		});
		expect(Object.keys(soon.facts())).toEqual(["Date", "Registration opens", "Places"]);
		expect(soon.facts().Places).toMatch(/4 \/ 20/);
		const opened = open({ registrationOpensAt: "2020-03-01T12:00:00Z", maxParticipants: 0 });
		expect(Object.keys(opened.facts())).toEqual(["Date", "Place", "Places"]);
		expect(Object.keys(open({}, { locale: "ar" }).facts())).toEqual(["التاريخ", "المكان"]);
	});

	test("that was called off says why, and has neither places, deadline nor calendar", async () => {
		const view = open({
			registrationState: "cancelled",
			cancelReason: "The hall is closed.",
			registrationDeadline: "2099-04-01T12:00:00Z",
			classes: [eventClass],
			eventDate: day(0),
		});
		await view.findByText("This event has been called off.");
		view.getByText("The hall is closed.");
		expect(Object.keys(view.facts())).toEqual(["Date", "Place"]);
		expect(view.actions()).toEqual([]);
	});

	test.each([
		[
			"once registration has closed",
			{ registrationState: "closed", registrationDeadline: "2020-01-01", classes: [eventClass] },
			1,
		],
		["on its day", { eventDate: day(0), classes: [eventClass] }, 1],
		["while registration is open", { eventDate: day(1), classes: [eventClass] }, 0],
		["without event classes", { eventDate: day(0) }, 0],
		["for another kind", { eventDate: day(0), eventType: "seminar", classes: [eventClass] }, 0],
	])("%s leads to the draw: %#", (_, wish, count) => {
		const { all } = open(wish);
		expect(all('a[href="/events/7/draw"]')).toHaveLength(count);
	});

	test("leads people with a duty there to its page; not visitors, staff or after its last day", async () => {
		const wish = { eventDate: day(0), classes: [eventClass] };
		const duty = (eventId: number, scope: string, until = day(0)) => ({ eventId, scope, until });
		const duties = [
			duty(8, "weighIn"),
			duty(7, "weighIn"),
			duty(7, "weighIn"),
			duty(7, "chief", day(-1)),
		];
		const view = open(wish, { reader: member, duties });
		await view.findByText("Open the weigh-in");
		expect(hrefs(view, ".event-action a.primary")).toEqual(["/events/7/weigh-in"]);
		const admin = { id: 1, role: "admin", isApproved: true };
		for (const reader of [null, admin]) {
			const other = open(wish, { reader, duties, at: "/events/7?view=family" });
			expect(other.texts("a.primary")).not.toContain("Open the weigh-in");
		}
	});

	test("offers coaches to enter students, and the candidates of a grading", async () => {
		const links = (view: ReturnType<typeof open>) => hrefs(view, ".event-action a");
		const cup = open({}, { reader: approved });
		await cup.findByText("Enter my students");
		expect(links(cup)).toContain("/events/7/squad");
		expect(links(cup)).not.toContain("/events/7/grading");
		const grading = open({ eventType: "grading" }, { reader: approved });
		await grading.findByText("Candidates and results");
		expect(links(grading)).toContain("/events/7/grading");
		const waits = open({}, { reader: { ...approved, isApproved: false } });
		expect(links(waits)).not.toContain("/events/7/squad");
	});

	test("is for staff an overview, unless they look at it as families do", async () => {
		const admin = { id: 1, role: "admin", isApproved: true };
		expect(open({}, { reader: admin }).all(".event-page")).toEqual([]);
		expect(open({}, { reader: admin, at: "/events/7#classes" }).all(".event-page")).toHaveLength(1);
		expect(open({}, { reader: member }).all(".event-page")).toHaveLength(1);
	});

	test("that is not found leads to all events", async () => {
		answerCalls(() => ({ status: 404, body: {} }));
		const view = renderPart(
			<Routes>
				<Route path="/events/:id" element={<EventPage />} />
			</Routes>,
			{ at: "/events/9", data: common(null) },
		);
		await view.findByRole("heading", { name: "Event not found" });
		view.getByText("It may have been moved or cancelled.");
		expect(hrefs(view, ".button")).toEqual(["/events"]);
	});
});
