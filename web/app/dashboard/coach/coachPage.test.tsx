/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { gradesQuery } from "../../../base/ranks/belts.queries.ts";
import { userQuery } from "../../../base/session/session.ts";
import { holidaysQuery } from "../../../base/settings/settings.queries.ts";
import { notCancelledPages } from "../../../competition/events/events.queries.ts";
import { gradingQuery } from "../../../competition/gradings/gradings.queries.ts";
import { firstPage } from "../../../core/calls/usePages.ts";
import { studentsQuery } from "../../../people/coaches/students.queries.ts";
import { notificationsQuery } from "../../../people/notifications/notifications.queries.ts";
import UserMenu from "../../UserMenu.tsx";
import { Stats, Welcome } from "./CoachOverview.tsx";
import { CoachToday } from "./CoachToday.tsx";
import { DanStudents } from "./DanStudents.tsx";
import NextGrading from "./NextGrading.tsx";

const today = kuwaitDate(Date.now());

const student = (id: number, firstName: string, wish: object = {}) => ({
	id,
	firstName,
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
	currentBelt: "white",
	pendingPromotion: null,
	...wish,
});

const grade = (studentId: number, wish: object = {}) => ({
	studentId,
	since: "2020-01-01",
	eligibleDate: "2020-06-01",
	attended: 12,
	requiredClasses: 10,
	...wish,
});

const grading = (id: number, wish: object = {}) => ({
	id,
	eventType: "grading",
	eventDate: dayAfter(today, 20),
	endDate: null,
	cancelReason: null,
	registrationState: "open",
	classes: [],
	titleEn: "Grading",
	titleAr: "",
	...wish,
});

type World = { students: object[]; grades: object[]; gradings: { id: number }[] };

const openNextGrading = ({ students, grades, gradings }: World) =>
	renderPart(<NextGrading />, {
		data: [
			[studentsQuery.queryKey, students],
			[gradesQuery.queryKey, grades],
			[notCancelledPages("grading").queryKey, firstPage({ rows: gradings } as never)],
			...gradings.map(({ id }) => [gradingQuery(id).queryKey, { state: "open" }] as const),
		],
	});

const bound = (toBelt: string) => ({ toBelt, eventId: null, agreedAt: null });

