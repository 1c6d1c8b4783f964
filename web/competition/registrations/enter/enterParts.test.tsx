/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../../base/session/session.ts";
import { takeIntent } from "../../../core/calls/intent.ts";
import { myEntriesQuery } from "../registrations.queries.ts";
import { EnterButton } from "./EnterButton.tsx";
import EnterEventClassDialog from "./EnterEventClassDialog.tsx";
import { EventClassesButton } from "./EventClassesButton.tsx";
import { RegisterButton } from "./RegisterButton.tsx";

const noop = () => undefined;
const eventClass = (id: number, wish: object = {}) => ({
	id,
	className: `Kumite ${id}`,
	classNameAr: `كوميته ${id}`,
	genderRestriction: null,
	minAge: null,
	maxAge: null,
	minBeltLevel: null,
	maxBeltLevel: null,
	minWeight: null,
	maxWeight: null,
	competitionReadinessRequired: null,
	fee: null,
	maxParticipants: 8,
	currentRegistrations: 1,
	...wish,
});
const light = eventClass(1, { minWeight: 50, maxWeight: 60 });
const heavy = eventClass(2, { minWeight: 60, maxWeight: 75 });
const whole = (wish: object = {}) =>
	({
		id: 7,
		titleEn: "Cup",
		titleAr: "كأس",
		eventDate: "2099-05-01",
		endDate: null,
		ageReferenceDate: null,
		membershipRule: "none",
		requiredDocument: "none",
		published: true,
		registrationState: "open",
		registeredCount: 1,
		maxParticipants: 0,
		fee: null,
		memberFee: null,
		lateFee: null,
		lateFrom: null,
		classes: [],
		...wish,
	}) as never;
const user = {
	id: 20,
	role: "member",
	gender: "male",
	dateOfBirth: "1990-01-01",
	currentBelt: "green-4",
};

test.each([
	["open", "Register", "Register for Cup"],
	["waitlist", "Join the waiting list", "Join the waiting list: Cup"],
	["full", undefined, undefined],
	["closed", undefined, undefined],
])("while an event is %s, its button says %s", (registrationState, words, name) => {
	const button = (wish: object, isPending = false) =>
		renderPart(<EnterButton event={whole(wish)} isPending={isPending} onClick={noop} />).all(
			"button",
		)[0] as HTMLButtonElement | undefined;
	const shown = button({ registrationState });
	expect([shown?.textContent, shown?.getAttribute("aria-label") ?? undefined]).toEqual([
		words,
		name,
	]);
	expect(button({ registrationState, published: false })).toBe(undefined);
	const busy = button({ registrationState }, true);
	if (words) expect([busy?.textContent, busy?.disabled]).toEqual(["Registering...", true]);
});

const entry = (wish: object = {}) =>
	({ id: "7-20", status: "pending", chooseClass: false, class: light, ...wish }) as never;
const choosing = entry({ chooseClass: true, class: null });

