/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import DeclineJudgingDialog from "./duties/DeclineJudgingDialog.tsx";
import PersonJudging from "./duties/PersonJudging.tsx";
import JudgesPage from "./JudgesPage.tsx";
import {
	assignmentsQuery,
	conflictsQuery,
	eventJudgesQuery,
	judgesQuery,
} from "./judges.queries.ts";
import ApplyDialog from "./staff/ApplyDialog.tsx";
import DeactivateJudgeDialog from "./staff/DeactivateJudgeDialog.tsx";
import EventJudgesDialog from "./staff/EventJudgesDialog.tsx";
import PanelsDialog from "./staff/PanelsDialog.tsx";

const today = kuwaitDate(Date.now());
const eventOf = (id: number, wish: object = {}) =>
	({
		id,
		titleEn: `Cup ${id}`,
		titleAr: "كأس",
		eventType: "tournament",
		eventDate: dayAfter(today, id),
		endDate: null,
		cancelReason: null,
		published: true,
		...wish,
	}) as never;

const judge = (id: number, firstName: string, wish: object = {}) =>
	({
		judges: {
			id,
			userId: 100 + id,
			competitionLevel: "Local",
			specializations: ["Kata"],
			competitionsOfficiated: 4,
			certificationDate: "2020-03-04",
			isActive: true,
			version: 1,
			...wish,
		},
		users: {
			id: 100 + id,
			firstName,
			lastName: "Saleh",
			firstNameAr: null,
			lastNameAr: null,
			profileImageUrl: null,
			currentBelt: "black-2",
			dojoId: null,
		},
	}) as never;

const data = [[assignmentsQuery.queryKey, {}]] as const;
const isOld = ({ queries }: ReturnType<typeof renderPart>, key: readonly unknown[]) =>
	queries.getQueryState(key)?.isInvalidated;
const changesOf = (calls: ReturnType<typeof answerCalls>) =>
	calls.filter(({ method }) => method !== "GET").map(({ path, body }) => [path, body]);

test.each([
	[
		"a request of the federation",
		{ status: "pending", askedBy: "federation", answeredBy: null },
		"Decline",
		/^You won’t judge at “Cup 9”\./,
		"You have declined",
	],
	[
		"an own application",
		{ status: "pending", askedBy: "judge", answeredBy: null },
		"Withdraw",
		"You no longer apply to judge at “Cup 9”.",
		"Application withdrawn",
	],
])("%s is given up in its own words", async (_, answered, button, words, toast) => {
	const calls = answerCalls(() => ({ body: {} }));
	const isOwn = button === "Withdraw";
	const view = renderPart(
		<DeclineJudgingDialog
			assignment={{ id: 3, ...answered, event: eventOf(9) } as never}
			onClose={() => undefined}
		/>,
		{ data },
	);
	view.getByText(words);
	const reason = view.queryByLabelText(/^Reason/);
	expect(reason === null).toBe(isOwn);
	if (reason) fireEvent.change(reason, { target: { value: "Ill" } });
	fireEvent.click(view.getByRole("button", { name: button }));
	await view.findByText(toast);
	view.getByText("Cup 9");
	expect(changesOf(calls)[0][1]).toEqual(isOwn ? {} : { notes: "Ill" });
	expect(isOld(view, assignmentsQuery.queryKey)).toBe(true);
});

test("a judge applies for a published event at which they have no assignment", async () => {
	const events = [eventOf(5), eventOf(6), eventOf(7, { published: false })];
	const calls = answerCalls(({ method }) => ({ body: method === "GET" ? events : {} }));
	const view = renderPart(
		<ApplyDialog own={[{ eventId: 5 }] as never} onClose={() => undefined} />,
		{ data },
	);
	const field = (await view.findByLabelText("Event")) as HTMLSelectElement;
	expect([...field.options].map(({ textContent }) => textContent)).toEqual([
		"Choose an event",
		`Cup 6 – ${longDay(dayAfter(today, 6), "en")}`,
	]);
	const send = () => fireEvent.click(view.getByRole("button", { name: "Send application" }));
	send();
	expect(changesOf(calls)).toEqual([]);
	fireEvent.change(field, { target: { value: "6" } });
	fireEvent.change(view.getByLabelText(/^Notes/), { target: { value: "From noon" } });
	send();
	await view.findByText("Application sent. The federation decides on it");
	expect(changesOf(calls)).toEqual([[expect.stringContaining("/6/"), { notes: "From noon" }]]);
	expect(isOld(view, assignmentsQuery.queryKey)).toBe(true);
});