describe("the next grading of a coach’s students", () => {
	const students = [
		student(20, "Noura"),
		student(21, "Omar"),
		student(22, "Layan", { pendingPromotion: bound("orange-9") }),
		student(23, "Dana"),
		student(24, "Reem"),
	];
	const grades = [
		grade(20),
		grade(21, { attended: 9 }),
		grade(22),
		grade(23, { eligibleDate: dayAfter(today, 20) }),
		grade(24, { eligibleDate: dayAfter(today, 21) }),
	];

	test("lists who completes the months by then, and chooses who lacks nothing", () => {
		const { all, texts } = openNextGrading({ students, grades, gradings: [grading(7)] });
		const chosen = all("input").map((box) => (box as HTMLInputElement).checked);
		expect(texts("li label").map((row) => /Noura|Omar|Layan|Dana|Reem/.exec(row)?.[0])).toEqual([
			"Noura",
			"Omar",
			"Layan",
			"Dana",
		]);
		expect(chosen).toEqual([true, false, true, true]);
	});

	test("proposes each for the next rank, or for the one that was asked for before", async () => {
		const sent = answerCalls(() => ({ body: [] }));
		const { getByRole } = openNextGrading({
			students: students.slice(0, 3).filter(({ id }) => id !== 21),
			grades,
			gradings: [grading(7)],
		});
		fireEvent.click(getByRole("button", { name: /^Propose/ }));
		const calls = () => sent.filter(({ method }) => method === "POST");
		await waitFor(() => expect(calls()).toHaveLength(1));
		const [{ path, body }] = calls();
		expect(path).toMatch(/\/7\//);
		expect(body).toEqual([
			{ userId: 20, toBelt: expect.not.stringMatching("orange-9") },
			{ userId: 22, toBelt: "orange-9" },
		]);
	});
});

test("a coach recommends for a dan whose promotion is bound to no grading", () => {
	const dan = (id: number, firstName: string, pendingPromotion: object | null) =>
		student(id, firstName, { currentBelt: "brown-1", pendingPromotion });
	const { all } = renderPart(
		<DanStudents
			students={
				[
					dan(20, "Noura", null),
					dan(21, "Omar", bound("black-1")),
					dan(22, "Layan", { ...bound("black-1"), eventId: 7 }),
					student(23, "Dana"),
				] as never
			}
			grades={[20, 21, 22, 23].map((id) => grade(id)) as never}
			gradings={[grading(7)] as never}
		/>,
	);
	expect(all("li button").map((button) => button.getAttribute("aria-label"))).toEqual([
		"Recommend Noura Saleh for a dan",
		"Recommend Omar Saleh for a dan",
	]);
});

test.each([
	["en", "female", "Welcome Coach Noura", "Approved Coach"],
	["en", null, "Welcome Coach Noura", "Approved Coach"],
	["ar", "female", "أهلًا بالمدربة Noura", "مدربة معتمدة"],
	["ar", "male", "أهلًا بالمدرب Noura", "مدرب معتمد"],
	["ar", null, "أهلًا بالمدرب Noura", "مدرب معتمد"],
] as const)("a coach is greeted in %s by gender (%s)", (locale, gender, welcome, approved) => {
	const user = { ...student(20, "Noura"), role: "coach", isApproved: true, gender };
	const data = [[userQuery.queryKey, user]] as const;
	const page = renderPart(<Welcome />, { locale, data });
	expect(page.texts("h1").map(plainText)).toEqual([welcome]);
	expect(page.texts(".badge.primary")).toEqual([approved]);
	const menu = renderPart(<UserMenu user={user as never} />, { locale, data });
	fireEvent.click(menu.all("button")[0]);
	expect(menu.texts(".badge.primary")).toEqual([approved]);
});

describe("a coach’s day", () => {
	const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
	const one = (id: number, inDays: number, wish: object = {}) => ({
		id,
		title: `Class ${id}`,
		titleAr: null,
		location: null,
		locationAr: null,
		dayOfWeek: days[new Date(`${dayAfter(today, inDays)}T12:00:00Z`).getUTCDay()],
		startTime: inDays === 0 ? "00:00" : "17:00",
		endTime: inDays === 0 ? "23:59" : "18:00",
		isActive: true,
		otherHours: [],
		currentEnrollment: 3,
		maxCapacity: 20,
		...wish,
	});
	const open = (...classes: object[]) =>
		renderPart(<CoachToday classes={classes as never} />, {
			data: [[holidaysQuery.queryKey, []]],
		}).texts(".next-row bdi");

	test("has today’s classes that are not paused", () => {
		expect(open(one(1, 0), one(2, 0), one(3, 0, { isActive: false }), one(4, 1))).toEqual([
			"Class 1",
			"Class 2",
		]);
	});

	test("has the next class alone if there is none today", () => {
		expect(open(one(1, 3), one(2, 1), one(3, 0, { isActive: false }))).toEqual(["Class 2"]);
	});

	test("counts active classes, students and unread notifications", () => {
		const note = (id: string, isRead: boolean) => ({ id, isRead });
		const { texts } = renderPart(
			<Stats classes={[one(1, 1), one(2, 1, { isActive: false })] as never} />,
			{
				data: [
					[studentsQuery.queryKey, [student(20, "Noura")]],
					[notificationsQuery("en").queryKey, [note("a", false), note("b", true), note("c", true)]],
				],
			},
		);
		expect(texts(".stats > *").map((card) => card.match(/^\d+%?/)?.[0])).toEqual([
			"2",
			"1",
			"15%",
			"1",
		]);
		expect(texts(".stats > *")[0]).toMatch(/1 active$/);
	});
});
