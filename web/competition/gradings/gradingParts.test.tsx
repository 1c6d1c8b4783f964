/** @jest-environment jsdom */
import { fireEvent, waitFor, within } from "@testing-library/react";
import { beltName } from "#shared/base/ranks/belts.names.ts";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { coachesPages } from "../../people/coaches/coaches.queries.ts";
import { studentsQuery } from "../../people/coaches/students.queries.ts";
import { CandidateList } from "./CandidateList.tsx";
import DecideDialog from "./DecideDialog.tsx";
import { DanWait } from "./dan/DanWait.tsx";
import Recommendations from "./dan/Recommendations.tsx";
import RecommendDialog from "./dan/RecommendDialog.tsx";
import { candidatesQuery, gradingPrefix, recommendationsQuery } from "./gradings.queries.ts";
import { MarkSummary } from "./MarkSummary.tsx";
import PanelDialog from "./PanelDialog.tsx";
import RankDialog from "./RankDialog.tsx";

const day = "2026-03-04";
const name = (belt: string) => beltName(belt as Belt, "en");

const person = (id: number, firstName: string, currentBelt = "green-4") =>
	personForTest(id, firstName, { currentBelt });

const decided = (wish: object = {}) => ({
	outcome: "pass",
	belt: "brown-2",
	repeatParts: [],
	repeatBy: null,
	wordsEn: null,
	wordsAr: null,
	reason: null,
	at: "2026-03-05T09:00:00Z",
	...wish,
});

const candidate = (wish: object = {}) => ({
	...person(20, "Noura"),
	userId: 20,
	fromBelt: "green-4",
	toBelt: "brown-2",
	eligibleDate: null,
	attended: null,
	requiredClasses: null,
	openFee: 0,
	registration: null,
	isWithdrawn: false,
	exception: null,
	board: null,
	repeatParts: [],
	decision: null,
	earlierDecisions: 0,
	appliedAt: null,
	certificateId: null,
	version: 3,
	age: 12,
	group: 1,
	parts: ["kihon", "kata"],
	examiners: 2,
	marks: [],
	...wish,
});

const gradingOf = (wish: object = {}) =>
	({
		eventId: 7,
		state: "fixed",
		chief: person(1, "Dana", "black-3"),
		examiners: [person(2, "Layan", "black-2")],
		done: 0,
		total: 0,
		appliedAt: null,
		version: 5,
		groups: [],
		may: { manage: false, decide: true },
		marks: [],
		scales: [],
		...wish,
	}) as never;

const prefix = gradingPrefix(7 as never).queryKey;
const data = [[prefix, {}]] as const;
const isOld = ({ queries }: ReturnType<typeof renderPart>, key: readonly unknown[] = prefix) =>
	queries.getQueryState(key)?.isInvalidated;
const sentIn = (calls: ReturnType<typeof answerCalls>) =>
	calls.filter(({ method }) => method !== "GET").map(({ path, body }) => [path, body]);

