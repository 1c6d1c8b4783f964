/** @jest-environment jsdom */
import { fireEvent, waitFor, within } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import { eventQuery } from "../../events/events.queries.ts";
import { eligibilityQuery, entriesQuery } from "../registrations.queries.ts";
import { RowResult } from "./RowResult.tsx";
import { SquadForm } from "./SquadForm.tsx";
import { SquadNotices } from "./SquadNotices.tsx";

const today = kuwaitDate(Date.now());
const eventClass = (id: number, wish: object = {}) => ({
	id,
	className: `Kumite ${id}`,
	classNameAr: `كوميته ${id}`,
	minWeight: null,
	maxWeight: null,
	...wish,
});
const kata = eventClass(1);
const heavy = eventClass(2, { minWeight: 60, maxWeight: 75 });
const whole = (wish: object = {}) =>
	({
		id: 7,
		titleEn: "Cup",
		titleAr: "كأس",
		eventDate: dayAfter(today, 9),
		registrationDeadline: dayAfter(today, 3),
		endDate: null,
		registrationState: "open",
		membershipRule: "none",
		requiredDocument: "none",
		published: true,
		classes: [kata, heavy],
		...wish,
	}) as never;
const [reem, noura] = [personForTest(20, "Reem"), personForTest(21, "Noura")];
const verdict = (classId: number | null, ...codes: string[]) => ({
	classId,
	reasons: codes.map((code) => ({
		code,
		params: { kind: "medical", day: "2027-01-10", min: 12, age: 9, required: "male" },
	})),
	warnings: [],
});
const entry = (wish: object = {}) => ({
	eventId: 7,
	userId: 20,
	classId: 1,
	status: "approved",
	chooseClass: false,
	declaredWeight: null,
	awaitsGuardian: false,
	consent: null,
	isMoved: false,
	conflicts: [],
	...personForTest(20, "Reem"),
	id: "7-20",
	...wish,
});

type Wish = {
	event?: object;
	verdicts?: object[];
	entries?: object[];
	open?: boolean;
	props?: object;
	answer?: object;
	role?: string;
};

function open({
	event = {},
	verdicts = [verdict(1), verdict(2)],
	entries = [],
	open = true,
	props = {},
	answer = {},
	role = "coach",
}: Wish = {}) {
	sessionStorage.clear();
	localStorage.clear();
	const calls = answerCalls(({ method }) =>
		method === "GET" ? new Promise(() => undefined) : answer,
	);
	const read = whole(event);
	const lists = [entriesQuery(7 as never).queryKey, eventQuery(7 as never).queryKey] as const;
	const view = renderPart(
		<SquadForm
			event={read}
			people={[reem, noura] as never}
			label="People"
			entries={entries as never}
			open={open}
			{...props}
		/>,
		{
			data: [
				[userQuery.queryKey, { id: 5, role, isApproved: true }],
				[lists[0], entries],
				[lists[1], read],
				...[reem, noura].map(
					({ id }) => [eligibilityQuery(7 as never, id as never).queryKey, verdicts] as const,
				),
			],
		},
	);
	return {
		...view,
		writes: () => calls.filter(({ method }) => method !== "GET"),
		submit: () => view.container.querySelector<HTMLButtonElement>("[type=submit]"),
		choose: (name: string, value: string) =>
			fireEvent.change(view.getByLabelText(`Event class for ${name}`), { target: { value } }),
		row: (at: number) => within(view.all(".squad-row")[at]),
		rowText: (at: number) => view.texts(".squad-row")[at],
		old: () => lists.map((key) => view.queries.getQueryState(key)?.isInvalidated),
	};
}

