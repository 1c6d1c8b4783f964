/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { eventQuery } from "../../../events/events.queries.ts";
import { entriesQuery } from "../../registrations.queries.ts";
import DeskPage from "./DeskPage.tsx";

const today = kuwaitDate(Date.now());
const found = [personForTest(20, "Noura"), personForTest(21, "Reem")];

function open(wish: object = {}, locale: "en" | "ar" = "en") {
	answerCalls(({ path }) =>
		path.includes("/users?") ? { body: found } : new Promise(() => undefined),
	);
	const event = {
		id: 7,
		eventType: "tournament",
		titleEn: "Cup",
		titleAr: "كأس",
		eventDate: dayAfter(today, 30),
		endDate: null,
		published: true,
		registrationState: "open",
		registrationOpens: null,
		registrationDeadline: null,
		cancelReason: null,
		requiredDocument: "none",
		requiresConsent: false,
		maxParticipants: 0,
		currentRegistrations: 0,
		classes: [],
		fee: null,
		...wish,
	};
	return renderPart(
		<Routes>
			<Route path="/events/:id/desk" element={<DeskPage />} />
		</Routes>,
		{
			at: "/events/7/desk",
			locale,
			data: [
				[eventQuery(7 as never).queryKey, event],
				[entriesQuery(7 as never).queryKey, []],
			],
		},
	);
}

test.each([
	["is open", {}, true, true, null],
	["is a grading, which takes no guests", { eventType: "grading" }, true, false, null],
	["is closed", { registrationState: "closed" }, false, false, "/events/7/edit?step=registration"],
	["is a draft", { published: false }, false, false, null],
	["is a closed draft", { published: false, registrationState: "closed" }, false, false, null],
])(
	"at an event that %s, people can be entered accordingly",
	(_, wish, searches, guests, deadline) => {
		const view = open(wish);
		expect(view.texts("h1")).toEqual(["Entry desk: Cup"]);
		expect(view.getByText("Back to the entries").getAttribute("href")).toBe("/events/7/entries");
		expect(view.queryByLabelText("Name or email") !== null).toBe(searches);
		expect(view.queryByText("Nobody is chosen yet. Search for the people to enter.") !== null).toBe(
			searches,
		);
		expect(view.queryByRole("button", { name: /guest/i }) !== null).toBe(guests);
		expect(view.queryByText("Change the deadline")?.getAttribute("href") ?? null).toBe(deadline);
		expect(
			view.queryByText("This event is a draft. Publish it, and people can be entered.") !== null,
		).toBe((wish as { published?: boolean }).published === false);
	},
);

test("who is found comes on the list, and can be taken off it again", async () => {
	const view = open();
	const field = view.getByLabelText("Name or email");
	const add = async (name: string) => {
		fireEvent.change(field, { target: { value: "Saleh" } });
		fireEvent.click(await view.findByRole("button", { name }));
	};
	await add("Add Noura Saleh");
	view.getByText("Noura Saleh is on the list");
	await add("Add Reem Saleh");
	view.getByText("Reem Saleh is on the list");
	expect(view.queryByText(/^Nobody is chosen yet/)).toBeNull();
	const people = () => view.container.textContent.match(/(Noura|Reem)(?= Saleh)/g);
	expect(people()?.slice(-2)).toEqual(["Reem", "Noura"]);
	fireEvent.click(view.getByRole("button", { name: "Take off this list: Reem Saleh" }));
	view.getByText("Reem Saleh is off the list");
	expect(document.activeElement).toBe(field);
	expect(open({}, "ar").texts("h1")).toEqual(["مكتب التسجيل: كأس"]);
});
