/** @jest-environment jsdom */
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { nextRankQuery } from "../../base/ranks/belts.queries.ts";
import { holidaysQuery } from "../../base/settings/settings.queries.ts";
import { heldOf } from "../../competition/events/events.queries.ts";
import { personEntriesPages } from "../../competition/registrations/personEntries.queries.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import { familyQuery } from "../../people/families/families.queries.ts";
import {
	classesOfQuery,
	myClassesQuery,
} from "../../training/training-classes/training-classes.queries.ts";
import NextUp from "./NextUp.tsx";
import RoadToNextBelt from "./RoadToNextBelt.tsx";

const today = kuwaitDate(Date.now());
const monthsAgo = (months: number) => {
	const day = new Date(`${today.slice(0, 7)}-01T12:00:00Z`);
	day.setUTCMonth(day.getUTCMonth() - months);
	return day.toISOString().slice(0, 10);
};

describe("the way to the next belt", () => {
	const rank = {
		nextBelt: "green",
		since: monthsAgo(3),
		requiredMonths: 6,
		attended: 10,
		requiredClasses: 20,
		eligibleDate: null,
	};
	const gradings = [
		{ id: 1, titleEn: "Spring grading", titleAr: "اختبار الربيع", eventDate: dayAfter(today, 5) },
		{ id: 2, titleEn: "Summer grading", titleAr: "اختبار الصيف", eventDate: dayAfter(today, 60) },
	];
	const open = (
		wish: object = {},
		{ entries = [] as object[], events = gradings as object[] } = {},
	) => {
		const { texts, container, all, queryByRole } = renderPart(<RoadToNextBelt id={7 as never} />, {
			data: [
				[nextRankQuery(7 as never).queryKey, { ...rank, ...wish }],
				[heldOf("grading").queryKey, firstPage({ rows: events })],
				[personEntriesPages(7 as never).queryKey, firstPage({ rows: entries })],
			],
		});
		const text = container.textContent ?? "";
		return {
			needs: texts("li"),
			met: texts("li.met"),
			isReady: text.includes("You meet the requirements"),
			text,
			link: all("a")[0]?.getAttribute("href"),
			notice: texts(".notice")[0],
			isShown: queryByRole("heading") !== null,
		};
	};

	test.each([
		["both are missing", {}, ["3 of 6 months at this rank", "10 of 20 classes"], 0, false],
		[
			"the months are enough",
			{ since: monthsAgo(6) },
			["6 of 6 months at this rank", "10 of 20 classes"],
			1,
			false,
		],
		[
			"more than enough is shown as enough",
			{ since: monthsAgo(30), attended: 90 },
			["6 of 6 months at this rank", "20 of 20 classes"],
			2,
			true,
		],
		[
			"the classes are exactly enough",
			{ attended: 20 },
			["3 of 6 months at this rank", "20 of 20 classes"],
			1,
			false,
		],
		["no months are required", { requiredMonths: 0, attended: 20 }, ["20 of 20 classes"], 1, true],
		["the beginning of the rank is unknown", { since: null }, ["10 of 20 classes"], 0, false],
		[
			"no classes are required",
			{ requiredClasses: null },
			["3 of 6 months at this rank"],
			0,
			false,
		],
		["no classes are counted", { attended: null }, ["3 of 6 months at this rank"], 0, false],
		["nothing is required", { requiredMonths: 0, requiredClasses: null }, [], 0, false],
		[
			"the rank begins later",
			{ since: dayAfter(today, 40) },
			["0 of 6 months at this rank", "10 of 20 classes"],
			0,
			false,
		],
	])("says what is required and what of it is there if %s", (_, wish, needs, met, isReady) => {
		const shown = open(wish);
		expect([shown.needs, shown.met.length, shown.isReady]).toEqual([needs, met, isReady]);
	});

	test("is not shown to a person without a next belt", () => {
		expect(open({ nextBelt: null }).isShown).toBe(false);
	});

	test("names the first grading at which the person can be graded, and from when on", () => {
		const soon = open();
		expect([soon.link, soon.text.includes("You can grade from")]).toEqual(["/events/1", false]);
		expect(soon.text).toContain("Spring grading");
		const later = open({ eligibleDate: dayAfter(today, 10) });
		expect([later.link, later.text.includes("You can grade from")]).toEqual(["/events/2", true]);
		const passed = open({ eligibleDate: today });
		expect([passed.link, passed.text.includes("You can grade from")]).toEqual(["/events/1", false]);
		expect(open({}, { events: [] }).text).toContain(
			"The next grading for you is not announced yet.",
		);
	});

	test("warns of a grading that the person has registered for too early", () => {
		const entries = [{ eventId: 1, status: "approved" }];
		const early = { eligibleDate: dayAfter(today, 10) };
		expect(open(early, { entries }).notice).toMatch(/registered for .*Spring grading/);
		expect(open({}, { entries }).notice).toBeUndefined();
		expect(open(early).notice).toBeUndefined();
	});
});