describe("a candidate", () => {
	const open = (wish: object, grading: object = {}, userId = 1) => {
		const rows = [candidate(wish)];
		const state = { ...(gradingOf(grading) as { state: string }) };
		const calls = answerCalls(({ method }) => ({ body: method === "GET" ? rows : {} }));
		const view = renderPart(<CandidateList grading={state as never} day={day} />, {
			data: [
				...data,
				[["user"], { id: userId, role: "coach" }],
				[candidatesQuery(7 as never, state.state).queryKey, rows],
			],
		});
		return { ...view, calls };
	};
	const rank = "Set rank";

	test.each([
		["while the list is open", {}, { state: "open" }, []],
		["by the chief examiner", {}, {}, [rank, "Decide"]],
		["again", { decision: decided() }, {}, [rank, "Change"]],
		["once marks are closed", {}, { state: "closed" }, ["Decide"]],
		["by staff", {}, { may: { manage: true, decide: false } }, [rank]],
		["by others", {}, { may: { manage: false, decide: false } }, []],
		["who withdrew", { isWithdrawn: true }, {}, []],
		["whose belt changed", { exception: "belt_changed" }, {}, [rank]],
		["whose result is recorded", { appliedAt: day }, { state: "applied" }, ["Correct"]],
		["who has no result", {}, { state: "applied" }, []],
	])("is decided on %s by what may be done", (_, wish, grading, buttons) => {
		expect(open(wish, grading).texts(".candidate > .row button")).toEqual(buttons);
	});

	test("decides nothing about themselves", () => {
		expect(open({}, {}, 20).texts(".candidate > .row button")).toEqual([]);
	});

	test("is moved to another group, whose number and list follow", async () => {
		const view = open({ group: 1 }, { groups: [{}, {}, {}], may: { manage: true } });
		fireEvent.click(view.getByRole("button", { name: /Noura Saleh/, expanded: false }));
		expect(view.queryByText("Move to group 1")).toBeNull();
		fireEvent.click(await view.findByText("Move to group 3"));
		await view.findByText("Moved to group 3");
		expect(sentIn(view.calls).map(([, body]) => body)).toEqual([{ group: 3, version: 3 }]);
		expect(isOld(view)).toBe(true);
	});

	test.each([
		[{ outcome: "pass" }, "Passed", ""],
		[{ outcome: "lower", belt: "green-3" }, "Passed for a lower rank", name("green-3")],
		[{ outcome: "repeat", repeatParts: ["kata"] }, "Parts to repeat", "Kata"],
		[{ outcome: "fail", wordsEn: "Train more" }, "Not passed", "Train more"],
	])("with the decision %j reads it with what belongs to it", (wish, badge, more) => {
		const { texts } = open({ decision: decided(wish), earlierDecisions: 2 });
		expect(texts(".candidate-decision .badge")).toEqual([badge]);
		expect(texts(".candidate-decision")).toEqual([`${badge}${more}2 earlier decisions`]);
	});

	test.each([
		[{ isWithdrawn: true }, "Withdrawn"],
		[{ exception: "person_gone" }, "The account was deleted."],
		[{ board: "waiting" }, "Recommended for this dan. The board has not decided yet."],
		[{ board: "agreed" }, "Recommended for this dan. The board has agreed."],
		[
			{ board: "agreed", exception: "dan" },
			"The board has agreed. They become a candidate when the list is updated.",
		],
	])("with %j says so", (wish, words) => {
		expect(open(wish).getByText(words)).toBeTruthy();
	});

	test("reads the present rank and the one that is tried", () => {
		expect(open({}).texts(".candidate-rank .small")).toEqual([name("green-4"), name("brown-2")]);
		expect(open({ toBelt: null }).texts(".candidate-rank .small")).toEqual([name("green-4")]);
	});
});

describe("the marks of a candidate", () => {
	const marks = [
		{ examinerId: 1, marks: { kihon: 80, kata: 70 } },
		{ examinerId: 9, marks: { kihon: 40 } },
	];
	const names = new Map([[1, person(1, "Dana")]]) as never;
	const open = (wish: object) =>
		renderPart(<MarkSummary candidate={candidate(wish) as never} names={names} scales={[]} />);

	test("are a total, with what is missing and how far examiners differ", () => {
		const { texts } = open({ marks });
		expect(texts("summary strong")).toEqual(["65%"]);
		expect(texts("summary .badge")).toEqual(["Examiners differ by 35%", "1 mark missing"]);
		expect(texts("summary .small")).toEqual(["Proposed: Passed"]);
		expect(texts("thead th").slice(1)).toEqual(["Dana Saleh", "Examiner no longer on the panel"]);
		expect(texts("tbody tr").map((row) => row.replace(/^[^\d]+/, ""))).toEqual([
			"84",
			"7–",
			"75%40%",
		]);
		expect(open({ marks, decision: decided() }).texts("summary .small")).toEqual([]);
		expect(open({ marks: [] }).texts("summary")).toEqual([]);
	});
});

