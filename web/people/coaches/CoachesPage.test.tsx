/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { classRow } from "#tests/domains/training/training-classes.rows.ts";
import { userQuery } from "../../base/session/session.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import { timetableQuery } from "../../training/training-classes/training-classes.queries.ts";
import CoachesPage from "./CoachesPage.tsx";
import { coachesPages } from "./coaches.queries.ts";

Object.assign(globalThis, {
	IntersectionObserver: class {
		observe() {}
		disconnect() {}
	},
});

const coach = (id: number, wish: object = {}) => ({
	id,
	firstName: `Coach ${id}`,
	lastName: "Saleh",
	firstNameAr: null,
	lastNameAr: null,
	profileImageUrl: null,
	currentBelt: "black-2",
	specializations: ["Women"],
	dojoId: null,
	dojoLocation: null,
	dojoLocationAr: null,
	...wish,
});
const north = { dojoId: 31, dojoLocation: "North", dojoLocationAr: "الشمال" };
const lesson = (id: number, coachId: number, wish: object = {}) =>
	classRow(id, { coachId, title: "Basics", location: "Hall", ...wish });

function open(coaches: object[], at = "/coaches", locale: "en" | "ar" = "en") {
	answerCalls(() => new Promise(() => {}));
	return renderPart(<CoachesPage />, {
		at,
		locale,
		data: [
			[userQuery.queryKey, null],
			[coachesPages.queryKey, firstPage({ rows: coaches } as never)],
			[
				timetableQuery.queryKey,
				[lesson(1, 20), lesson(2, 21), lesson(3, 20, { isActive: false }), lesson(4, 20)],
			],
		],
	});
}
const cards = (view: ReturnType<typeof open>) => view.all(".coach-card").map(({ id }) => id);
const all = [
	coach(20, north),
	coach(21, { dojoLocation: "Garage", specializations: ["Kids"] }),
	coach(22),
	coach(23, { dojoId: 32, dojoLocation: "Al-Asima", dojoLocationAr: "العاصمة" }),
];

test("each coach has their own classes, without paused ones", () => {
	const view = open(all);
	expect(cards(view)).toEqual(["coach-20", "coach-21", "coach-22", "coach-23"]);
	const classes = (id: number) =>
		view.all(`#coach-${id} .small a`).map((link) => link.getAttribute("href"));
	expect([classes(20), classes(21), classes(22)]).toEqual([
		["/classes/1", "/classes/4"],
		["/classes/2"],
		[],
	]);
});

test("coaches are found by dojo and for women; dojos are listed by their names", () => {
	const view = open(all);
	const [select] = view.all("select") as HTMLSelectElement[];
	const options = (one: HTMLSelectElement) =>
		[...one.options].map(({ value, text }) => [value, text]);
	expect(options(select)).toEqual([
		["", "All dojos"],
		["32", "Al-Asima"],
		["Garage", "Garage"],
		["31", "North"],
	]);
	fireEvent.change(view.getByLabelText("Dojo"), { target: { value: "31" } });
	expect([view.address(), cards(view)]).toEqual(["/coaches?dojo=31", ["coach-20"]]);
	expect(cards(open(all, "/coaches?for=women"))).toEqual(["coach-20", "coach-22", "coach-23"]);
	expect(cards(open(all, "/coaches?for=men"))).toHaveLength(4);
	const [arabic] = open(all, "/coaches", "ar").all("select") as HTMLSelectElement[];
	expect(options(arabic).map(([, name]) => name)).toEqual([
		"كل الدوجوهات",
		"الشمال",
		"العاصمة",
		"Garage",
	]);
});

test("a search that finds no coach says so and can be cleared; without coaches there is no search", () => {
	const view = open(all, "/coaches?dojo=Garage&for=women");
	view.getByText("No coach fits your search");
	fireEvent.click(view.getByRole("button", { name: "Show all coaches" }));
	expect([view.address(), cards(view).length]).toEqual(["/coaches", 4]);
	expect(view.queryByText("No coach fits your search")).toBeNull();
	const none = open([]);
	expect(none.all(".coach-filters, .coach-card")).toEqual([]);
	expect(none.queryByText("No coach fits your search")).toBeNull();
});