describe("the next sessions of a family", () => {
	const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
	/** A class that is held this many days from now. */
	const enrolled = (id: number, inDays: number, wish: object = {}, status = "active") => {
		const date = dayAfter(today, inDays);
		return {
			status,
			class: {
				id,
				title: `Class ${id}`,
				titleAr: null,
				location: id === 1 ? "Hall" : null,
				locationAr: null,
				dayOfWeek: days[new Date(`${date}T12:00:00Z`).getUTCDay()],
				startTime: "17:00",
				endTime: "18:00",
				isActive: true,
				otherHours: [],
				...wish,
			},
		};
	};
	const child = (id: number, firstName: string, state = "active") => ({
		id,
		firstName,
		lastName: "Saleh",
		state,
	});
	const open = (own: object[], children: object[] = [], ofChildren: [number, object[]][] = []) => {
		return renderPart(<NextUp />, {
			data: [
				[holidaysQuery.queryKey, []],
				[myClassesQuery.queryKey, own],
				[familyQuery.queryKey, { children, guardians: [] }],
				...ofChildren.map(
					([id, classes]) => [classesOfQuery(id as never).queryKey, classes] as const,
				),
			],
		});
	};

	test("are the three soonest ones, with their day, place and link", () => {
		const { texts, all } = open([enrolled(1, 1), enrolled(2, 4), enrolled(3, 2), enrolled(4, 3)]);
		expect(texts(".next-row bdi")).toEqual(["Class 1", "Hall", "Class 3", "Class 4"]);
		expect(texts(".next-when")[0]).toMatch(/^Tomorrow/);
		expect(all(".next-row a").map((link) => link.getAttribute("href"))).toEqual([
			"/classes/1",
			"/classes/3",
			"/classes/4",
		]);
		expect(all(".next-row.today")).toHaveLength(0);
	});

	test("are marked if they are today", () => {
		const { all, texts } = open([enrolled(1, 0, { startTime: "00:00", endTime: "23:59" })]);
		expect([all(".next-row.today").length, texts(".next-when")[0]]).toEqual([
			1,
			expect.stringMatching(/^Today/),
		]);
	});

	test("leave out classes that are paused, or that the person only asked for", () => {
		expect(
			open([enrolled(1, 1, { isActive: false }), enrolled(2, 1, {}, "pending")]).container
				.textContent,
		).toBe("");
		expect(open([]).container.textContent).toBe("");
	});

	test("name the children who train, siblings of one class together, apart from the reader", () => {
		const { texts } = open(
			[enrolled(1, 1)],
			[child(7, "Reem"), child(8, "Omar"), child(9, "Dana", "ended")],
			[
				[7, [enrolled(1, 1)]],
				[8, [enrolled(1, 1), enrolled(2, 2)]],
				[9, [enrolled(3, 1)]],
			],
		);
		expect(texts(".next-row > .soft")).toEqual(["Reem and Omar", "Omar"]);
		expect(texts(".next-row a")).toEqual(["Class 1", "Class 1", "Class 2"]);
	});
});
