/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { classRow } from "#tests/domains/training/training-classes.rows.ts";
import { gradesQuery } from "../../../base/ranks/belts.queries.ts";
import { userQuery } from "../../../base/session/session.ts";
import { holidaysQuery } from "../../../base/settings/settings.queries.ts";
import { openEventsQuery } from "../../../competition/events/events.queries.ts";
import { notEnteredQuery } from "../../../competition/registrations/registrations.queries.ts";
import { firstPage } from "../../../core/calls/usePages.ts";
import { studentsQuery } from "../../../people/coaches/students.queries.ts";
import {
	classMembersQuery,
	ownClassesQuery,
} from "../../../training/training-classes/training-classes.queries.ts";
import CoachOverview from "./CoachOverview.tsx";
import CoachStudents from "./CoachStudents.tsx";

const student = (id: number, firstName: string, wish: object = {}) =>
	personForTest(id, firstName, {
		phoneNumber: "+96522345678",
		gender: "female",
		emergencyContact: "Ali, 5000 1234",
		currentBelt: "orange-9",
		pendingPromotion: null,
		...wish,
	});
const event = (id: number) => ({
	id,
	titleEn: `Cup ${id}`,
	titleAr: `كأس ${id}`,
	eventDate: "2099-04-17",
	endDate: null,
});
const students = [
	student(20, "Noura"),
	student(21, "Omar", {
		gender: null,
		email: null,
		phoneNumber: null,
		currentBelt: "white",
		pendingPromotion: { toBelt: "orange-10" },
	}),
	student(22, "Reem"),
];

type World = { list?: object[]; open?: object[]; notEntered?: object[]; locale?: "en" | "ar" };
function open(
	at = "/coach?tab=students",
	{ list = students, open = [event(31), event(32)], notEntered = [], locale = "en" }: World = {},
) {
	answerCalls(() => new Promise(() => {}));
	const view = renderPart(<CoachStudents />, {
		at,
		locale,
		data: [
			[userQuery.queryKey, { id: 2, role: "coach", isApproved: true }],
			[studentsQuery.queryKey, list],
			[gradesQuery.queryKey, []],
			[openEventsQuery.queryKey, firstPage({ rows: open } as never)],
			[notEnteredQuery.queryKey, notEntered],
			[ownClassesQuery.queryKey, [classRow(1), classRow(2)]],
			[
				classMembersQuery(2 as never).queryKey,
				[
					{ userId: 22, status: "active" },
					{ userId: 20, status: "waitlisted" },
				],
			],
		],
	});
	const unfold = (title: string) => {
		const details = view.getByText(title).closest("details") as HTMLDetailsElement;
		details.open = true;
		fireEvent(details, new Event("toggle"));
	};
	return { ...view, unfold, names: () => view.texts(".student-name > bdi") };
}

describe("a coach’s students", () => {
	test("have what a coach needs at once, and the way to more", () => {
		const view = open();
		const [noura, omar] = view.all(".student");
		expect(plainText(noura.querySelector("summary")?.textContent)).toMatch(
			/Noura Saleh.*Orange Belt - 9th Kyu.*20@club\.exampleFemale$/,
		);
		expect(noura.querySelector(".student-phone")?.textContent).toBe("2234 5678");
		expect(noura.querySelector(".student-phone a")?.getAttribute("href")).toBe("tel:+96522345678");
		expect(view.getByRole("link", { name: "Details of Noura Saleh" }).getAttribute("href")).toBe(
			"/student/20",
		);
		expect(plainText(omar.querySelector("summary")?.textContent)).toMatch(
			/Omar Saleh.*White Belt.*Promotion requested$/,
		);
		expect(omar.querySelectorAll(".student-phone")).toHaveLength(0);
		expect(noura.querySelectorAll(".badge.strong")).toHaveLength(0);
	});

	test.each([
		["q=noura", ["Noura Saleh"]],
		["q=22%40club", ["Reem Saleh"]],
		["belt=white", ["Omar Saleh"]],
		["class=2", ["Reem Saleh"]],
		["belt=orange-9&q=reem", ["Reem Saleh"]],
	])("are narrowed by %s to %j", (query, names) => {
		expect(open(`/coach?tab=students&${query}`).names()).toEqual(names);
	});

	test("can be filtered by the belts that they wear, and the coach's classes", () => {
		const view = open();
		const [belts, classes] = view.all("select") as HTMLSelectElement[];
		expect([...belts.options].map(({ value }) => value)).toEqual(["", "white", "orange-9"]);
		expect([...classes.options].map(({ text }) => plainText(text).replace(/,.*/, ""))).toEqual([
			"All classes",
			"Class 1",
			"Class 2",
		]);
		fireEvent.change(belts, { target: { value: "white" } });
		expect([view.address(), view.names()]).toEqual([
			"/coach?tab=students&belt=white",
			["Omar Saleh"],
		]);
	});

	test("an empty list says whether the coach has no students, or the filter finds none", () => {
		open("/coach?q=xyz").getByText("No students match your search criteria.");
		const none = open("/coach", { list: [] });
		none.getByText("You haven't added any students yet.");
		// Without students there is nobody to write to, to grade or to register.
		expect(none.all("select, details")).toEqual([]);
		expect(none.texts("button")).toEqual(["Add Student"]);
		const some = open();
		expect(some.getByRole("link", { name: "Sent messages" }).getAttribute("href")).toBe(
			"/broadcasts",
		);
		some.getByRole("button", { name: "Write to all students" });
	});

	test("are promoted one by one", async () => {
		const view = open();
		fireEvent.click(view.getByRole("button", { name: "Progress of Omar Saleh" }));
		await view.findByRole("dialog", { name: "Progress of Omar Saleh" });
	});
});