test.each<[string, object, never[], boolean, boolean, [string, string][]]>([
	["nobody yet", {}, [], true, false, [["Register", "#classes"]]],
	["nobody yet", {}, [], false, false, [["Register", "/events/7#classes"]]],
	["who must choose", {}, [choosing], true, false, [["Choose an event class", "#classes"]]],
	[
		"who must choose",
		{},
		[choosing],
		false,
		true,
		[["Choose an event class", "/events/7#classes"]],
	],
	["who is in a class", {}, [entry()], true, false, [["Enter another event class", "#classes"]]],
	["who is in a class", {}, [entry()], false, false, []],
	["who is in a class", {}, [entry()], true, true, []],
	[
		"who was rejected",
		{},
		[entry({ status: "rejected" })],
		true,
		false,
		[["Register", "#classes"]],
	],
	["who must choose", { registrationState: "closed" }, [choosing], true, false, []],
	["nobody yet", { registrationState: "closed" }, [], true, false, []],
])(
	"%s, at an event with %j: %j (on its page: %s, only states: %s) leads to %j",
	(_, wish, entries, here, onlyStates, links) => {
		const { all, queryByText } = renderPart(
			<EventClassesButton
				event={whole({ classes: [light], ...wish })}
				entries={entries}
				here={here}
				onlyStates={onlyStates}
			/>,
		);
		expect(
			all("a.button").map((one) => [
				one.textContent,
				one.getAttribute("href")?.replace(/#.*/, "#classes"),
			]),
		).toEqual(links);
		expect(queryByText(/You are registered, but in no event class yet/) !== null).toBe(
			here && entries.includes(choosing),
		);
	},
);

test("the user’s registrations stand with their class and status, in the reader’s language", () => {
	const rows = (locale: "en" | "ar") =>
		renderPart(
			<EventClassesButton
				event={whole({ classes: [light] })}
				entries={[entry(), entry({ id: "7-21", status: "waitlisted", class: null })]}
				here
			/>,
			{ locale },
		).texts("li");
	expect(rows("en")).toEqual(["Kumite 1Pending", "Your registrationWaiting list"]);
	expect(rows("ar")[0]).toMatch(/^كوميته 1/);
});

test.each([
	[{}, false, "button"],
	[{ classes: [light] }, true, "button"],
	[{ classes: [light] }, false, "a"],
	[{ classes: [light], registrationState: "closed" }, true, undefined],
	[{ registrationState: "closed" }, false, undefined],
])(
	"a visitor at an event with %j (on its page: %s) signs in first, or is led to it by a link",
	async (wish, here, kind) => {
		answerCalls(() => new Promise(noop));
		const { all, findByText } = renderPart(<RegisterButton event={whole(wish)} here={here} />, {
			data: [[userQuery.queryKey, null]],
		});
		const [shown] = all("button, a");
		expect(shown?.tagName.toLowerCase()).toBe(kind);
		if (!kind) return;
		expect(shown.getAttribute("aria-label")).toBe("Register for Cup");
		if (kind === "a") return expect(shown.getAttribute("href")).toMatch(/^\/events\/7#/);
		fireEvent.click(shown);
		await findByText("You need to log in to access this page");
		expect(takeIntent()).toMatch(here ? /^\/events\/7#/ : /^\/events\/7$/);
	},
);

async function openDialog(wish: object = {}, answer: object = {}, eventClassWish: object = light) {
	const calls = answerCalls(({ method }) => (method === "GET" ? { body: [] } : answer));
	const chosen: unknown[] = [];
	const view = renderPart(
		<EnterEventClassDialog
			event={whole({ classes: [light, heavy] })}
			eventClass={eventClassWish as never}
			user={user as never}
			waitlist={false}
			others={[heavy as never]}
			onChoose={(one) => chosen.push(one)}
			onClose={noop}
			{...wish}
		/>,
		{
			data: [
				[userQuery.queryKey, user],
				[myEntriesQuery(7 as never).queryKey, []],
			],
		},
	);
	const dialog = await view.findByRole("dialog");
	return {
		...view,
		dialog,
		chosen,
		writes: () => calls.filter(({ method }) => method !== "GET"),
		weigh: (value: string) =>
			fireEvent.change(view.getByLabelText(/^Your weight/), { target: { value } }),
		submit: () => fireEvent.click(dialog.querySelector("[type=submit]") as HTMLElement),
	};
}

test.each([
	[false, /^Enter “Kumite 1”/, "Enter this event class"],
	[true, /^Join the waiting list of “Kumite 1”/, "Join the waiting list"],
])(
	"the question before an entry names the class (waiting list: %s)",
	async (waitlist, title, submit) => {
		const { dialog } = await openDialog({ waitlist });
		expect(dialog.textContent).toMatch(title);
		expect(dialog.querySelector("[type=submit]")?.textContent).toBe(submit);
	},
);

test("the weight must fit the class; the class that it fits is offered", async () => {
	const { weigh, dialog, submit, writes, chosen, getByRole, findByText } = await openDialog();
	submit();
	await findByText("Please state your weight");
	weigh("55");
	await findByText("55 kg fits this event class");
	weigh("70");
	await waitFor(() => expect(dialog.textContent).toMatch(/70 kg is too heavy/));
	expect(dialog.textContent).not.toContain("fits this event class");
	expect(dialog.textContent).toContain("“Kumite 2” fits this weight.");
	submit();
	fireEvent.click(getByRole("button", { name: "Choose Kumite 2" }));
	expect(chosen).toEqual([heavy]);
	weigh("90");
	await waitFor(() => expect(dialog.textContent).toMatch(/90 kg is too heavy/));
	expect(dialog.textContent).not.toContain("fits this weight");
	expect(writes()).toEqual([]);
});

test("what was typed is sent, and the server’s reasons are shown", async () => {
	const reasons = [{ code: "gender_other", params: { required: "female" } }];
	const { weigh, dialog, submit, writes, getByLabelText } = await openDialog(
		{},
		{ status: 422, body: { code: "not_eligible", reasons } },
	);
	weigh("55");
	fireEvent.change(getByLabelText(/^Notes/), { target: { value: "Left-handed" } });
	submit();
	await waitFor(() => expect(dialog.textContent).toContain("For women and girls only"));
	expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
		["POST", "/api/events/7/classes/1/register", { declaredWeight: "55", notes: "Left-handed" }],
	]);
});

test("a class without limits of weight does not ask for it", async () => {
	const { dialog } = await openDialog({}, {}, eventClass(3));
	expect(dialog.textContent).not.toMatch(/weight/i);
});
