/** @jest-environment jsdom */
import type { Event } from "#shared/competition/events/events.schema.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { knockoutResults } from "#tests/domains/competition/draws.rows.ts";
import { eventQuery } from "../events/events.queries.ts";
import { drawQuery, drawsQuery } from "./draws.queries.ts";
import OwnBouts from "./OwnBouts.tsx";
import TournamentsToday from "./TournamentsToday.tsx";

const today = kuwaitDate(Date.now());
const eventOn = (day: string, wish: object = {}) =>
	({
		id: 7,
		titleEn: "Cup",
		titleAr: "كأس",
		eventType: "tournament",
		eventDate: day,
		endDate: null,
		cancelReason: null,
		classes: [{ id: 4, className: "Under 70", classNameAr: null }],
		...wish,
	}) as unknown as Event;

const entrant = (number: number, isOwn = false) => ({
	number,
	isOwn,
	name: `Fighter ${number}`,
	firstName: `Fighter ${number}`,
	lastName: "",
	firstNameAr: null,
	lastNameAr: null,
	dojo: null,
});

/** A draw of four with these results, in which the reader has a number. */
function open(own: number, results: object[], isPublished = true) {
	const drawn = {
		drawNo: 1,
		format: "knockout",
		third: "bout",
		order: [1, 4, 3, 2],
		levelled: [],
		results,
		entrants: [1, 2, 3, 4].map((number) => entrant(number, number === own)),
	};
	return renderPart(<OwnBouts event={eventOn(dayAfter(today, -1))} />, {
		data: [
			[drawsQuery(7).queryKey, [{ classId: 4, hasOwn: true }]],
			[drawQuery(7, 4).queryKey, { classId: 4, isPublished, drawn }],
		],
	});
}

test("a bout that was not fought yet says where its winner and its loser go on", () => {
	expect(open(1, []).texts(".own-bout .small.soft.block")).toEqual([
		"The winner goes on to bout 4 (Final)",
		"The loser goes on to bout 3 (Bout for 3rd place)",
	]);
	expect(open(1, knockoutResults).texts(".own-bout .small.soft.block")).toEqual([]);
});

test.each([
	[1, ["1st place"]],
	[2, ["2nd place"]],
	[3, ["3rd place"]],
	[4, []],
])("number %d has a place among the first three once places are published: %j", (own, places) => {
	expect(open(own, knockoutResults).texts("p .badge.good")).toEqual(places);
	expect(open(own, knockoutResults, false).texts("p .badge.good")).toEqual([]);
});

test("the first page has the tournaments of today alone", () => {
	const events = [
		eventOn(today, { id: 1 }),
		eventOn(dayAfter(today, 1), { id: 2 }),
		eventOn(dayAfter(today, -1), { id: 3, endDate: today }),
		eventOn(today, { id: 4, eventType: "seminar" }),
	];
	const drawn = {
		drawNo: 1,
		format: "bestOfThree",
		third: "two",
		order: [1, 2],
		levelled: [],
		results: [],
		entrants: [entrant(1, true), entrant(2)],
	};
	const { texts } = renderPart(<TournamentsToday events={events as never} />, {
		data: events.flatMap((event) => [
			[eventQuery(event.id).queryKey, { ...event, titleEn: `Cup ${event.id}` }] as const,
			[drawsQuery(event.id).queryKey, [{ classId: 4, hasOwn: true }]] as const,
			[drawQuery(event.id, 4).queryKey, { classId: 4, isPublished: false, drawn }] as const,
		]),
	});
	expect(texts("h2 + p")).toEqual(["Cup 1", "Cup 3"]);
});