test("each person gets the class and weight that were chosen for them", async () => {
	const answer = {
		body: [
			{ userId: 20, classId: 2, status: "waitlisted" },
			{ userId: 21, classId: 1, error: "not_eligible", reasons: [] },
		],
	};
	const view = open({
		answer,
		props: { afterwards: (all: unknown[]) => <p>{`${all.length} in`}</p> },
	});
	expect([view.submit()?.disabled, view.texts(".squad-actions span")]).toEqual([
		true,
		["Nobody chosen"],
	]);
	view.choose("Reem Saleh", "2");
	view.choose("Noura Saleh", "1");
	expect(view.submit()?.textContent).toBe("Register 2 people");
	fireEvent.click(view.submit() as HTMLElement);
	await waitFor(() =>
		expect(view.getByLabelText("Weight of Reem Saleh in kg").getAttribute("aria-invalid")).toBe(
			"true",
		),
	);
	expect(view.writes()).toEqual([]);
	fireEvent.change(view.getByLabelText("Weight of Reem Saleh in kg"), { target: { value: "70" } });
	fireEvent.click(view.submit() as HTMLElement);
	await view.findByText("1 person registered");
	expect(view.texts(".toast")[0]).toContain("1 person could not be registered.");
	expect(view.writes()[0].body).toEqual([
		{ userId: 20, classId: 2, declaredWeight: "70" },
		{ userId: 21, classId: 1, declaredWeight: "" },
	]);
	expect(view.rowText(0)).toContain("On the waiting list: Kumite 2");
	expect(view.rowText(1)).toContain("Not registered:");
	expect(view.getByText("1 in")).not.toBe(null);
	expect(view.submit()?.textContent).toBe("Try again for 1 person");
	await waitFor(() => expect(view.old()).toEqual([true, true]));
});

test("for an event without classes, people take part in the whole event", async () => {
	const view = open({
		event: { classes: [], membershipRule: "require" },
		verdicts: [verdict(null)],
		answer: { body: [{ userId: 21, classId: null, status: "pending" }] },
	});
	fireEvent.click(view.getByLabelText("Takes part: Noura Saleh"));
	fireEvent.click(view.submit() as HTMLElement);
	await view.findByText("1 person registered");
	expect(view.writes()[0].body).toEqual([{ userId: 21, classId: null, declaredWeight: "" }]);
	expect(view.rowText(1)).toContain("Registered: Whole event");
});

test.each<[string, Wish, (string | RegExp)[], (string | RegExp)[]]>([
	[
		"of one class that fits, it is ticked",
		{ verdicts: [verdict(1), verdict(2, "gender_other")] },
		["Kumite 1", "Why not the other event class?"],
		["Not taking part"],
	],
	[
		"too young for all",
		{ verdicts: [verdict(1, "age_too_young"), verdict(2, "age_too_young")] },
		["the youngest event class here starts at 12, and the age on the day is 9"],
		["ends at"],
	],
	[
		"a missing document, which may come later",
		{
			verdicts: [verdict(1, "document_required"), verdict(2, "document_required")],
			props: { documentLater: true, documentsOf: ({ id }: { id: number }) => `/people/${id}` },
		},
		[
			"Document missing",
			"The entry waits for the document",
			/Upload .?Reem.?’s certificate/,
			"Not taking part",
		],
		[],
	],
	[
		"a missing document, which must be there",
		{ verdicts: [verdict(1, "document_required"), verdict(2, "document_required")] },
		["No event class fits"],
		["Document missing", "Upload", "Not taking part"],
	],
	[
		"an owed membership fee alone",
		{
			verdicts: [verdict(1, "membership_required"), verdict(2, "gender_other")],
			props: { membershipPay: ({ id }: { id: number }) => `pay for ${id}` },
		},
		["pay for 20"],
		["pay for 21"],
	],
	[
		"an owed membership fee beside other reasons",
		{
			verdicts: [verdict(1, "membership_required", "gender_other")],
			props: { membershipPay: () => "pay now" },
		},
		[],
		["pay now"],
	],
	[
		"preselected, with a choice to make",
		{ props: { chosen: [20] } },
		["Choose an event class."],
		[],
	],
	["not preselected", { props: { chosen: [21] } }, [], ["Choose an event class."]],
	[
		"an event that takes nobody now",
		{ open: false },
		["Reem Saleh"],
		["Not taking part", "Kumite 1"],
	],
])("a person’s row: %s", (_, wish, present, absent) => {
	const { rowText } = open(wish);
	for (const words of present) expect(rowText(0)).toMatch(words);
	for (const words of absent) expect(rowText(0)).not.toMatch(words);
});

test("a preselected person gets the only class that fits", async () => {
	const { submit } = open({
		verdicts: [verdict(1), verdict(2, "gender_other")],
		props: { chosen: [21] },
	});
	await waitFor(() => expect(submit()?.textContent).toBe("Register 1 person"));
});

