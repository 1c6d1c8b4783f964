/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { Route, Routes } from "react-router-dom";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../base/session/session.ts";
import CalendarCard from "../community/calendars/CalendarCard.tsx";
import ChildPage from "../community/family/child/ChildPage.tsx";
import FamilyEntriesPage from "../community/family/FamilyEntriesPage.tsx";
import PassportPage from "../community/passport/PassportPage.tsx";
import StudentPage from "../community/students/StudentPage.tsx";
import EventDrawPage from "../competition/draws/EventDrawPage.tsx";
import EventsPage from "../competition/events/EventsPage.tsx";
import EventPage from "../competition/events/page/EventPage.tsx";
import SquadPage from "../competition/registrations/squad/SquadPage.tsx";
import AboutPage from "../content/about/AboutPage.tsx";
import { AnnualPlan } from "../content/annual-plan/AnnualPlan.tsx";
import MembersPage from "../content/members/MembersPage.tsx";
import DojoPage from "../people/dojos/DojoPage.tsx";
import DojosPage from "../people/dojos/DojosPage.tsx";
import NationalTeamPage from "../people/national-team/NationalTeamPage.tsx";
import PlayerPage from "../people/national-team/PlayerPage.tsx";
import SyllabusPage from "../training/syllabus/SyllabusPage.tsx";
import ClassesPage from "../training/training-classes/ClassesPage.tsx";
import ClassListPage from "../training/training-classes/list/ClassListPage.tsx";
import CoachClasses from "../training/training-classes/manage/CoachClasses.tsx";
import TrainingClassPage from "../training/training-classes/page/TrainingClassPage.tsx";
import WeekSchedule from "../training/training-classes/week/WeekSchedule.tsx";

Object.assign(globalThis, {
	IntersectionObserver: class {
		observe() {}
		disconnect() {}
	},
});

function open(page: ReactElement) {
	return renderPart(
		<Routes>
			<Route path="/:id" element={page} />
		</Routes>,
		{ at: "/7", data: [[userQuery.queryKey, { id: 2, role: "coach", isApproved: true }]] },
	);
}
const waits = (view: ReturnType<typeof open>) => view.all(".skeleton, .loading").length > 0;
const failed = "This could not be loaded.";

test.each([
	["a passport", <PassportPage key="a" />],
	["an athlete", <PlayerPage key="a" />],
	["the team", <NationalTeamPage key="a" />],
	["a dojo", <DojoPage key="a" />],
	["the dojos", <DojosPage key="a" />],
	["the members", <MembersPage key="a" />],
	["the federation", <AboutPage key="a" />],
	["the plan", <AnnualPlan key="a" />],
	["the syllabus", <SyllabusPage key="a" />],
	["the timetable", <ClassesPage key="a" />],
	["a class", <TrainingClassPage key="a" />],
	["the list of a class", <ClassListPage key="a" />],
	["a coach’s classes", <CoachClasses key="a" />],
	["a coach’s week", <WeekSchedule key="a" />],
	["the events", <EventsPage key="a" />],
	["an event", <EventPage key="a" />],
	["a draw", <EventDrawPage key="a" />],
	["a squad", <SquadPage key="a" />],
	["a family’s entries", <FamilyEntriesPage key="a" />],
	["a child", <ChildPage key="a" />],
	["a student", <StudentPage key="a" />],
	["a calendar", <CalendarCard key="a" />],
])(
	"the page of %s waits for its data; what could not be read can be read again",
	async (_, page) => {
		answerCalls(() => new Promise(() => undefined));
		const waiting = open(page);
		expect([waits(waiting), waiting.queryByText(failed)]).toEqual([true, null]);
		const calls = answerCalls(() => ({ status: 500, body: {} }));
		const view = open(page);
		await view.findAllByText(failed);
		await waitFor(() => expect(view.queries.isFetching()).toBe(0));
		expect(waits(view)).toBe(false);
		const before = calls.length;
		fireEvent.click(view.getAllByRole("button", { name: "Try again" })[0]);
		await waitFor(() => expect(calls.length).toBeGreaterThan(before));
		await waitFor(() => expect(view.queries.isFetching()).toBe(0));
	},
);