test.each([
	["is active", {}, ["Local"], true],
	["is not", { isActive: false, competitionLevel: "Regional" }, ["Regional", "Inactive"], true],
	["is of another person", { userId: 99 }, [], false],
])("staff read the record of a judge who %s", (_, wish, badges, isJudge) => {
	const all = [judge(1, "Noura", wish)];
	answerCalls(() => ({ body: all }));
	const { texts, queryByText } = renderPart(<PersonJudging id={101 as never} />, {
		data: [[judgesQuery.queryKey, all]],
	});
	expect(texts(".badge")).toEqual(badges);
	expect(queryByText("Competitions officiated: 4") !== null).toBe(isJudge);
	expect(queryByText("Not in the registry of judges.") !== null).toBe(!isJudge);
});

test("a judge is deactivated after a question that names them, and the list is read again", async () => {
	const calls = answerCalls(() => ({ body: {} }));
	const view = renderPart(
		<DeactivateJudgeDialog row={judge(1, "Noura")} onClose={() => undefined} />,
		{ data: [[judgesQuery.queryKey, []]] },
	);
	view.getByText(/^Noura Saleh disappears from the public registry/);
	fireEvent.click(view.getByRole("button", { name: "Deactivate" }));
	await view.findByText("Judge deactivated");
	expect(changesOf(calls)).toEqual([["/api/judges/1", undefined]]);
	expect(isOld(view, judgesQuery.queryKey)).toBe(true);
});

describe("the judges of a federation", () => {
	const all = [
		judge(1, "Noura"),
		judge(2, "Omar", { competitionLevel: "International", certificationDate: null }),
		judge(3, "Dana", { isActive: false }),
	];
	const open = (at: string) => {
		answerCalls(() => ({ body: all }));
		return renderPart(<JudgesPage />, { at, data: [[judgesQuery.queryKey, all]] });
	};

	test("are counted and shown by level, the highest first, without inactive ones", () => {
		const { texts } = open("/judges");
		expect(texts(".judge-counts div")).toEqual([
			"Local1",
			"Regional0",
			"International1",
			"Total Active2",
		]);
		expect(texts(".judge-card h3")).toEqual(["Omar Saleh", "Noura Saleh"]);
		expect(texts(".judge-card dl").at(-1)).toBe(
			"Competitions officiated4SpecializationsKataCertified sinceMarch 4, 2020",
		);
		expect(texts(".judge-card dl")[0]).not.toContain("Certified");
	});

	test.each([
		["/judges?level=Local", ["Noura Saleh"]],
		["/judges?name=omar", ["Omar Saleh"]],
		["/judges?belt=black-2", ["Omar Saleh", "Noura Saleh"]],
		["/judges?name=dana", []],
	])("are filtered by the address %s", (at, names) => {
		const { texts, queryByText } = open(at);
		expect(texts(".judge-card h3")).toEqual(names);
		expect(queryByText("Clear Filters") !== null).toBe(names.length === 0);
		expect(texts(".judge-counts div").at(-1)).toBe("Total Active2");
	});
});