describe("the events to which a coach can take students", () => {
	const tournament = (id: number, studentIds: number[]) => ({ event: event(id), studentIds });

	test("list who can register and has not, with the way to register them", () => {
		const view = open("/coach", {
			notEntered: [tournament(32, [20, 22]), tournament(31, [21]), tournament(33, [])],
		});
		view.unfold("Coming events");
		expect(
			view
				.all(".squads > li > span a")
				.map((link) => [link.getAttribute("href"), link.textContent]),
		).toEqual([
			["/events/31", "Cup 31"],
			["/events/32", "Cup 32"],
			["/events/33", "Cup 33"],
		]);
		const [first, second, third] = view.all(".squads > li");
		expect(
			view.getByRole("link", { name: "Register my students: Cup 32" }).getAttribute("href"),
		).toBe("/events/32/squad");
		const missing = (one: Element) => [
			one.querySelector("summary")?.textContent,
			one.querySelector("details")?.querySelector("a")?.textContent,
			one.querySelector("details")?.querySelector("a")?.getAttribute("href"),
		];
		expect(missing(first)).toEqual([
			"1 of your students can register and hasn’t",
			"Register this student",
			"/events/31/squad?students=21",
		]);
		expect(missing(second)).toEqual([
			"2 of your students can register and haven’t",
			"Register these 2 students",
			"/events/32/squad?students=20,22",
		]);
		expect(third.textContent).toContain("None of your other students can register.");
		expect(third.querySelector("details")).toBeNull();
	});

	test("say so if there are none, in Arabic too", () => {
		const view = open("/coach", { open: [] });
		view.unfold("Coming events");
		view.getByText("No event is open for registration right now.");
		const arabic = open("/coach", { locale: "ar" });
		const [, squads] = arabic
			.all("details:not(.student details)")
			.slice(-2) as HTMLDetailsElement[];
		squads.open = true;
		fireEvent(squads, new Event("toggle"));
		expect(arabic.texts(".squads > li > span a")).toEqual(["كأس 31", "كأس 32"]);
	});
});

describe("the first tab of a coach", () => {
	const open = (classes: object[]) => {
		answerCalls(() => new Promise(() => {}));
		return renderPart(<CoachOverview />, {
			at: "/coach",
			data: [
				[
					userQuery.queryKey,
					{
						id: 2,
						role: "coach",
						isApproved: true,
						firstName: "Omar",
						lastName: "Ali",
						currentBelt: "black-1",
						gender: "male",
					},
				],
				[holidaysQuery.queryKey, []],
				[studentsQuery.queryKey, []],
				[ownClassesQuery.queryKey, classes],
			],
		});
	};

	test("leads to the other tabs, and shows the three newest classes", () => {
		const view = open([1, 2, 3, 4].map((id) => classRow(id, { currentEnrollment: id })));
		expect(
			view.all(".shortcuts a").map((link) => [link.getAttribute("href"), link.textContent]),
		).toEqual([
			["/coach?tab=classes", expect.stringMatching(/^Class Management/)],
			["/coach?tab=students", expect.stringMatching(/^Student Management/)],
			["/coach?tab=schedule", expect.stringMatching(/^Weekly Schedule/)],
		]);
		expect(
			view.texts(".recent li").map((line) => plainText(line).replace(/Sunday.*M/, " ")),
		).toEqual(["Class 1 1/20 enrolled", "Class 2 2/20 enrolled", "Class 3 3/20 enrolled"]);
	});

	test("without classes says how to begin", () => {
		open([]).getByText("No classes created yet. Create your first class to get started!");
	});
});
