/** @jest-environment jsdom */
import { Route, Routes } from "react-router-dom";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import { holidaysQuery } from "../../../base/settings/settings.queries.ts";
import { classMembersQuery, classQuery } from "../training-classes.queries.ts";
import ClassListPage from "./ClassListPage.tsx";

const today = kuwaitDate(Date.now());
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const one = {
	id: 7,
	title: "Basics",
	titleAr: "أساسيات",
	location: "Hall",
	locationAr: null,
	description: null,
	descriptionAr: null,
	dayOfWeek: weekdays[new Date(`${today}T12:00:00Z`).getUTCDay()],
	startTime: "17:00",
	endTime: "18:00",
	otherHours: [],
	coach: { firstName: "Omar", lastName: "Saleh", firstNameAr: null, lastNameAr: null },
};
const member = (id: number, firstName: string, firstNameAr: string, wish: object = {}) => ({
	id: `${id}`,
	userId: id,
	status: "active",
	firstName,
	lastName: "Saleh",
	firstNameAr,
	lastNameAr: "صالح",
	currentBelt: "orange-9",
	...wish,
});
const members = [
	member(1, "Reem", "أمل"),
	member(2, "Dana", "دانة", { status: "waitlisted" }),
	member(3, "Ali", "علي", { currentBelt: "white" }),
];

function open(data: object | null, role = "coach", locale: "en" | "ar" = "en") {
	const day = dayAfter(today, 7);
	if (data) answerCalls(({ path }) => ({ body: path.endsWith("/7") ? one : data }));
	return renderPart(
		<Routes>
			<Route path="/classes/:id/list" element={<ClassListPage />} />
		</Routes>,
		{
			at: "/classes/7/list",
			locale,
			data: [
				[userQuery.queryKey, { id: 2, role, isApproved: true }],
				[holidaysQuery.queryKey, [{ from: day, to: day, nameEn: "Eid", nameAr: "العيد" }]],
				...(data
					? ([
							[classQuery(7 as never).queryKey, one],
							[classMembersQuery(7 as never).queryKey, data],
						] as const)
					: []),
			],
		},
	);
}

test("a printed list has the members by name, with a box for each of the next four dates", () => {
	const view = open(members);
	expect(view.texts("tbody tr").map(plainText)).toEqual([
		expect.stringMatching(/^1Ali Saleh.*White$/),
		expect.stringMatching(/^2Reem Saleh.*Orange 9$/),
	]);
	const short = (days: number) =>
		new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" }).format(
			new Date(`${dayAfter(today, days)}T00:00:00Z`),
		);
	// The class is not held on the holiday.
	expect(view.texts("thead .box")).toEqual([0, 14, 21, 28].map(short));
	expect(view.all("tbody tr:first-child td.box")).toHaveLength(4);
	expect(view.texts(".class-list header bdi, .class-list h1")).toEqual(
		expect.arrayContaining(["Basics", "Hall", "Omar Saleh"]),
	);
	view.getByRole("button", { name: "Print" });
	expect(view.texts("tbody th")).toEqual(["Ali Saleh", "Reem Saleh"]);
	expect(open(members, "coach", "ar").texts("tbody th")).toEqual(["أمل صالح", "علي صالح"]);
});

test("a list without members says so, and leads back to where it was opened", () => {
	const view = open([members[1]]);
	view.getByText("Nobody is in this class yet.");
	const back = (role: string) =>
		open(members, role).getByRole("link", { name: "Back" }).getAttribute("href");
	expect([back("coach"), back("admin")]).toEqual(["/coach?tab=classes", "/classes"]);
});

test.each([
	[404, "not_found", 1],
	[403, "forbidden", 1],
	[500, "unknown", 0],
])("a list that answers %d with %s is refused: %d", async (status, code, count) => {
	answerCalls(() => ({ status, body: { code } }));
	const view = open(null);
	const words = "This class does not exist, or it belongs to another coach.";
	if (count) await view.findByText(words);
	else await view.findByRole("alert");
	expect(view.queryAllByText(words)).toHaveLength(count);
	expect(view.queryByRole("button", { name: "Print" })).toBeNull();
});
