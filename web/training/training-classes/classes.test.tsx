/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { classRow } from "#tests/domains/training/training-classes.rows.ts";
import { userQuery } from "../../base/session/session.ts";
import { holidaysQuery, publicSettingsQuery } from "../../base/settings/settings.queries.ts";
import { monthlyFeesQuery, publishedDojosQuery } from "../../people/dojos/dojos.queries.ts";
import { familyQuery } from "../../people/families/families.queries.ts";
import ClassesPage from "./ClassesPage.tsx";
import { ClassName, ClassPlace, ClassPlaces } from "./ClassLine.tsx";
import { HeldBadge } from "./other-hours/HeldBadge.tsx";
import { OtherHoursLines } from "./other-hours/OtherHoursLines.tsx";
import TrainingClassPage from "./page/TrainingClassPage.tsx";
import {
	classPageQuery,
	myClassesQuery,
	ownClassesQuery,
	timetableQuery,
} from "./training-classes.queries.ts";
import WeekSchedule from "./week/WeekSchedule.tsx";

const today = kuwaitDate(Date.now());
const inDays = (days: number) => weekdayOf(dayAfter(today, days));

const coach = { firstName: "Omar", lastName: "Saleh", firstNameAr: "عمر", lastNameAr: "صالح" };
const oneClass = (id: number, wish: object = {}) =>
	classRow(id, {
		coach,
		titleAr: `الحصة ${id}`,
		dayOfWeek: inDays(1),
		endTime: "18:30",
		currentEnrollment: 15,
		...wish,
	});

const user = (id: number, role: string, wish: object = {}) => ({
	id,
	role,
	isApproved: true,
	firstName: "Noura",
	lastName: "Saleh",
	gender: "female",
	dateOfBirth: "1990-01-01",
	...wish,
});
const common = (reader: object | null, holidays: object[] = []) =>
	[
		[userQuery.queryKey, reader],
		[holidaysQuery.queryKey, holidays],
		[monthlyFeesQuery.queryKey, []],
		[publishedDojosQuery.queryKey, []],
		[
			publicSettingsQuery.queryKey,
			{ membershipFees: { adult: 0, child: 0 }, membershipMonths: 12 },
		],
		[familyQuery.queryKey, { children: [], guardians: [] }],
		[myClassesQuery.queryKey, []],
	] as const;

const links = (view: ReturnType<typeof renderPart>, selector: string) =>
	view.all(selector).map((link) => [link.getAttribute("href"), plainText(link.textContent)]);

