/** @jest-environment jsdom */
import type { ReactElement } from "react";
import { Route, Routes } from "react-router-dom";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import FamilyEntriesPage from "../../../community/family/FamilyEntriesPage.tsx";
import { studentsQuery } from "../../../people/coaches/students.queries.ts";
import { familyQuery } from "../../../people/families/families.queries.ts";
import { eventQuery } from "../../events/events.queries.ts";
import { eligibilityQuery, entriesQuery } from "../registrations.queries.ts";
import SquadPage from "./SquadPage.tsx";

const today = kuwaitDate(Date.now());
const event = (wish: object = {}) => ({
	id: 7,
	titleEn: "Cup",
	titleAr: "كأس",
	eventDate: dayAfter(today, 9),
	registrationDeadline: dayAfter(today, 3),
	registrationOpensAt: null,
	endDate: null,
	cancelReason: null,
	registrationState: "open",
	membershipRule: "none",
	requiredDocument: "none",
	waitingRoom: false,
	published: true,
	maxParticipants: 0,
	registeredCount: 0,
	classes: [{ id: 1, className: "Kata", classNameAr: null, minWeight: null, maxWeight: null }],
	...wish,
});
const people = [personForTest(20, "Reem"), personForTest(21, "Noura"), personForTest(22, "Omar")];

function open(
	page: ReactElement,
	{ at = "", wish = {}, list = people as object[], locale = "en" as "en" | "ar" } = {},
) {
	sessionStorage.clear();
	answerCalls(() => new Promise(() => undefined));
	const view = renderPart(
		<Routes>
			<Route path="/events/:id/page" element={page} />
		</Routes>,
		{
			at: `/events/7/page${at}`,
			locale,
			data: [
				[userQuery.queryKey, { id: 5, role: "coach", isApproved: true }],
				[eventQuery(7 as never).queryKey, event(wish)],
				[studentsQuery.queryKey, list],
				[familyQuery.queryKey, { children: list, guardians: [] }],
				[entriesQuery(7 as never).queryKey, []],
				...people.map(
					({ id }) =>
						[
							eligibilityQuery(7 as never, id as never).queryKey,
							[{ classId: 1, reasons: [], warnings: [] }],
						] as const,
				),
			],
		},
	);
	const names = () => view.texts(".squad-row").map((row) => /Reem|Noura|Omar/.exec(row)?.[0]);
	return { ...view, names };
}

describe("a coach’s squad", () => {
	test("begins with those who were chosen before, and leads back to the event", () => {
		const view = open(<SquadPage />, { at: "?students=21,22" });
		expect([view.names(), view.texts("h1")]).toEqual([
			["Noura", "Omar", "Reem"],
			["Enter my students: Cup"],
		]);
		view.getByText(/^Choose an event class for each student/);
		view.getByRole("list", { name: "My students" });
		expect(view.getByRole("link", { name: "Back to the event" }).getAttribute("href")).toBe(
			"/events/7",
		);
		view.getByRole("button", { name: "Register 2 people" });
		expect(open(<SquadPage />).names()).toEqual(["Reem", "Noura", "Omar"]);
	});

	test("is ticked for an event without classes", () => {
		const whole = open(<SquadPage />, { wish: { classes: [] } });
		whole.getByText(/^Tick each student who takes part/);
	});

	test("cannot be entered once registration is closed, and nobody without students", () => {
		const closed = open(<SquadPage />, {
			wish: { registrationState: "closed", registrationDeadline: "2020-01-01" },
		});
		closed.getByText("You can’t register anybody now: Registration closed.");
		expect(closed.queryByText(/^Choose an event class for each/)).toBeNull();
		const none = open(<SquadPage />, { list: [] });
		none.getByText(/^You have no students yet/);
		expect(none.all("form")).toEqual([]);
	});
});

describe("a guardian’s children", () => {
	const children = people.map((one) => ({ ...one, state: "active" }));

	test("are registered together; those for whom nobody may act now are left out", () => {
		const [reem, noura, omar] = children;
		const view = open(<FamilyEntriesPage />, {
			at: "?child=20&child=22",
			list: [reem, { ...noura, state: "frozen" }, omar],
		});
		expect([view.names(), view.texts("h1")]).toEqual([
			["Reem", "Omar"],
			["Register your children for Cup"],
		]);
		view.getByRole("button", { name: "Register 2 people" });
		view.getByText(/^Choose for each child/);
	});

	test("are to be added first if there are none", () => {
		const view = open(<FamilyEntriesPage />, {
			list: [{ ...children[0], state: "frozen" }],
			locale: "ar",
		});
		view.getByText("لا يوجد أطفال بعد");
		expect(view.getByRole("link", { name: "عائلتي" }).getAttribute("href")).toBe("/family");
		expect(view.all("form")).toEqual([]);
	});
});
