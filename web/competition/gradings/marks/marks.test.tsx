/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beltName } from "#shared/base/ranks/belts.names.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { storedQuery } from "../../../base/offline/useLatestQueue.ts";
import { gradingQuery, groupMarksQuery } from "../gradings.queries.ts";
import { givenMarks } from "./givenMarks.ts";
import MarksPage from "./MarksPage.tsx";
import { PartMark } from "./PartMark.tsx";

const candidate = (id: number, firstName: string, wish: object = {}) => ({
	...personForTest(id, firstName),
	userId: id,
	age: 12,
	fromBelt: "green-4",
	toBelt: "green-3",
	parts: ["kata", "kihon"],
	marks: {},
	...wish,
});
const syllabus = [
	{
		belt: "green-3",
		parts: [
			{ part: "kihon", max: 20, least: 5, itemsEn: ["Basics of green"], itemsAr: ["أساسيات"] },
			{ part: "kumite", max: 10, least: null, itemsEn: ["Sparring"], itemsAr: ["قتال"] },
		],
	},
	{ belt: "brown-2", parts: [{ part: "kata", max: 10, least: 6, itemsEn: [], itemsAr: [] }] },
];
const sheet = (group: number, wish: object = {}) => ({
	by: 2,
	eventId: 7,
	group,
	titleEn: `Spring grading ${group}`,
	titleAr: "اختبار الربيع",
	state: "fixed",
	candidates: [
		candidate(20, "Noura", { marks: { kihon: 75 } }),
		candidate(21, "Reem", { age: null, toBelt: "brown-2", parts: ["kata"] }),
	],
	syllabus,
	...wish,
});
const stored = (wish: object = {}) => ({
	by: 2,
	eventId: 7,
	group: 1,
	userId: 20,
	part: "kata",
	value: 60,
	before: null,
	key: "k",
	...wish,
});

type Wish = {
	groups?: number[];
	state?: string;
	search?: string;
	sheets?: object[];
	unsent?: object[];
	locale?: "en" | "ar";
};

function open({
	groups = [1],
	state = "fixed",
	search = "",
	sheets = [sheet(1), sheet(3)],
	unsent = [],
	locale = "en",
}: Wish = {}) {
	answerCalls(() => new Promise(() => undefined));
	return renderPart(
		<Routes>
			<Route path="/events/:id/marks" element={<MarksPage />} />
		</Routes>,
		{
			at: `/events/7/marks${search}`,
			locale,
			data: [
				[gradingQuery(7 as never).queryKey, { eventId: 7, state, marks: groups }],
				...sheets.map(
					(one) =>
						[groupMarksQuery(7 as never, (one as { group: number }).group).queryKey, one] as const,
				),
				[storedQuery(givenMarks as never, 2 as never).queryKey, unsent],
			],
		},
	);
}

test.each([
	[
		"who is no examiner",
		{ groups: [] },
		"You are not an examiner of this grading",
		"The office names the examiners in the grading’s panel.",
	],
	[
		"before the list is fixed",
		{ state: "open" },
		"The list is not fixed yet",
		"You can give marks once the office has fixed the list.",
	],
	[
		"while the list is fixed",
		{ state: "fixing" },
		"The list is not fixed yet",
		"You can give marks once the office has fixed the list.",
	],
	[
		"of an empty group",
		{ sheets: [sheet(1, { candidates: [] })] },
		"Nobody is in this group",
		"The office may have changed the groups.",
	],
])("%s: there is nothing to mark, and the page says why", (_, wish, words, more) => {
	const view = open(wish);
	view.getByText(words);
	view.getByText(more);
	expect(view.all("fieldset, .marks-count")).toEqual([]);
	expect(view.getByText("Grading").getAttribute("href")).toBe("/events/7/grading");
});

test("an examiner of several groups goes from one to the other", () => {
	const view = open({ groups: [1, 3], search: "?group=3" });
	expect(view.texts(".lead")).toEqual(["Spring grading 1"]);
	expect(
		view.all("nav a").map((link) => [link.textContent, link.getAttribute("aria-current")]),
	).toEqual([
		["Group 1", null],
		["Group 3", "page"],
	]);
	expect(view.all("ul.mark-cards").map((list) => list.getAttribute("aria-label"))).toEqual([
		"Group 3",
	]);
	fireEvent.click(view.getByText("Group 1"));
	expect(view.address()).toBe("/events/7/marks?group=1");
	const other = open({ groups: [3], search: "?group=1", locale: "ar" });
	expect(other.all("nav a")).toEqual([]);
	expect(other.all("ul.mark-cards")[0].getAttribute("aria-label")).toBe("المجموعة ٣");
});

test("each candidate is shown with age, ranks and what is marked, up to how much", () => {
	const view = open();
	expect(view.texts(".mark-card-who").map(plainText)).toEqual([
		`Noura SalehAge 12${beltName("green-3", "en")}`,
		`Reem SalehAge unknown${beltName("brown-2", "en")}`,
	]);
	expect(view.all("fieldset").map((one) => plainText(one.getAttribute("aria-label")))).toEqual([
		"Kihon (basics), Noura Saleh",
		"Kata, Noura Saleh",
		"Kata, Reem Saleh",
	]);
	expect(view.texts(".part-mark-name > .small")).toEqual(["Up to 20, at least 5", "At least 6"]);
	expect(view.texts(".part-mark-value")).toEqual(["7.5", "–", "–"]);
	expect(view.all(".part-mark-scale").map((scale) => scale.children.length)).toEqual([22, 12, 12]);
	expect(view.texts(".marks-count")).toEqual(["1 of 3 marks recorded"]);
	// Only what the group examines is shown of a syllabus.
	expect(view.texts("details dt")).toEqual(["Kihon (basics)", "Kata"]);
	const early = open({ sheets: [sheet(1, { syllabus: undefined })] });
	expect(early.texts("details, .part-mark-name > .small")).toEqual([]);
});

