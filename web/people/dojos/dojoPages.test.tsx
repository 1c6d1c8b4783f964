/** @jest-environment jsdom */
import { Route, Routes } from "react-router-dom";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { publicSettingsQuery } from "../../base/settings/settings.queries.ts";
import DojoPage from "./DojoPage.tsx";
import DojosPage from "./DojosPage.tsx";
import { dojoPageQuery, publishedDojosQuery } from "./dojos.queries.ts";

const dojo = (id: number, nameEn: string, nameAr: string, wish: object = {}) => ({
	id,
	nameEn,
	nameAr,
	addressEn: "First Street",
	addressAr: "الشارع الأول",
	area: "hawalli",
	mapUrl: null,
	phone: null,
	imageUrl: null,
	hoursEn: null,
	hoursAr: null,
	womensHoursEn: null,
	womensHoursAr: null,
	monthlyFee: null,
	published: true,
	...wish,
});
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const today = new Date(`${kuwaitDate(Date.now())}T12:00:00Z`).getUTCDay();
const coach = { firstName: "Omar", lastName: "Saleh", firstNameAr: "عمر", lastNameAr: "صالح" };
const lesson = (id: number, inDays: number, startTime: string, wish: object = {}) => ({
	id,
	title: `Class ${id}`,
	titleAr: `الحصة ${id}`,
	location: null,
	locationAr: null,
	description: null,
	descriptionAr: null,
	classType: "kata",
	audienceType: "girls",
	dayOfWeek: weekdays[(today + inDays) % 7],
	startTime,
	endTime: "22:00",
	coach,
	...wish,
});
const common = [
	[userQuery.queryKey, null],
	[publicSettingsQuery.queryKey, { membershipFees: { adult: 0, child: 0 }, membershipMonths: 12 }],
] as const;

describe("the dojos", () => {
	const open = (dojos: object[], locale: "en" | "ar" = "en") =>
		renderPart(<DojosPage />, { locale, data: [...common, [publishedDojosQuery.queryKey, dojos]] });
	const dojos = [
		dojo(31, "South", "الأحمدي", { mapUrl: "https://maps.example/31", phone: "+96522345678" }),
		dojo(32, "North", "الشمال", { addressEn: "North", area: "jahra" }),
		dojo(33, "Mishref", "مشرف", { addressEn: null, addressAr: null }),
	];

	test("are listed by their names, with area, address, map and phone", () => {
		const view = open(dojos);
		expect(view.all("h2 a").map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
			["/dojos/33", "Mishref"],
			["/dojos/32", "North"],
			["/dojos/31", "South"],
		]);
		expect(view.texts(".dojo-card > p").map(plainText)).toEqual([
			"Hawalli Governorate",
			"",
			"Jahra Governorate",
			"",
			"Hawalli Governorate",
			"First Street",
			"Open map+965 2234 5678",
		]);
		view.getByRole("link", { name: "Open map: South" });
		expect(open(dojos, "ar").texts("h2")).toEqual(["الأحمدي", "الشمال", "مشرف"]);
	});

	test("say so if there are none, with one button", () => {
		const view = open([], "ar");
		view.getByText("لا توجد دوجوهات بعد.");
		expect(view.all(".button")).toHaveLength(1);
		expect(open(dojos).queryByText("There are no dojos yet.")).toBeNull();
	});
});

describe("the page of a dojo", () => {
	const open = (wish: object, locale: "en" | "ar" = "en") => {
		answerCalls(() => new Promise(() => {}));
		return renderPart(
			<Routes>
				<Route path="/dojos/:id" element={<DojoPage />} />
			</Routes>,
			{
				at: "/dojos/31",
				locale,
				data: [
					...common,
					[
						dojoPageQuery(31 as never).queryKey,
						{ ...dojo(31, "South", "الأحمدي"), classes: [], coaches: [], ...wish },
					],
				],
			},
		);
	};

	test("lists its classes by day and hour, marks the present day, and has its coaches", () => {
		const classes = [
			lesson(1, 0, "19:00"),
			lesson(2, 1, "08:00", { coach: null }),
			lesson(3, 0, "08:00"),
		];
		const view = open({
			classes,
			coaches: [
				{ id: 20, ...coach, currentBelt: "black-2", specializations: [], dojoId: 31 },
				{ id: 21, ...coach, currentBelt: "black-1", specializations: [], dojoId: 31 },
			],
		});
		expect(view.texts("h1")).toEqual(["South"]);
		const ofToday = view.all(".dojo-days > li[aria-current=date]");
		expect(ofToday).toHaveLength(1);
		expect(
			[...ofToday[0].querySelectorAll("h4 a")].map((link) => link.getAttribute("href")),
		).toEqual(["/classes/3", "/classes/1"]);
		expect(ofToday[0].querySelector("h3 .badge")?.textContent).toBe("Today");
		expect(view.all(".dojo-days h3 .badge")).toHaveLength(1);
		expect(view.all(".dojo-days > li")).toHaveLength(2);
		expect(plainText(ofToday[0].querySelector("ul li")?.textContent)).toMatch(
			/Class 3Kata Focused · Girls OnlySensei Omar Saleh$/,
		);
		expect(view.texts(".dojo-days .block").map(plainText)).toHaveLength(2);
		expect(view.all(".coach-card").map(({ id }) => id)).toEqual(["coach-20", "coach-21"]);
		expect(view.queryByText("No classes at present")).toBeNull();
	});

	test("without classes or coaches says so, or leaves them out", () => {
		const view = open({}, "ar");
		view.getByText("لا توجد حصص حاليًا");
		expect(view.texts("h2")).toEqual(["الحصص"]);
		expect(view.getByRole("link", { name: "جميع الحصص" }).getAttribute("href")).toBe("/classes");
	});

	test("that is not found leads to all dojos", async () => {
		answerCalls(() => ({ status: 404, body: {} }));
		const view = renderPart(
			<Routes>
				<Route path="/dojos/:id" element={<DojoPage />} />
			</Routes>,
			{ at: "/dojos/9" },
		);
		await view.findByRole("heading", { name: "Dojo not found" });
		view.getByText("It may have moved or closed.");
		expect(view.all(".button").map((link) => link.getAttribute("href"))).toEqual(["/dojos"]);
	});
});