describe("a decision", () => {
	const open = (wish: object, result: object = {}) => {
		const calls = answerCalls(() => ({ body: [result] }));
		let closed = 0;
		const view = renderPart(
			<DecideDialog
				eventId={7 as never}
				candidate={candidate(wish) as never}
				scales={[]}
				day={day}
				onClose={() => {
					closed += 1;
				}}
			/>,
			{ data },
		);
		return {
			...view,
			calls,
			closed: () => closed,
			save: () => fireEvent.click(view.getByRole("button", { name: "Save" })),
			set: (label: string | RegExp, value: string) =>
				fireEvent.change(view.getByLabelText(label), { target: { value } }),
		};
	};

	test("begins with what the marks propose, and is stored for the version that is seen", async () => {
		const view = open({
			examiners: 1,
			marks: [{ examinerId: 1, marks: { kihon: 80, kata: 0 } }],
			parts: ["kihon", "kata"],
			toBelt: "brown-1",
		});
		expect((view.getByLabelText("Outcome") as HTMLSelectElement).value).toBe("fail");
		view.set("Outcome", "lower");
		view.save();
		expect(view.calls).toEqual([]);
		view.set("Rank reached", "brown-2");
		view.set(/^Words in English/, "Well done");
		view.set(/^Words in Arabic/, "أحسنت");
		view.save();
		await view.findByText("Decision saved");
		expect(sentIn(view.calls)[0][1]).toEqual([
			{
				userId: 20,
				outcome: "lower",
				belt: "brown-2",
				repeatParts: [],
				repeatBy: "",
				wordsEn: "Well done",
				wordsAr: "أحسنت",
				version: 3,
			},
		]);
		expect(view.closed()).toBe(1);
		expect(isOld(view)).toBe(true);
	});

	test("that repeats parts names them, after the day of the grading", async () => {
		const view = open({ decision: decided({ outcome: "repeat", repeatParts: ["kata"] }) });
		expect(view.getAllByRole("checkbox").map((box) => (box as HTMLInputElement).checked)).toEqual([
			false,
			true,
		]);
		view.set(/^Can be repeated until/, day);
		view.save();
		expect(view.calls).toEqual([]);
		view.set(/^Can be repeated until/, dayAfter(day, 1));
		fireEvent.click(view.getAllByRole("checkbox")[0]);
		view.save();
		await view.findByText("Decision saved");
		expect(sentIn(view.calls)[0][1]).toMatchObject([
			{ outcome: "repeat", repeatParts: ["kata", "kihon"], repeatBy: dayAfter(day, 1) },
		]);
	});

	test("that was recorded is corrected with a reason", async () => {
		const view = open({ decision: decided({ outcome: "absent" }), appliedAt: day });
		view.getByText("Correct the result of Noura Saleh");
		view.save();
		expect(view.calls).toEqual([]);
		view.set("Reason for the correction", "Mixed up");
		view.save();
		await view.findByText("Result corrected");
		expect(sentIn(view.calls)[0][1]).toMatchObject({
			outcome: "absent",
			reason: "Mixed up",
			version: 3,
		});
	});

	test("that is refused stays open, and does not say that it is saved", async () => {
		const view = open({ decision: decided() }, { userId: 20, error: "conflict" });
		view.save();
		await waitFor(() => expect(isOld(view)).toBe(true));
		expect(view.closed()).toBe(0);
		expect(view.queryByText("Decision saved")).toBeNull();
	});

	test("offers a lower rank only if there is one between", () => {
		const offered = (toBelt: string) =>
			within(open({ toBelt }).getByLabelText("Outcome")).queryByText("Passed for a lower rank");
		expect(offered("brown-2")).toBeTruthy();
		expect(offered("green-3")).toBeNull();
	});
});

test("the rank that is tried is stored, and no dan is offered without the board", async () => {
	const calls = answerCalls(() => ({ body: {} }));
	const view = renderPart(
		<RankDialog eventId={7 as never} candidate={candidate() as never} onClose={() => undefined} />,
		{ data },
	);
	const field = view.getByLabelText("Rank") as HTMLSelectElement;
	expect([...field.options].map(({ textContent }) => textContent)).toEqual(
		["green-3", "brown-2", "brown-1"].map(name),
	);
	expect(field.value).toBe("brown-2");
	fireEvent.change(field, { target: { value: "brown-1" } });
	fireEvent.click(view.getByRole("button", { name: "Save" }));
	await view.findByText("Rank saved");
	expect(sentIn(calls).map(([, body]) => body)).toEqual([{ toBelt: "brown-1", version: 3 }]);
	expect(isOld(view)).toBe(true);
});