describe("a class in a list", () => {
	test("names its kind unless the ages say the same", () => {
		const kind = (classType: string, locale: "en" | "ar" = "en") =>
			renderPart(<ClassName one={oneClass(7, { classType }) as never} />, { locale }).texts("p");
		expect([kind("kids"), kind("adults"), kind("kata")]).toEqual([[], [], ["Kata Focused"]]);
		expect(kind("kumite", "ar")).toEqual(["تركيز على الكوميتيه"]);
	});

	test("leads to its dojo, or else to a place that is written, with its distance and coach", () => {
		const place = (wish: object, km?: number | null, locale: "en" | "ar" = "en") => {
			const one = oneClass(7, { location: "Hall", locationAr: "القاعة", ...wish });
			const view = renderPart(<ClassPlace one={one as never} km={km} />, { locale });
			return [links(view, "a"), plainText(view.container.textContent)];
		};
		expect(place({ dojoId: 31 }, 2.4)).toEqual([
			[["/dojos/31", "Hall"]],
			"Hall · 2 kmSensei Omar Saleh",
		]);
		expect(place({}, 1)).toEqual([[], "Hall · 1 kmSensei Omar Saleh"]);
		expect(place({ coach: null }, 0.9)).toEqual([[], "Hall"]);
		expect(place({ location: null, locationAr: null, dojoId: 31 }, null, "ar")).toEqual([
			[],
			"السينسي عمر صالح",
		]);
	});

	test("says how many places are left, or that it is full", () => {
		const places = (currentEnrollment: number, locale: "en" | "ar" = "en") => {
			const view = renderPart(<ClassPlaces one={oneClass(7, { currentEnrollment }) as never} />, {
				locale,
			});
			return [plainText(view.container.textContent), view.all(".badge").length];
		};
		expect(places(15)).toEqual(["5 places left", 0]);
		expect(places(19)).toEqual(["1 place left", 0]);
		expect(places(20)).toEqual(["Full", 1]);
		expect(places(21, "ar")).toEqual(["مكتملة", 1]);
	});

	test("is marked by a holiday, or else as not held, or else by its other hours", () => {
		const eid = { from: "2027-04-17", to: "2027-04-19", nameEn: "Eid", nameAr: "العيد" } as never;
		type Held = Partial<Parameters<typeof HeldBadge>[0]>;
		const badge = (wish: Held, locale: "en" | "ar" = "en") =>
			renderPart(<HeldBadge isHeld isOther={false} holiday={undefined} {...wish} />, { locale })
				.all(".badge")
				.map(({ className, textContent }) => [className, textContent]);
		expect(badge({})).toEqual([]);
		expect(badge({ isOther: true })).toEqual([["badge strong", "Other hours this week"]]);
		expect(badge({ isHeld: false, isOther: true })).toEqual([
			["badge draft", "Not held this week"],
		]);
		expect(badge({ isHeld: false, holiday: eid })).toEqual([
			["badge draft", "Public holiday: Eid"],
		]);
		expect(badge({ isHeld: false, holiday: eid }, "ar")).toEqual([
			["badge draft", "عطلة رسمية: العيد"],
		]);
	});

	test("lists other hours that are not over, and holidays of the next thirty days", () => {
		const period = (from: number, to: number, startTime: string | null, endTime = "20:00") => ({
			from: dayAfter(today, from),
			to: dayAfter(today, to),
			startTime,
			endTime: startTime && endTime,
		});
		const holiday = (from: number, to: number, nameEn: string) => ({
			from: dayAfter(today, from),
			to: dayAfter(today, to),
			nameEn,
			nameAr: nameEn,
		});
		const lines = (dayOfWeek: string, otherHours: object[], holidays: object[] = []) =>
			renderPart(<OtherHoursLines one={{ dayOfWeek, otherHours } as never} />, {
				data: [[holidaysQuery.queryKey, holidays]],
			})
				.texts("p")
				.map(plainText)
				.map((line) => line.replace(/^.*: /, ""));
		const noHours = period(2, 3, null);
		expect(lines(inDays(1), [period(-9, -1, "16:00"), period(-9, 0, "19:00"), noHours])).toEqual([
			"7:00 – 8:00 PM",
			"not held",
		]);
		expect(
			lines(
				inDays(2),
				[],
				[
					holiday(-1, 2, "One"),
					holiday(9, 9, "Two"),
					holiday(30, 30, "Three"),
					holiday(31, 37, "Four"),
					holiday(0, 1, "Five"),
				],
			),
		).toEqual(["One, not held", "Two, not held", "Three, not held"]);
	});
});