describe("judges assigned to an event", () => {
	const conflicts = [
		{ kind: "self", count: 1, people: [] },
		{
			kind: "student",
			count: 3,
			people: [{ id: 9, firstName: "Reem", lastName: "Ali", firstNameAr: null, lastNameAr: null }],
		},
	];
	const open = (wish: object = {}, mayAssign = true) => {
		const all = [judge(1, "Noura"), judge(2, "Omar"), judge(3, "Dana", { isActive: false })];
		const calls = answerCalls(({ method, path }) => ({
			body:
				method !== "GET"
					? { ...(judge(1, "Noura") as object), id: 31, eventId: 7, judgeId: 1, status: "pending" }
					: path.includes("conflicts")
						? conflicts
						: path === "/api/judges"
							? all
							: [],
		}));
		const view = renderPart(
			<EventJudgesDialog
				event={eventOf(7, wish)}
				mayAssign={mayAssign}
				onClose={() => undefined}
			/>,
			{
				data: [
					[judgesQuery.queryKey, all],
					[eventJudgesQuery(7).queryKey, []],
					[conflictsQuery(7, 1 as never).queryKey, conflicts],
				],
			},
		);
		return { ...view, calls };
	};

	test("are chosen among active judges, with a warning if they are close to entrants", async () => {
		const view = open();
		expect(view.queryByLabelText(/^Dana/)).toBeNull();
		fireEvent.click(view.getByLabelText("Noura Saleh · Local"));
		await view.findByText("The judge has entered this event.");
		view.getByText(/^3 of the judge’s own students have registered: .?Reem Ali.? and 2 more$/);
		fireEvent.change(view.getByLabelText(/^Notes/), { target: { value: "At nine" } });
		fireEvent.click(view.getByRole("button", { name: "Assign" }));
		await view.findByText("Judge assigned to event successfully");
		expect(changesOf(view.calls).map(([, body]) => body)).toEqual([
			{ judgeId: 1, notes: "At nine" },
		]);
		await waitFor(() =>
			expect((view.getByLabelText(/^Noura/) as HTMLInputElement).checked).toBe(false),
		);
	});

	test.each([
		["that is to come", {}, true, true, false],
		["that was cancelled", { cancelReason: "Rain" }, true, false, true],
		["that is over", { eventDate: dayAfter(today, -2) }, true, false, true],
		["of another member of staff", {}, false, false, false],
	])("can be chosen for an event %s, or not", (_, wish, mayAssign, canAssign, isOver) => {
		const { queryByRole, queryByText } = open(wish, mayAssign);
		expect(queryByRole("button", { name: "Assign" }) !== null).toBe(canAssign);
		expect(queryByText(/^This event is over or cancelled/) !== null).toBe(isOver);
	});
});

test("panels name who leads and which judges are missing, and are stored", async () => {
	const confirmed = [1, 2, 3].map((id) => ({
		id,
		eventId: 7,
		judgeId: id,
		status: "accepted",
		role: null,
		tatami: null,
		...(judge(id, ["Noura", "Omar", "Dana"][id - 1], {
			competitionLevel: id === 2 ? "International" : "Local",
		}) as object),
	}));
	const calls = answerCalls(() => ({ body: {} }));
	let closed = 0;
	const view = renderPart(
		<PanelsDialog
			confirmed={confirmed as never}
			onClose={() => {
				closed += 1;
			}}
		/>,
		{ data },
	);
	view.getByText(/^3 confirmed judges, placed by level and belt/);
	const [chief, tatami] = [...document.querySelectorAll(".judge-panel")].map(
		({ textContent }) => textContent,
	);
	expect(chief).toBe("Chief refereeOmar Saleh");
	expect(tatami).toMatch(/^Tatami 1.*\d judges missing$/);
	fireEvent.click(view.getByRole("button", { name: "Save the panels" }));
	await view.findByText("Panels saved");
	expect(changesOf(calls)).toContainEqual([
		expect.stringMatching(/\/7\/.*\/2$/),
		{ role: "chief", tatami: null },
	]);
	expect(changesOf(calls)).toHaveLength(3);
	expect(closed).toBe(1);
	expect(isOld(view, assignmentsQuery.queryKey)).toBe(true);
});