test("the panel offers black belts, the highest first, and its chief is no other examiner", async () => {
	const coaches = [
		person(3, "Omar", "black-1"),
		person(4, "Reem", "brown-1"),
		person(5, "Sara", "black-4"),
	];
	const calls = answerCalls(({ method }) => ({ body: method === "GET" ? coaches : {} }));
	const view = renderPart(<PanelDialog grading={gradingOf()} onClose={() => undefined} />, {
		data: [
			...data,
			[coachesPages.queryKey, { pages: [{ rows: coaches, next: null }], pageParams: [] }],
		],
	});
	const label = (first: string, belt: string) => `${first} Saleh (${name(belt)})`;
	const [dana, layan, sara, omar] = [
		label("Dana", "black-3"),
		label("Layan", "black-2"),
		label("Sara", "black-4"),
		label("Omar", "black-1"),
	];
	const chief = view.getByLabelText("Chief examiner") as HTMLSelectElement;
	expect([...chief.options].map(({ textContent }) => textContent)).toEqual([
		"Choose",
		dana,
		layan,
		sara,
		omar,
	]);
	expect(view.queryByLabelText(dana)).toBeNull();
	expect((view.getByLabelText(layan) as HTMLInputElement).checked).toBe(true);
	fireEvent.click(view.getByLabelText(layan));
	fireEvent.click(view.getByLabelText(omar));
	fireEvent.change(chief, { target: { value: "5" } });
	fireEvent.click(view.getByRole("button", { name: "Save" }));
	await view.findByText("Panel saved");
	expect(sentIn(calls).map(([, body]) => body)).toEqual([
		{ chiefId: 5, examiners: [3], version: 5 },
	]);
	expect(isOld(view)).toBe(true);
});

describe("the way to a dan", () => {
	test.each([
		["2025-01-04", null, [/^14 of 12 months at .+ by the grading, since January 4, 2025$/]],
		[null, null, [/: it is not known since when$/]],
		["2025-09-04", day, [/^6 of 12 months/]],
		[
			"2025-09-04",
			"2026-09-04",
			[/^6 of/, /^Early: the months are complete on September 4, 2026$/],
		],
	])("since %s, complete on %s, says how many months there are", (since, eligibleDate, lines) => {
		const { texts } = renderPart(
			<DanWait
				belt="brown-1"
				requiredMonths={12}
				since={since}
				eligibleDate={eligibleDate}
				day={day}
			/>,
		);
		const shown = texts("span");
		expect(shown).toHaveLength(lines.length);
		for (const [at, line] of lines.entries()) expect(shown[at]).toMatch(line);
	});

	const today = kuwaitDate(Date.now());
	const gradings = [7, 8].map((id) => ({
		id,
		titleEn: `Grading ${id}`,
		titleAr: "اختبار",
		eventDate: dayAfter(today, id),
	}));
	const recommend = (result: object) => {
		const calls = answerCalls(() => ({ body: [result] }));
		let closed = 0;
		const view = renderPart(
			<RecommendDialog
				student={person(20, "Noura", "brown-1") as never}
				toBelt="black-1"
				grade={{ since: null, requiredMonths: 12, eligibleDate: dayAfter(today, 8) } as never}
				open={gradings as never}
				onClose={() => {
					closed += 1;
				}}
			/>,
			{ data: [[studentsQuery.queryKey, []]] },
		);
		return {
			...view,
			calls,
			closed: () => closed,
			send: () => {
				fireEvent.change(view.getByLabelText(/^Words to the board/), {
					target: { value: "Ready" },
				});
				fireEvent.click(view.getByRole("button", { name: "Recommend" }));
			},
		};
	};

	test("begins with words to the board, for the grading that is chosen", async () => {
		const view = recommend({ promotionId: 5 });
		const early = () => view.queryByText(/^The months at this rank are complete on/);
		expect(early()?.textContent).toContain(longDay(dayAfter(today, 8), "en"));
		fireEvent.change(view.getByLabelText("Grading"), { target: { value: "8" } });
		expect(early()).toBeNull();
		fireEvent.click(view.getByRole("button", { name: "Recommend" }));
		await waitFor(() =>
			expect(view.getByLabelText(/^Words to/).getAttribute("aria-invalid")).toBe("true"),
		);
		expect(view.calls).toEqual([]);
		view.send();
		await view.findByText("Recommended to the board");
		expect(view.calls[0].path).toContain("/events/8/");
		expect(view.calls[0].body).toEqual([{ userId: 20, toBelt: "black-1", notes: "Ready" }]);
		expect(view.closed()).toBe(1);
		expect(isOld(view, studentsQuery.queryKey)).toBe(true);
	});

	test("stays open on the waiting list, and after a refusal", async () => {
		const waits = recommend({ promotionId: null });
		waits.send();
		await waits.findByText("Not recommended yet: on the waiting list");
		expect(waits.closed()).toBe(0);
		const refused = recommend({ promotionId: null, error: "conflict" });
		refused.send();
		await waitFor(() => expect(isOld(refused, studentsQuery.queryKey)).toBe(true));
		expect(refused.closed()).toBe(0);
		expect(refused.queryByText(/^(Not r|R)ecommended/)).toBeNull();
	});
});