describe("the timetable", () => {
	const open = (
		classes: object[],
		{ reader = null as object | null, at = "/classes", locale = "en" as "en" | "ar" } = {},
		holidays: object[] = [],
	) => {
		answerCalls(() => new Promise(() => {}));
		return renderPart(<ClassesPage />, {
			at,
			locale,
			data: [...common(reader, holidays), [timetableQuery.queryKey, classes]],
		});
	};

	test("begins with today, and lists each day's classes by their hours, with their other days", () => {
		const view = open([
			oneClass(1, { dayOfWeek: inDays(0) }),
			oneClass(2, { dayOfWeek: inDays(2), startTime: "19:00", endTime: "20:00" }),
			oneClass(3, { dayOfWeek: inDays(2), startTime: "08:00", endTime: "09:00" }),
			oneClass(4, {
				dayOfWeek: inDays(3),
				startTime: "08:00",
				endTime: "09:00",
				title: "Class 3",
				titleAr: "الحصة 3",
			}),
		]);
		const days = view.all(".week > li");
		const weekday = (days: number) => inDays(days).replace(/^./, (one) => one.toUpperCase());
		expect(days).toHaveLength(7);
		expect(days[0].querySelector(".badge.primary")?.textContent).toBe("Today");
		expect(view.all(".week > li .badge.primary")).toHaveLength(1);
		expect(days.map((day) => day.querySelector("h2 > span:not(.badge)")?.textContent)).toEqual(
			[0, 1, 2, 3, 4, 5, 6].map(weekday),
		);
		expect(
			days.map((day) => [...day.querySelectorAll("h3")].map((one) => one.textContent)),
		).toEqual([["Class 1"], [], ["Class 3", "Class 2"], ["Class 3"], [], [], []]);
		expect(plainText(days[1].textContent)).toMatch(/No classes$/);
		expect(view.texts(".class-name > .soft").filter((line) => /^Also/.test(line))).toEqual([
			`Also ${weekday(3)}`,
			`Also ${weekday(2)}`,
		]);
		expect(links(view, ".class-name a").map(([path]) => path)).toEqual([
			"/classes/1",
			"/classes/3",
			"/classes/2",
			"/classes/4",
		]);
	});

	test("says on which other days with their hours, if those differ, and marks what is not held", () => {
		const day = dayAfter(today, 1);
		const view = open(
			[
				oneClass(1),
				oneClass(2, {
					dayOfWeek: inDays(3),
					startTime: "19:00",
					title: "Class 1",
					titleAr: "الحصة 1",
					endTime: "20:00",
				}),
			],
			{},
			[{ from: day, to: day, nameEn: "Eid", nameAr: "العيد" }],
		);
		const [first] = view.texts(".class-name");
		expect(plainText(first)).toMatch(/Also \w+day · 7:00 – 8:00 PM/);
		expect(view.texts(".class-name .badge")).toEqual(["Public holiday: Eid"]);
	});

	test("offers visitors a trial class and members to enrol, but nothing to a coach who waits", async () => {
		const buttons = (view: ReturnType<typeof open>) =>
			view.all(".class-action button").map((button) => button.getAttribute("aria-label"));
		const all = [oneClass(1), oneClass(2, { dayOfWeek: inDays(2) })];
		expect(buttons(open(all))).toEqual([
			"Ask for a trial class: Class 1",
			"Ask for a trial class: Class 2",
		]);
		const member = open(all, { reader: user(5, "member") });
		await member.findByRole("button", { name: "Enrol in Class 1" });
		expect(buttons(member)).toEqual(["Enrol in Class 1", "Enrol in Class 2"]);
		const waits = open(all, { reader: user(5, "coach", { isApproved: false }) });
		await waits.findAllByText("Class 1");
		expect(buttons(waits)).toEqual([]);
		const own = open([...all, oneClass(3, { coachId: 5 })], { reader: user(5, "coach") });
		await own.findByRole("button", { name: "Enrol in Class 2" });
		expect(buttons(own)).toHaveLength(2);
	});

	test("without a class offers to write to the federation, in Arabic too", () => {
		const view = open([], { locale: "ar" });
		view.getByText("لا توجد حصص بعد");
		expect(view.all(".week, .class-finder")).toEqual([]);
		expect(view.getByRole("link", { name: "منهج الأحزمة" }).getAttribute("href")).toBe("/syllabus");
	});

	test.each([
		["?age=9", ["Class 1", "Class 2"], "2 classes fit"],
		["?age=30", ["Class 3"], "1 class fits"],
		["?for=boy", ["Class 1"], "1 class fits"],
		["?near=Hall", ["Class 1", "Class 2", "Class 3"], "3 classes fit, nearest first"],
	])("with %s lists each class that fits once, with its days", (query, titles, count) => {
		const classes = [
			oneClass(1, { minAge: 6, maxAge: 12, location: "Hall" }),
			oneClass(2, { audienceType: "girls", minAge: 6, maxAge: 15 }),
			oneClass(4, {
				audienceType: "girls",
				minAge: 6,
				maxAge: 15,
				title: "Class 2",
				titleAr: "الحصة 2",
				dayOfWeek: inDays(3),
				currentEnrollment: 19,
			}),
			oneClass(3, { classType: "adults", audienceType: "adults", minAge: 18 }),
		];
		const view = open(classes, { at: `/classes${query}` });
		expect(view.texts("h3")).toEqual(titles);
		expect(view.texts("[role=status]")).toContain(count);
		expect(view.all(".week")).toEqual([]);
		// A visitor asks about the whole class.
		expect(view.all(".class-action")).toHaveLength(titles.length);
		if (titles.includes("Class 2"))
			expect(view.texts(".class-days .class-places")).toContain("1 place left");
		fireEvent.click(view.getByRole("button", { name: "Show all classes" }));
		expect([view.address(), view.all(".week").length]).toEqual(["/classes", 1]);
	});

	test("says so if no class fits the answers; an adult is not asked about girl or boy", () => {
		const view = open([oneClass(1, { minAge: 6, maxAge: 12 })], { at: "/classes?age=16" });
		view.getByText("No class fits");
		expect(view.texts(".class-finder [aria-pressed]")).toEqual(["Woman", "Man", "Either"]);
		const child = open([oneClass(1, { minAge: 6, maxAge: 12 })], { at: "/classes?age=15" });
		expect(child.texts(".class-finder [aria-pressed]")).toEqual(["Girl", "Boy", "Either"]);
		fireEvent.change(child.getByLabelText("Age"), { target: { value: "٩" } });
		expect(child.address()).toBe("/classes?age=9");
	});
});