test("marks of this device stand before those of the server, and are counted", () => {
	const view = open({
		unsent: [
			stored(),
			stored({ part: "kihon", value: null, theirs: 80 }),
			stored({ userId: 21, refused: "examiner_rank" }),
			stored({ userId: 30, group: 3 }),
			stored({ userId: 31, group: 3 }),
		],
	});
	expect(view.texts(".part-mark-value")).toEqual(["–", "6", "6"]);
	expect(view.texts(".part-mark-state .small")).toEqual([
		"Not sent yet",
		"Not sent yet",
		"Not sent yet",
	]);
	expect(view.texts(".marks-count")).toEqual(["2 of 3 marks recorded"]);
	expect(view.texts(".marks-unsent p")).toEqual([
		"1 mark is not sent yet. It is kept on this device and sent when the network is back.",
		"2 marks of other groups are not sent yet.",
	]);
	view.getByText(
		"You recorded no mark here, and 8 on another device in the meantime. Which is correct?",
	);
	view.getByText(
		"This mark was not accepted: your rank is below the one required for this candidate",
	);
	expect(open({ unsent: [stored({ group: 3 })] }).texts(".marks-unsent p")).toEqual([
		"1 mark of another group is not sent yet.",
	]);
	expect(open({ unsent: [stored()] }).texts(".marks-unsent p")).toHaveLength(1);
	const sent = open();
	expect(sent.all(".marks-unsent > *")).toEqual([]);
	expect(sent.texts(".part-mark-state .small")).toEqual([]);
});

test.each([
	["fixed", false],
	["closed", true],
	["applied", true],
])("once a grading is %s its marks are only read: %s", (state, isClosed) => {
	const view = open({ state, sheets: [sheet(1, { state })], locale: "ar" });
	expect(view.queryByText("أغلق رئيس اللجنة العلامات، ولم يعد تعديلها ممكنًا.") !== null).toBe(
		isClosed,
	);
	const enabled = view.all(".part-mark-scale button").filter((one) => !one.matches(":disabled"));
	expect(enabled.length > 0).toBe(!isClosed);
});

describe("a mark", () => {
	function mark(value: number | null, wish: object = {}, max = 10) {
		const done: unknown[] = [];
		const view = renderPart(
			<PartMark
				part="Kata"
				label="Kata, Noura"
				value={value}
				stored={undefined}
				scale={{ part: "kata", max, least: null }}
				isClosed={false}
				onMark={(one) => done.push(one)}
				onChoose={(one) => done.push(["choose", one])}
				onSendAgain={() => done.push("again")}
				onForget={() => done.push("forget")}
				{...wish}
			/>,
		);
		const button = (name: string) => view.getByRole("button", { name }) as HTMLButtonElement;
		return {
			...view,
			done,
			button,
			press: (name: string) => fireEvent.click(button(name)),
			pressed: () => view.texts("[aria-pressed=true]"),
		};
	}

	test.each([
		[null, "7", 70, []],
		[70, "7", null, ["7"]],
		[75, "7", 70, ["7", "½"]],
		[75, "6", 60, ["7", "½"]],
		[null, "Half a mark more", 5, []],
		[0, "Half a mark more", 5, ["0"]],
		[70, "Half a mark more", 75, ["7"]],
		[75, "Half a mark more", 70, ["7", "½"]],
	])("of %s becomes, by “%s”, %s", (value, name, next, pressed) => {
		const view = mark(value);
		expect(view.pressed()).toEqual(pressed);
		view.press(name);
		expect(view.done).toEqual([next]);
	});

	test("has no half above the highest, and no word of the usual scale", () => {
		expect(mark(100).button("Half a mark more").disabled).toBe(true);
		expect(mark(95).button("Half a mark more").disabled).toBe(false);
		expect(mark(100, {}, 20).button("Half a mark more").disabled).toBe(false);
		expect(mark(100).texts(".small")).toEqual([]);
		expect(mark(100, {}, 20).texts(".small")).toEqual(["Up to 20"]);
	});

	test("that differs from another device is chosen, also between a weight and none", () => {
		const view = mark(60, { stored: stored({ theirs: null }) });
		expect(view.button("Half a mark more").disabled).toBe(true);
		view.press("no mark");
		fireEvent.click(view.all(".notice button")[0]);
		expect(view.done).toEqual([
			["choose", null],
			["choose", 60],
		]);
	});

	test("that was refused is sent again or removed, with the reason in words", () => {
		const view = mark(60, { stored: stored({ refused: "marks_closed", theirs: 50 }) });
		expect(view.container.textContent).toMatch(/This mark was not accepted: .*closed/);
		expect(view.queryByText(/on another device/)).toBeNull();
		view.press("Send again");
		view.press("Remove the mark");
		expect(view.done).toEqual(["again", "forget"]);
		expect(mark(60, { stored: stored() }).all("[role=status]")).toEqual([]);
	});
});
