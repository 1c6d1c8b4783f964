/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { classRow } from "#tests/domains/training/training-classes.rows.ts";
import { userQuery } from "../../../base/session/session.ts";
import { holidaysQuery } from "../../../base/settings/settings.queries.ts";
import CoachClasses from "../manage/CoachClasses.tsx";
import { ownClassesQuery, timetableQuery } from "../training-classes.queries.ts";
import { rowOf } from "./hoursOfClass.ts";
import OtherHoursDialog from "./OtherHoursDialog.tsx";
import OtherHoursSection from "./OtherHoursSection.tsx";

beforeEach(() => sessionStorage.clear());

const today = kuwaitDate(Date.now());
const inDays = (days: number) => weekdayOf(dayAfter(today, days));
const hours = (from: number, to: number, startTime: string | null, endTime: string | null) => ({
	from: dayAfter(today, from),
	to: dayAfter(today, to),
	startTime,
	endTime,
});

describe("the other hours of a coach's classes", () => {
	const open = (classes: object[]) =>
		renderPart(<OtherHoursSection classes={classes as never} />, { data: [] });
	const [near, far] = [hours(2, 8, "19:00", "20:00"), hours(20, 22, null, null)];

	test("are listed by period, the next one first, without those that are over", () => {
		const view = open([
			classRow(1, { otherHours: [hours(-9, -1, null, null), far, near] }),
			classRow(2, { otherHours: [{ ...near, startTime: null, endTime: null }] }),
		]);
		expect(view.texts(".other-hours .block")).toEqual(["2 classes", "1 class"]);
		expect(view.texts(".other-hours button")).toEqual(["Change", "Remove", "Change", "Remove"]);
		expect(open([classRow(1)]).all(".other-hours li")).toEqual([]);
	});

	test("are changed as they are set for these days", async () => {
		const view = open([
			classRow(1, { otherHours: [near] }),
			classRow(2, { otherHours: [{ ...near, startTime: null, endTime: null }] }),
			classRow(3),
			classRow(4, { isActive: false }),
		]);
		fireEvent.click(view.getByRole("button", { name: /^Change: / }));
		await view.findByRole("dialog");
		expect(view.texts("legend")).toEqual([]);
		const dialog = view.getByRole("dialog");
		const ways = [...dialog.querySelectorAll("select")].map(({ value }) => value);
		expect(ways).toEqual(["held", "notHeld", "asUsual"]);
		const days = [...dialog.querySelectorAll<HTMLInputElement>("[type=date]")];
		expect(days.map(({ value }) => value)).toEqual([near.from, near.to]);
		const times = [...dialog.querySelectorAll<HTMLInputElement>("[type=time]")];
		expect(times.map(({ value }) => value)).toEqual(["19:00", "20:00"]);
	});

	test("are removed after a question", async () => {
		const calls = answerCalls(() => ({ body: [] }));
		const view = open([classRow(1, { otherHours: [near] })]);
		fireEvent.click(view.getByRole("button", { name: /^Remove: / }));
		const dialog = await view.findByRole("dialog", { name: "Remove these hours?" });
		expect(dialog.textContent).toContain("your classes keep their usual hours.");
		fireEvent.click([...dialog.querySelectorAll("button")].at(-1) as HTMLElement);
		await view.findByText("Other hours removed");
		expect(calls[0].body).toMatchObject({ from: near.from, to: near.to, classes: [] });
	});

	test("begin with a week from today, and are nothing without a class", async () => {
		const view = open([classRow(1)]);
		fireEvent.click(view.getByRole("button", { name: "Set other hours" }));
		const dialog = await view.findByRole("dialog");
		expect(
			[...dialog.querySelectorAll<HTMLInputElement>("[type=date]")].map(({ value }) => value),
		).toEqual([today, dayAfter(today, 6)]);
		const save = view.getByRole("button", { name: "Save hours" }) as HTMLButtonElement;
		expect(save.disabled).toBe(true);
		expect(open([classRow(1, { isActive: false })]).container.textContent).toBe("");
		expect(
			open([classRow(1, { isActive: false, otherHours: [near] })]).texts(".other-hours .block"),
		).toEqual(["1 class"]);
	});
});

