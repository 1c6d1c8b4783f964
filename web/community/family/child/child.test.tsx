/** @jest-environment jsdom */
import { currentYear, dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { renderPart } from "#tests/core/renderPart.tsx";
import { holidaysQuery } from "../../../base/settings/settings.queries.ts";
import { personEntriesPages } from "../../../competition/registrations/personEntries.queries.ts";
import { firstPage } from "../../../core/calls/usePages.ts";
import { familyQuery } from "../../../people/families/families.queries.ts";
import { classesOfQuery } from "../../../training/training-classes/training-classes.queries.ts";
import ChildDialog from "./ChildDialog.tsx";
import { ChildList } from "./ChildList.tsx";
import LeaveDialog from "./LeaveDialog.tsx";

const today = kuwaitDate(Date.now());
const child = (wish: object = {}) =>
	({
		id: 7,
		firstName: "Reem",
		lastName: "Saleh",
		firstNameAr: "ريم",
		lastNameAr: "صالح",
		currentBelt: "green-4",
		profileImageUrl: null,
		dateOfBirth: `${currentYear() - 9}-01-01`,
		gender: "female",
		phoneNumber: "+96522345678",
		address: "Hawalli",
		emergencyContact: "Noura",
		updatedAt: "2027-04-17T09:00:00Z",
		state: "active",
		...wish,
	}) as never;
const none = () => undefined;

test("a guardian who stops acting for a child reads what that means", async () => {
	const done: string[] = [];
	const { title, text, sent, toast, notReadAgain } = await confirmIn(
		<LeaveDialog
			child={child()}
			onDone={() => done.push("done")}
			onClose={() => done.push("closed")}
		/>,
		{ press: "Stop acting for this child", lists: [familyQuery] },
	);
	expect([title, text]).toEqual([
		"Stop acting for Reem Saleh",
		expect.stringContaining("Reem Saleh"),
	]);
	expect(sent).toEqual([["DELETE", "/me/dependents/7"]]);
	expect(toast).toMatch(/^You no longer act for this childReem Saleh/);
	expect([notReadAgain, done]).toEqual([[], ["done"]]);
});

test.each([
	["active", { phoneNumber: "+96522345678", address: "Hawalli" }],
	["frozen", {}],
])(
	"the guardian of a child whose link is %s can change what that state allows",
	async (state, more) => {
		const { sent, toast, notReadAgain, queryByLabelText } = await confirmIn(
			<ChildDialog child={child({ state })} onClose={none} />,
			{ press: "Update", enter: { "Emergency contact": "Omar" }, lists: [familyQuery] },
		);
		expect(sent).toEqual([
			[
				"PATCH",
				"/me/dependents/7",
				{ version: "2027-04-17T09:00:00Z", emergencyContact: "Omar", ...more },
			],
		]);
		expect(toast).toMatch(/^SavedReem Saleh/);
		expect([notReadAgain, queryByLabelText(/^Address/) !== null]).toEqual([[], "address" in more]);
	},
);

const lesson = (id: number, wish: object = {}, ofClass: object = {}) => ({
	id: id + 100,
	userId: 7,
	status: "active",
	class: {
		id,
		title: `Basics ${id}`,
		titleAr: null,
		location: null,
		locationAr: null,
		dayOfWeek: "sunday",
		startTime: "17:00",
		endTime: "18:00",
		otherHours: [],
		isActive: true,
		...ofClass,
	},
	...wish,
});
const entry = (id: number, days: number, status: string) => ({
	id: `${id}`,
	status,
	event: {
		id,
		titleEn: `Cup ${id}`,
		titleAr: `كأس ${id}`,
		eventDate: `${dayAfter(today, days)}T06:00:00Z`,
		endDate: null,
	},
});

const list = (classes: object[], entries: object[], wish: object = {}) =>
	renderPart(<ChildList list={[child(wish)]} />, {
		data: [
			[holidaysQuery.queryKey, []],
			[classesOfQuery(7 as never).queryKey, classes],
			[personEntriesPages(7 as never).queryKey, firstPage({ rows: entries } as never)],
		],
	});

test("a child’s card names the soonest class and event that are still to come", () => {
	const view = list(
		[
			lesson(1, {}, { isActive: false, startTime: "08:00" }),
			lesson(2, { status: "waitlisted" }, { startTime: "09:00" }),
			lesson(3, {}, { startTime: "19:00", endTime: "20:00" }),
			lesson(4),
		],
		[entry(31, 3, "cancelled"), entry(32, 5, "approved"), entry(33, 9, "approved")],
	);
	const words = plainText(view.container.textContent);
	expect(words).toMatch(/Next class: .*, Basics 4/);
	expect(words).toMatch(/Next event: .*Cup 32/);
	expect(view.getByRole("link", { name: "Cup 32" }).getAttribute("href")).toBe("/events/32");
	expect(words).toContain(`Born January 1, ${currentYear() - 9}`);
	expect(view.getByRole("link", { name: "Open the page of Reem Saleh" }).getAttribute("href")).toBe(
		"/child/7",
	);
});

test.each([
	[{}, "/classes?age=9&for=girl"],
	[{ gender: "male" }, "/classes?age=9&for=boy"],
	[{ dateOfBirth: null, gender: null }, "/classes"],
])("a child %j without a class or event is led to those that fit", (wish, address) => {
	const view = list([], [entry(31, -3, "approved")], wish);
	expect(view.getByRole("link", { name: "Find a class for Reem" }).getAttribute("href")).toBe(
		address,
	);
	expect(view.getByRole("link", { name: "Register Reem for an event" }).getAttribute("href")).toBe(
		"/events",
	);
	expect(view.queryByText("Frozen")).toBeNull();
	list([], [], { state: "frozen" }).getByText("Frozen");
});
