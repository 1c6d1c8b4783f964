/** @jest-environment jsdom */
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { myClassesQuery } from "../training-classes.queries.ts";
import EnrollButton from "./EnrollButton.tsx";

const today = kuwaitDate(Date.now());
const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
const day = (id: number, dayOfWeek: string, wish: object = {}) => ({
	id,
	title: "Basics",
	titleAr: null,
	dayOfWeek,
	startTime: "17:00",
	endTime: "18:00",
	audienceType: "mixed",
	classType: "kata",
	isActive: true,
	currentEnrollment: 1,
	maxCapacity: 20,
	...wish,
});

type World = { own?: object[]; user?: object };
const open = (one: object, others: object[] = [], { own = [], user = {} }: World = {}) =>
	renderPart(<EnrollButton one={one as never} otherDays={others as never} />, {
		data: [
			[["user"], { id: 5, gender: "female", dateOfBirth: yearsAgo(30), ...user }],
			[myClassesQuery.queryKey, own],
		],
	});

test("all days of a class can be chosen at once, except paused days and days that the person has", () => {
	const sunday = day(1, "sunday");
	const others = [
		day(2, "wednesday"),
		day(3, "tuesday"),
		day(4, "monday", { isActive: false }),
		day(5, "thursday"),
	];
	const { texts } = open(sunday, others, { own: [{ classId: 5, status: "active" }] });
	expect(texts("button")).toEqual(["Enrol", "Enrol on Sunday, Tuesday, and Wednesday"]);
	expect(open(sunday, [day(4, "monday", { isActive: false })]).texts("button")).toEqual(["Enrol"]);
});

test.each([
	[{ currentEnrollment: 20 }, {}, ["Join the waiting list"]],
	[{ audienceType: "boys" }, {}, []],
	[{ maxAge: 12 }, {}, []],
	[{ maxAge: 12 }, { dateOfBirth: yearsAgo(12) }, ["Enrol"]],
])("a class with %j offers a person with %j: %j", (wish, user, buttons) => {
	const { texts, container } = open(day(1, "sunday", wish), [], { user });
	expect(texts("button")).toEqual(buttons);
	expect(/another age or group/.test(container.textContent ?? "")).toBe(buttons.length === 0);
});