test("a person whom staff take off the list is not registered", () => {
	const removed: unknown[] = [];
	const view = open({ props: { onRemove: (one: unknown) => removed.push(one) } });
	view.choose("Reem Saleh", "1");
	fireEvent.click(view.getByRole("button", { name: "Take off this list: Reem Saleh" }));
	expect([removed, view.submit()?.textContent]).toEqual([[reem], "Register"]);
});

const cancelKata = "Cancel Kumite 1 for Reem Saleh";

test.each<[Wish, string, string[]]>([
	[{ entries: [entry({ declaredWeight: 61.5 })] }, "Kumite 161.5 kgApproved", [cancelKata]],
	[{ entries: [entry({ status: "waitlisted" })] }, "Kumite 1Waiting list", [cancelKata]],
	[
		{ entries: [entry({ classId: null })] },
		"Whole eventApproved",
		["Cancel Whole event for Reem Saleh"],
	],
	[
		{ entries: [entry({ classId: null, chooseClass: true })] },
		"No event class chosen yetApproved",
		["Cancel No event class chosen yet for Reem Saleh"],
	],
	[
		{ entries: [entry()], event: { registrationDeadline: dayAfter(today, -1) } },
		"Kumite 1Approved",
		[],
	],
	[
		{ entries: [entry({ awaitsGuardian: true })] },
		"Consent needed",
		[cancelKata, "Record consent on paper for Reem Saleh"],
	],
	[{ entries: [entry({ awaitsGuardian: true })], role: "member" }, "Consent needed", [cancelKata]],
	[
		{ entries: [entry({ conflicts: [{ code: "gender_other", params: { required: "female" } }] })] },
		"Does not fit the event class",
		[cancelKata],
	],
])("the registrations that a person already has: %#", (wish, words, buttons) => {
	const view = open(wish);
	const list = view.getByLabelText("Registrations of Reem Saleh");
	expect(list.textContent.replace(/\s+/g, " ")).toContain(words);
	expect(
		within(list)
			.queryAllByRole("button")
			.map((one) => one.getAttribute("aria-label")),
	).toEqual(buttons);
	expect(view.queryByLabelText("Registrations of Noura Saleh")).toBe(null);
});

test("a registration is cancelled with a reason", async () => {
	const view = open({ entries: [entry()], event: { registrationState: "open" } });
	fireEvent.click(view.getByRole("button", { name: cancelKata }));
	const dialog = await view.findByRole("dialog");
	expect(dialog.textContent).toMatch(
		/^Cancel the entry of Reem Saleh\?The place goes to the first person waiting. We notify .?Reem/,
	);
	fireEvent.change(view.getByLabelText("Reason (the member sees it)"), {
		target: { value: "Injured" },
	});
	fireEvent.click(dialog.querySelector("[type=submit]") as HTMLElement);
	await view.findByText("Entry cancelled");
	expect(view.writes().map(({ method, path, body }) => [method, path, body])).toEqual([
		["DELETE", "/api/registrations/7-20", { reason: "Injured" }],
	]);
});

test.each([
	[{ classId: 1, status: "pending" }, "Registered: Kumite 1", "status"],
	[{ classId: 1, status: "waitlisted" }, "On the waiting list: Kumite 1", "status"],
	[
		{ classId: 1, status: "pending", awaitsGuardian: true },
		"Registered: Kumite 1 A guardian still needs to agree, online or on paper.",
		"status",
	],
	[{ classId: 1, error: "already_registered" }, "Registered already", "alert"],
	[{ classId: 1, error: "event_full" }, /^Not registered: ./, "alert"],
])("the outcome %j reads “%s”", (result, words, role) => {
	const { getByRole } = renderPart(<RowResult event={whole()} result={result as never} />);
	expect(getByRole(role).textContent.trim()).toMatch(words);
});

test.each([
	[{}, []],
	[
		{ registrationState: "waitlist" },
		[/^The event is full. People you register now go to the wait/],
	],
	[{ registrationState: "full" }, [/^The event is full. Only those who are in it already/]],
	[{ registrationState: "full", classes: [] }, [/^You can’t register anybody now: Full\.$/]],
	[{ registrationState: "closed" }, [/^You can’t register anybody now: Registration closed\.$/]],
])("before people are chosen, the page says of an event with %j: %s", (wish, notices) => {
	const shown = renderPart(<SquadNotices event={whole(wish)} />).texts(".notice, [class*=notice]");
	expect(shown).toHaveLength(notices.length);
	for (const [at, words] of notices.entries()) expect(shown[at]).toMatch(words);
});