describe("the page of a class", () => {
	const dojo = {
		addressEn: "Street 4",
		addressAr: null,
		mapUrl: "https://maps.example/4",
		monthlyFee: 15_000,
	};
	const open = (
		wish: object,
		{ reader = null as object | null, locale = "en" as "en" | "ar", others = [] as object[] } = {},
	) => {
		const one = { ...oneClass(7), dojo: null, ...wish };
		answerCalls(() => ({ body: one }));
		return renderPart(
			<Routes>
				<Route path="/classes/:id" element={<TrainingClassPage />} />
			</Routes>,
			{
				at: "/classes/7",
				locale,
				data: [
					...common(reader),
					[timetableQuery.queryKey, [one, ...others]],
					[classPageQuery(7 as never).queryKey, one],
				],
			},
		);
	};
	const factsOf = (view: ReturnType<typeof open>) =>
		Object.fromEntries(
			view
				.all(".class-facts > div")
				.map((fact) => [
					plainText(fact.querySelector("dt")?.textContent),
					plainText(fact.querySelector("dd")?.textContent),
				]),
		);

	test("states when, where, for whom and with whom it is held", () => {
		const view = open({
			dojoId: 31,
			dojo,
			location: "Hall",
			minAge: 6,
			maxAge: 12,
			currentEnrollment: 19,
			description: "Bring water.",
		});
		expect(view.texts("h1")).toEqual(["Class 7"]);
		expect(plainText(view.texts(".lead")[0])).toMatch(/^Every \w+day, 5:00 – 6:30 PM$/);
		expect(view.texts(".class-time").map(plainText)[0]).toBe(
			"Next class: Tomorrow, 5:00 – 6:30 PM",
		);
		expect(factsOf(view)).toMatchObject({
			Coach: "Sensei Omar Saleh",
			Dojo: "HallStreet 4Open map",
			"Kind of class": "Kata Focused",
			Age: "Ages 6 to 12",
			"Who may come": "Boys and girls",
			Places: "1 place left of 20",
			"First class": "Come ten minutes early. Any loose clothes will do.",
		});
		expect(factsOf(view).Cost).toMatch(/15/);
		expect(links(view, ".class-facts a")).toEqual([
			["/coaches#coach-2", "Sensei Omar Saleh"],
			["/dojos/31", "Hall"],
			["https://maps.example/4", "Open map"],
		]);
		view.getByRole("link", { name: "Open map: Hall" });
		view.getByText("Bring water.");
	});

	test("without a dojo, coach or text leaves these out, and says that it is full", () => {
		const view = open({ location: "Hall", coach: null, currentEnrollment: 20 }, { locale: "ar" });
		const facts = factsOf(view);
		expect(facts).toMatchObject({ المكان: "Hall", الأماكن: "اكتملت، ولها قائمة انتظار" });
		expect(Object.keys(facts)).not.toContain("الدوجو");
		expect(links(view, ".class-facts a")).toEqual([]);
		expect(view.queryByRole("heading", { name: "عن هذه الحصة" })).toBeNull();
	});

	test.each([
		["a visitor", null, ["Ask for a trial class: Class 7"], false],
		["a member", user(5, "member"), ["Enrol in Class 7"], false],
		["its coach", user(2, "coach"), [], true],
		["another coach", user(5, "coach"), ["Enrol in Class 7"], false],
		["a coach who waits", user(5, "coach", { isApproved: false }), [], false],
		["staff", user(5, "admin"), ["Enrol in Class 7"], true],
	])("offers %s the next step", async (_, reader, buttons, hasList) => {
		const view = open({}, { reader });
		await view.findByRole("heading", { level: 1 });
		for (const name of buttons) await view.findByRole("button", { name });
		expect(view.all(".page button")).toHaveLength(buttons.length);
		expect(links(view, ".button").filter(([, name]) => name === "Class list")).toEqual(
			hasList ? [["/classes/7/list", "Class list"]] : [],
		);
	});

	test("says that it is paused, and then nobody enrols and no date is named", () => {
		const view = open({ isActive: false }, { reader: user(2, "admin") });
		view.getByText("This class is paused. Only you and the federation see this page.");
		expect(view.all("button")).toEqual([]);
		expect(view.all(".class-time")).toEqual([]);
	});

	test("lists its other days", () => {
		const others = [
			oneClass(9, { title: "Class 7", titleAr: "الحصة 7", dayOfWeek: inDays(3) }),
			oneClass(8),
		];
		expect(links(open({}, { others }), ".other-days a").map(([path]) => path)).toEqual([
			"/classes/9",
		]);
		expect(open({}).all(".other-days")).toEqual([]);
	});

	test("that is not found leads to all classes", async () => {
		answerCalls(() => ({ status: 404, body: {} }));
		const view = renderPart(
			<Routes>
				<Route path="/classes/:id" element={<TrainingClassPage />} />
			</Routes>,
			{ at: "/classes/9" },
		);
		await view.findByRole("heading", { name: "Class not found" });
		view.getByText("It may have ended or paused. See which classes there are.");
		expect(links(view, ".button")).toEqual([["/classes", "All classes"]]);
	});
});