test("other hours are sent for the classes that have some, and the timetable is read again", async () => {
	const period = { from: "2027-06-01", to: "2027-06-30" };
	const { sent, toast, notReadAgain, text } = await confirmIn(
		<OtherHoursDialog
			period={period}
			replaces={{ from: "2027-06-02", to: "2027-06-29" }}
			byMoon
			rows={
				[
					rowOf(classRow(1) as never, { startTime: "21:00", endTime: "22:00" }),
					{ ...rowOf(classRow(2) as never, { startTime: null, endTime: null }), isFull: true },
					rowOf(classRow(3) as never, undefined),
				] as never
			}
			onClose={() => undefined}
		/>,
		{ press: "Save hours", lists: [timetableQuery] },
	);
	expect(sent).toEqual([
		[
			"PUT",
			expect.stringMatching(/hours$/),
			{
				...period,
				replaces: { from: "2027-06-02", to: "2027-06-29" },
				classes: [
					{ id: 1, startTime: "21:00", endTime: "22:00" },
					{ id: 2, startTime: null, endTime: null },
				],
			},
		],
	]);
	expect([toast, notReadAgain]).toEqual([expect.stringContaining("Other hours saved"), []]);
	expect(text).toContain("The moon decides");
	expect(text.match(/No hours proposed/g)).toHaveLength(1);
});

test("hours that end before they begin are pointed out at their class, and not sent", async () => {
	const calls = answerCalls(() => ({}));
	const view = renderPart(
		<OtherHoursDialog
			period={{ from: "2027-06-01", to: "2027-06-30" }}
			rows={[
				rowOf(classRow(3) as never, undefined),
				rowOf(classRow(1) as never, { startTime: "21:00", endTime: "21:00" }),
			]}
			onClose={() => undefined}
		/>,
	);
	const dialog = await view.findByRole("dialog", { name: "Other hours" });
	fireEvent.click(view.getByRole("button", { name: "Save hours" }));
	expect(calls).toEqual([]);
	const wrong = [...dialog.querySelectorAll("[aria-invalid=true]")];
	expect(wrong.map((field) => field.getAttribute("name"))).toEqual([expect.stringMatching(/^1\./)]);
	expect(dialog.textContent).not.toContain("The moon decides");
});

describe("a coach's own classes", () => {
	const open = (classes: object[]) =>
		renderPart(<CoachClasses />, {
			at: "/coach?tab=classes",
			data: [
				[holidaysQuery.queryKey, []],
				[ownClassesQuery.queryKey, classes],
				[userQuery.queryKey, null],
			],
		});

	test("are in the order in which they are held next, paused ones last", () => {
		const view = open([
			classRow(1, { isActive: false }),
			classRow(2, { dayOfWeek: inDays(3) }),
			classRow(3, { dayOfWeek: inDays(1), startTime: "19:00", endTime: "20:00" }),
			classRow(4, { dayOfWeek: inDays(1), startTime: "08:00", endTime: "09:00" }),
		]);
		expect(view.texts(".coach-classes > li h2, .coach-classes > li h3").map(plainText)).toEqual([
			"Class 4",
			"Class 3",
			"Class 2",
			"Class 1",
		]);
		fireEvent.click(view.getByRole("button", { name: "Create New Class" }));
		expect(view.address()).toBe("/coach?tab=classes&class=new");
	});

	test("begin with a first one if there are none", () => {
		const view = open([]);
		view.getByText("No Classes Yet");
		fireEvent.click(view.getByRole("button", { name: "Create Your First Class" }));
		expect(view.address()).toBe("/coach?tab=classes&class=new");
		expect(view.all("#other-hours")).toEqual([]);
	});
});
