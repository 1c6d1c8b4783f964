/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { classRow } from "#tests/domains/training/training-classes.rows.ts";
import { userQuery } from "../../../base/session/session.ts";
import { familyQuery } from "../../../people/families/families.queries.ts";
import {
	classesOfQuery,
	myClassesQuery,
} from "../../../training/training-classes/training-classes.queries.ts";
import EnrollForWhom from "./EnrollForWhom.tsx";

const year = Number(kuwaitDate(Date.now()).slice(0, 4));
const born = (years: number) => `${year - years}-01-01`;
const child = (id: number, firstName: string, wish: object = {}) => ({
	id,
	firstName,
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
	state: "active",
	gender: "female",
	dateOfBirth: born(9),
	...wish,
});
const oneClass = (id: number, dayOfWeek: string, wish: object = {}) =>
	classRow(id, { title: "Basics", titleAr: "أساسيات", dayOfWeek, ...wish });
const sunday = oneClass(1, "sunday");
const user = { id: 5, role: "member", isApproved: true, gender: "female", dateOfBirth: born(40) };

type World = {
	children?: object[];
	own?: boolean;
	mine?: object[];
	/** Classes of a child, by id. */
	ofChildren?: Record<number, object[]>;
	otherDays?: object[];
	locale?: "en" | "ar";
};
function open(
	one: object,
	{ children = [], own = true, mine = [], ofChildren = {}, otherDays, locale }: World = {},
) {
	const calls = answerCalls(({ method }) =>
		method === "GET" ? { body: [] } : { body: { status: "active", enrollment: {} } },
	);
	const view = renderPart(
		<EnrollForWhom one={one as never} own={own} otherDays={otherDays as never} />,
		{
			locale,
			data: [
				[userQuery.queryKey, user],
				[familyQuery.queryKey, { children, guardians: [] }],
				[myClassesQuery.queryKey, mine],
				...(children as { id: number }[]).map(
					({ id }) => [classesOfQuery(id as never).queryKey, ofChildren[id] ?? []] as const,
				),
			],
		},
	);
	const people = () => view.texts("dialog ul > li").map(plainText);
	return { ...view, calls, people };
}
const enrolled = (classId: number, status = "active", position: number | null = null) => ({
	classId,
	status,
	position,
	class: sunday,
});

test("who acts for nobody enrols alone, if they may", () => {
	const alone = open(sunday);
	expect(alone.texts("button")).toEqual(["Enrol"]);
	expect(alone.all("[aria-haspopup]")).toEqual([]);
	expect(open(sunday, { own: false }).container.textContent).toBe("");
	const frozen = open(sunday, { children: [child(7, "Reem", { state: "frozen" })] });
	expect(frozen.all("[aria-haspopup]")).toEqual([]);
});

test("a guardian chooses for whom; who cannot train there reads why", () => {
	const children = [
		child(7, "Reem"),
		child(8, "Omar", { gender: "male" }),
		child(9, "Dana", { dateOfBirth: null }),
		child(10, "Layan", { state: "frozen" }),
		child(11, "Maha"),
	];
	const girls = oneClass(1, "sunday", { audienceType: "girls", maxAge: 12 });
	const view = open(girls, { children, ofChildren: { 11: [enrolled(1)] } });
	fireEvent.click(view.getByRole("button", { name: "Enrol in Basics" }));
	view.getByRole("dialog", { name: "Who is it for?" });
	expect(view.people()).toEqual([
		"Reem",
		"OmarThis class is for another age or group.",
		expect.stringMatching(/^Dana\S/),
		"MeThis class is for another age or group.",
	]);
	expect(view.people()[2]).not.toMatch(/another age/);
	expect(view.texts("dialog li button")).toEqual(["Reem"]);
	expect(view.texts(".row").map(plainText)).toContain("Maha:Enrolled⋯");
});

test("a full class has a waiting list, and those who are in it are not asked again", () => {
	const full = oneClass(1, "sunday", { currentEnrollment: 20 });
	const view = open(full, {
		children: [child(7, "Reem")],
		mine: [enrolled(1, "waitlisted", 4)],
		locale: "ar",
	});
	expect(view.all(".badge")).toHaveLength(1);
	const button = view.getByRole("button", { name: "انضم إلى قائمة الانتظار: أساسيات" });
	expect(button.className).toBe("button");
	fireEvent.click(button);
	expect(view.people()).toEqual(["Reem"]);
	const notOwn = open(sunday, { children: [child(7, "Reem")], own: false });
	expect(notOwn.getByRole("button").className).toBe("button primary");
	fireEvent.click(notOwn.getByRole("button"));
	expect(notOwn.people()).toEqual(["Reem"]);
});

test("a class for nobody in the family has no button", () => {
	const boys = oneClass(1, "sunday", { audienceType: "boys" });
	const children = [child(7, "Reem")];
	const view = open(boys, { children });
	view.getByText("This class is for another age or group.");
	expect(view.all("button")).toEqual([]);
	// Whether the guardian could train there counts only if they may enrol.
	const young = oneClass(1, "sunday", { minAge: 30 });
	expect(open(young, { children }).all("button")).toHaveLength(1);
	expect(open(young, { children, own: false }).all("button")).toEqual([]);
});

test("a child is enrolled on the day, or also on the others that are held", async () => {
	const otherDays = [
		oneClass(2, "tuesday"),
		oneClass(3, "thursday", { isActive: false }),
		oneClass(4, "wednesday"),
	];
	const world = {
		children: [child(7, "Reem"), child(8, "Omar")],
		ofChildren: { 7: [enrolled(4)] },
	};
	const press = async (isOnAll: boolean) => {
		const view = open(sunday, { ...world, otherDays });
		fireEvent.click(view.getByRole("button", { name: "Enrol in Basics" }));
		const box = view.getByRole("checkbox", { name: "Also on Tuesday and Wednesday" });
		if (isOnAll) fireEvent.click(box);
		fireEvent.click(view.getByRole("button", { name: "Reem" }));
		const writes = () => view.calls.filter(({ method }) => method !== "GET");
		await waitFor(() =>
			expect([writes().length > 0, view.queries.isMutating()]).toEqual([true, 0]),
		);
		return writes().map(({ path, body }) => [path, body]);
	};
	expect(await press(false)).toEqual([["/api/classes/1/enroll", { userId: 7 }]]);
	expect(await press(true)).toEqual([
		["/api/classes/1/enroll", { userId: 7, moreDays: true }],
		["/api/classes/2/enroll", { userId: 7, moreDays: false }],
	]);
});