describe("a recommendation", () => {
	const item = (wish: object = {}) => ({
		promotionId: 50,
		person: person(20, "Noura", "brown-1"),
		toBelt: "black-1",
		since: null,
		requiredMonths: 12,
		eligibleDate: null,
		attended: null,
		requiredClasses: null,
		notes: "Ready for it",
		recommender: person(30, "Omar", "black-2"),
		recommendedAt: "2026-02-03T09:00:00Z",
		agreedAt: null,
		agreedBy: null,
		...wish,
	});
	const open = (wish: object = {}, user: object = { id: 1, role: "super-admin" }) => {
		const items = [item(wish)];
		const calls = answerCalls(({ method }) => ({ body: method === "GET" ? items : {} }));
		const view = renderPart(<Recommendations eventId={7 as never} day={day} />, {
			data: [
				...data,
				[["user"], user],
				[["belts"], {}],
				[recommendationsQuery(7 as never).queryKey, items],
			],
		});
		return { ...view, calls };
	};
	const agreed = { agreedAt: "2026-02-09T09:00:00Z", agreedBy: person(1, "Dana") };

	test.each([
		["waits", {}, { id: 1, role: "super-admin" }, ["Agree", "Decline"], null],
		["was agreed to", agreed, { id: 1, role: "super-admin" }, ["Decline"], null],
		["is read by other staff", {}, { id: 1, role: "admin" }, [], null],
		["is about the reader", {}, { id: 20, role: "super-admin" }, [], /^This is about you\./],
		["is the reader’s", {}, { id: 30, role: "super-admin" }, [], /^This is your recommendation\./],
	])("that %s is decided on, or not", (_, wish, user, buttons, words) => {
		const { texts, queryByText } = open(wish, user);
		expect(texts(".recommendation button")).toEqual(buttons);
		if (words) expect(queryByText(words)).toBeTruthy();
	});

	test("says by whom and when, with the words, and what the board decided", () => {
		const { getByText, texts } = open();
		getByText("Ready for it");
		getByText("The board has not decided yet");
		expect(texts(".recommendation > p").at(-1)).toMatch(
			/^Recommended by .?Omar Saleh.?, February 3, 2026$/,
		);
		expect(open(agreed).texts(".recommendation-head > .small")[0]).toMatch(
			/^The board agrees: .?Dana Saleh.?, February 9, 2026$/,
		);
		expect(
			open({ ...agreed, agreedBy: null, recommender: null }).texts(".recommendation")[0],
		).toMatch(/The board agreed on February 9, 2026.*Recommended on February 3, 2026/);
	});

	test("to which the board agrees is stored, and the list is read again", async () => {
		const view = open();
		fireEvent.click(view.getByText("Agree"));
		await view.findByText("The board agrees");
		view.getByText("Noura Saleh and the coach get a notification.");
		expect(sentIn(view.calls).map(([, body]) => body)).toEqual([
			{ promotionId: 50, toBelt: "black-1" },
		]);
		for (const key of [prefix, ["belts"]]) expect(isOld(view, key)).toBe(true);
	});

	test("that is declined needs a reason", async () => {
		const view = open();
		fireEvent.click(view.getByText("Decline"));
		const dialog = within(await view.findByRole("dialog"));
		fireEvent.click(dialog.getByRole("button", { name: "Decline" }));
		dialog.getByText("Say why.");
		expect(sentIn(view.calls)).toEqual([]);
		fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: "Too early" } });
		fireEvent.click(dialog.getByRole("button", { name: "Decline" }));
		await view.findByText("Recommendation declined");
		expect(sentIn(view.calls).map(([, body]) => body)).toEqual([{ reason: "Too early" }]);
		for (const key of [prefix, ["belts"]]) expect(isOld(view, key)).toBe(true);
	});
});