describe("a coach’s week", () => {
	const monday = "2027-04-12";
	const open = (
		at: string,
		classes: object[],
		locale: "en" | "ar" = "en",
		holidays: object[] = [],
	) =>
		renderPart(<WeekSchedule />, {
			at,
			locale,
			data: [
				[holidaysQuery.queryKey, holidays],
				[ownClassesQuery.queryKey, classes],
			],
		});
	const classes = [
		oneClass(1, { dayOfWeek: "monday", location: "Hall" }),
		oneClass(2, {
			dayOfWeek: "monday",
			startTime: "08:00",
			endTime: "09:00",
			currentEnrollment: 4,
		}),
		oneClass(3, { dayOfWeek: "sunday", isActive: false }),
		oneClass(4, {
			dayOfWeek: "friday",
			otherHours: [{ from: monday, to: "2027-04-18", startTime: null, endTime: null }],
		}),
	];

	test("is a table from Monday on, without paused classes, that leads to the attendance of each day", () => {
		const view = open(`/coach?tab=schedule&week=2027-04-14`, classes);
		expect(view.texts("th[scope=rowgroup]")).toEqual([
			"Monday",
			"Tuesday",
			"Wednesday",
			"Thursday",
			"Friday",
			"Saturday",
			"Sunday",
		]);
		expect(links(view, "tbody a")).toEqual([
			["/attendance/2?date=2027-04-12", "Class 2"],
			["/attendance/1?date=2027-04-12", "Class 1"],
			["/attendance/4?date=2027-04-16", "Class 4"],
		]);
		expect(view.texts("tbody td:last-child").filter((text) => /of/.test(text))).toEqual([
			"4 of 20",
			"15 of 20",
			"15 of 20",
		]);
		expect(view.texts("tbody .block").map(plainText)).toEqual([
			"Kata Focused",
			"Kata Focused · Hall",
			"Kata Focused",
		]);
		expect(view.texts("tbody .badge")).toEqual(["Not held this week"]);
		expect(view.getAllByText("No classes scheduled for this day")).toHaveLength(5);
		expect(view.texts(".week-steps strong").map(plainText)).toEqual(["April 12 – 18, 2027"]);
	});

	test("sums up what is held", () => {
		const tiles = (view: ReturnType<typeof open>) =>
			Object.fromEntries(
				view
					.all(".week-tiles > div")
					.map((tile) => [
						tile.querySelector("dt")?.textContent,
						tile.querySelector("dd")?.textContent,
					]),
			);
		expect(tiles(open(`/coach?week=${monday}`, classes))).toEqual({
			"Total Classes": "2",
			"Hours/Week": "2.5",
			"Total Enrolled": "19",
			"Active Days": "1",
		});
		expect(tiles(open("/coach?week=2027-04-19", classes))).toMatchObject({
			"Total Classes": "3",
			"Active Days": "2",
		});
	});

	test("is a calendar at will, in Arabic too, and steps by weeks", () => {
		const view = open(`/coach?view=calendar&week=${monday}`, classes, "ar");
		expect(view.texts(".week-calendar h2")[0]).toBe("الاثنين");
		expect(view.getAllByText("لا حصص")).toHaveLength(5);
		expect(links(view, ".week-calendar a")[2]).toEqual([
			"/attendance/4?date=2027-04-16",
			"الحصة 4",
		]);
		expect(view.texts(".week-calendar .soft.block")[0]).toBe("المسجّلون: ٤ من ٢٠");
		fireEvent.click(view.getByRole("button", { name: "الأسبوع التالي" }));
		expect(view.address()).toBe("/coach?view=calendar&week=2027-04-19");
		fireEvent.click(view.getByRole("button", { name: "الأسبوع السابق" }));
		fireEvent.click(view.getByRole("button", { name: "الأسبوع السابق" }));
		expect(view.address()).toBe("/coach?view=calendar&week=2027-04-05");
		fireEvent.click(view.getByRole("button", { name: "هذا الأسبوع" }));
		expect(view.address()).toBe("/coach?view=calendar");
		expect(view.queryByRole("button", { name: "هذا الأسبوع" })).toBeNull();
	});
});
