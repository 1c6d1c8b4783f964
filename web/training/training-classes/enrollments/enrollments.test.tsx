/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { renderPart } from "#tests/core/renderPart.tsx";
import { holidaysQuery } from "../../../base/settings/settings.queries.ts";
import DeleteClassDialog from "../manage/DeleteClassDialog.tsx";
import { classesOfQuery, myClassesQuery, timetableQuery } from "../training-classes.queries.ts";
import { EnrollmentStanding } from "./EnrollmentStanding.tsx";
import LeaveClassDialog from "./LeaveClassDialog.tsx";
import MyClassesCard from "./MyClassesCard.tsx";
import PersonClasses from "./PersonClasses.tsx";

const none = () => undefined;
const coach = { id: 2, firstName: "Omar", lastName: "Saleh", firstNameAr: null, lastNameAr: null };
const oneClass = (id: number, wish: object = {}) => ({
	id,
	title: `Basics ${id}`,
	titleAr: `أساسيات ${id}`,
	location: "Hall",
	locationAr: "القاعة",
	coach,
	dayOfWeek: "sunday",
	startTime: "17:00",
	endTime: "18:00",
	otherHours: [],
	isActive: true,
	currentEnrollment: 3,
	maxCapacity: 20,
	...wish,
});
const enrollment = (id: number, wish: object = {}, ofClass: object = {}) => ({
	id: id + 100,
	classId: id,
	userId: 5,
	status: "active",
	position: null,
	class: oneClass(id, ofClass),
	...wish,
});
const waits = { status: "waitlisted", position: 4 };
const noHolidays = [holidaysQuery.queryKey, []] as const;

test.each([
	[
		"active",
		"en",
		"Leave",
		"Your place in Basics 7 goes to the next in line.",
		/^You have left the classBasics 7/,
	],
	[
		"waitlisted",
		"en",
		"Leave",
		"You lose your turn on the waiting list of Basics 7.",
		/^You have left the classBasics 7/,
	],
] as const)(
	"who leaves a class, %s in it, reads what they give up",
	async (status, locale, press, words, toast) => {
		const read = await confirmIn(
			<LeaveClassDialog enrollment={enrollment(7, { status }) as never} onClose={none} />,
			{ press, locale, lists: [timetableQuery, classesOfQuery(5 as never)] },
		);
		expect([read.title, read.text]).toEqual(["Leave this class?", words]);
		expect(read.sent).toEqual([["DELETE", "/classes/7/enroll", { userId: 5 }]]);
		expect(read.toast).toMatch(toast);
		expect(read.notReadAgain).toEqual([]);
	},
);

test.each([
	[0, /^Basics 7 will disappear from the timetable/, "/classes/7"],
	[3, /^3 members are enrolled in Basics 7/, "/classes/7?force=true"],
])(
	"the deletion of a class with %d people says so, and means it",
	async (currentEnrollment, words, path) => {
		const read = await confirmIn(
			<DeleteClassDialog item={oneClass(7, { currentEnrollment }) as never} onClose={none} />,
			{ press: "Delete", lists: [timetableQuery] },
		);
		expect(read.text).toMatch(words);
		expect(read.sent).toEqual([["DELETE", path]]);
		expect(read.toast).toContain("Class Deleted");
		expect(read.notReadAgain).toEqual([]);
	},
);

test.each([
	["one’s own place", {}, {}, {}, ["You are enrolled"]],
	["another person’s place", {}, {}, { own: false }, ["Enrolled"]],
	["a place in a list", {}, {}, { listed: true }, []],
	["a wait", waits, {}, {}, ["On the waiting list, place 4"]],
	["a wait in a list", waits, {}, { listed: true }, ["On the waiting list, place 4"]],
	["a place in a paused class", {}, { isActive: false }, { listed: true }, ["Paused"]],
])("%s is marked as what it is", (_, wish, ofClass, props, badges) => {
	const view = renderPart(
		<EnrollmentStanding enrollment={enrollment(7, wish, ofClass) as never} {...props} />,
	);
	expect(view.texts(".badge")).toEqual(badges);
});

const classesOf = (list: object[], mayLeave?: boolean) =>
	renderPart(<PersonClasses id={5 as never} mayLeave={mayLeave} />, {
		data: [noHolidays, [classesOfQuery(5 as never).queryKey, list]],
	});

test("a person’s classes can only be left by who may", () => {
	const list = [enrollment(7), enrollment(8, waits, { isActive: false })];
	const read = classesOf(list);
	expect(read.texts(".badge")).toEqual(["Enrolled", "On the waiting list, place 4", "Paused"]);
	expect(read.all("button")).toEqual([]);
	const may = classesOf(list, true);
	expect(may.texts(".badge")).toEqual(["On the waiting list, place 4", "Paused"]);
	fireEvent.click(may.getByRole("button", { name: "More: Basics 8" }));
	may.getByRole("button", { name: "Leave Basics 8" });
	expect(may.all("h3 a").map((link) => link.getAttribute("href"))).toEqual([
		"/classes/7",
		"/classes/8",
	]);
	classesOf([]).getByText("No classes yet.");
});

test("one’s own classes name coach and place; those after the third are shown after a press", () => {
	const mine = (list: object[], locale: "en" | "ar" = "en") =>
		renderPart(<MyClassesCard />, { locale, data: [noHolidays, [myClassesQuery.queryKey, list]] });
	const five = mine([1, 2, 3, 4, 5].map((id) => enrollment(id)));
	expect(five.texts(".card > ul h3")).toEqual(["Basics 1", "Basics 2", "Basics 3"]);
	expect(five.texts("summary")).toEqual(["2 more classes"]);
	expect(five.texts("details h3")).toEqual(["Basics 4", "Basics 5"]);
	expect(plainText(five.texts("p.soft")[0])).toMatch(/Omar Saleh.*Hall/);
	const three = mine(
		[1, 2, 3].map((id) => enrollment(id, {}, { coach: null })),
		"ar",
	);
	expect(three.all("details")).toEqual([]);
	expect(plainText(three.texts("p.soft")[0])).toBe("القاعة");
	expect(mine([]).getByRole("link", { name: "View the timetable" }).getAttribute("href")).toBe(
		"/classes",
	);
});
