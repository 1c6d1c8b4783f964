/** @jest-environment jsdom */
import { fireEvent, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beltName } from "#shared/base/ranks/belts.names.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { gradingParts } from "#shared/training/syllabus/parts.ts";
import { plainText } from "#tests/core/confirmIn.tsx";
import { personForTest } from "#tests/core/personForTest.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import { eventQuery, notCancelledPages } from "../events/events.queries.ts";
import GradingPage from "./GradingPage.tsx";
import GradingToday from "./GradingToday.tsx";
import GroupsDialog from "./GroupsDialog.tsx";
import { candidatesQuery, gradingPrefix, gradingQuery } from "./gradings.queries.ts";

const examiner = (id: number, firstName: string, currentBelt: string) =>
	personForTest(id, firstName, { currentBelt });
const panel = {
	chief: examiner(1, "Dana", "black-3"),
	examiners: [examiner(2, "Layan", "black-1")],
};
const candidate = (
	userId: number,
	firstName: string,
	toBelt: string | null,
	wish: object = {},
) => ({
	...personForTest(userId, firstName),
	userId,
	toBelt,
	age: 12,
	repeatParts: [],
	...wish,
});
const noura = candidate(20, "Noura", "brown-2");
const reem = candidate(21, "Reem", "green-3");
const omar = candidate(22, "Omar", "black-1");

describe("the groups of a grading", () => {
	const prefix = gradingPrefix(7 as never).queryKey;
	function open(candidates: object[], groups: object[] = [], wish: object = {}) {
		let closed = 0;
		const calls = answerCalls(() => ({ body: {} }));
		const view = renderPart(
			<GroupsDialog
				grading={{ eventId: 7, ...panel, version: 5, groups, scales: [], ...wish } as never}
				candidates={candidates as never}
				onClose={() => {
					closed += 1;
				}}
			/>,
			{ data: [[prefix, {}]] },
		);
		const sections = () => [...document.querySelectorAll<HTMLElement>(".grading-group")];
		return {
			...view,
			sections,
			sent: () => calls.filter(({ method }) => method !== "GET"),
			closed: () => closed,
			save: () => fireEvent.click(view.getByRole("button", { name: "Save" })),
			titles: () => sections().map((one) => one.querySelector("h3")?.textContent),
			checked: (at: number) =>
				[...sections()[at].querySelectorAll("label")]
					.filter((label) => label.querySelector("input")?.checked)
					.map(({ textContent }) => plainText(textContent)),
			box: (at: number, label: string | RegExp) =>
				within(sections()[at]).getByLabelText(label) as HTMLInputElement,
		};
	}

	test("are formed by rank, with the examiners who may examine all of a group", async () => {
		const view = open([omar, noura, reem]);
		view.getByRole("dialog", { name: "The groups of this grading" });
		expect(view.titles()).toEqual(["Group 1: 2 candidates", "Group 2: 1 candidate"]);
		expect(
			view.sections().map((one) => plainText(one.querySelectorAll("p")[0].textContent)),
		).toEqual([
			[beltName("green-3", "en"), beltName("brown-2", "en")].join(", "),
			beltName("black-1", "en"),
		]);
		expect(plainText(view.sections()[0].querySelectorAll("p")[1].textContent)).toBe(
			"Reem Saleh, Noura Saleh",
		);
		expect(view.checked(0).slice(0, 3)).toEqual(["Dana Saleh", "Layan Saleh", "Kihon (basics)"]);
		expect(view.checked(1)).not.toContain("Layan Saleh");
		expect(view.box(1, /^Layan Saleh .rank too low for this group.$/).disabled).toBe(true);
		fireEvent.click(view.box(0, "Dana Saleh"));
		fireEvent.click(view.box(1, "Kata"));
		view.save();
		await view.findByText("Groups saved");
		expect(view.sent().map(({ body }) => body)).toEqual([
			{
				groups: [
					{ examiners: [2], parts: [...gradingParts], candidates: [21, 20] },
					{
						examiners: [1],
						parts: gradingParts.filter((part) => part !== "kata"),
						candidates: [22],
					},
				],
				version: 5,
			},
		]);
		expect(view.sent()[0].path).toContain("/events/7/grading");
		expect(view.closed()).toBe(1);
		expect(view.queries.getQueryState(prefix)?.isInvalidated).toBe(true);
	});

	test("of another size are formed again, and what was chosen stays with the number", () => {
		const view = open([noura, reem]);
		fireEvent.click(view.box(0, "Dana Saleh"));
		const resize = (value: string) =>
			fireEvent.change(view.getByLabelText("Candidates in a group"), { target: { value } });
		for (const size of ["0", "61", "1.5", ""]) {
			resize(size);
			expect(view.titles()).toEqual(["Group 1: 2 candidates"]);
		}
		resize("1");
		expect(view.titles()).toEqual(["Group 1: 1 candidate", "Group 2: 1 candidate"]);
		expect(view.checked(0)).not.toContain("Dana Saleh");
		expect(view.checked(1)).toContain("Dana Saleh");
		resize("60");
		expect(view.titles()).toEqual(["Group 1: 2 candidates"]);
	});

	test("that lack an examiner or a part are not saved", () => {
		const lacks = "Choose at least one examiner and one part for each group.";
		const view = open([noura]);
		for (const name of ["Dana Saleh", "Layan Saleh"]) fireEvent.click(view.box(0, name));
		view.save();
		view.getByText(lacks);
		fireEvent.click(view.box(0, "Layan Saleh"));
		const parts = [...view.sections()[0].querySelectorAll("fieldset")].at(-1) as HTMLElement;
		for (const box of parts.querySelectorAll("input")) fireEvent.click(box);
		view.save();
		view.getByText(lacks);
		expect(view.sent()).toEqual([]);
		fireEvent.click(view.box(0, "Kata"));
		view.save();
		expect(view.queryByText(lacks)).toBeNull();
	});

	test("stay as they are while everybody is in one, without those who are empty", async () => {
		const group = (examiners: number[], candidates: number[]) => ({
			examiners,
			parts: ["kata"],
			candidates,
		});
		const groups = [group([2], []), group([2], [21]), group([1], [20])];
		const view = open([noura, reem], groups);
		expect(view.titles()).toEqual(["Group 1: 1 candidate", "Group 2: 1 candidate"]);
		expect(view.checked(1)).toEqual(["Dana Saleh", "Kata"]);
		view.save();
		await view.findByText("Groups saved");
		expect(view.sent()[0].body).toEqual({ groups: groups.slice(1), version: 5 });
		const more = open([noura, reem, candidate(23, "Sara", "green-3")], groups);
		expect(more.titles()).toEqual(["Group 1: 3 candidates"]);
		expect(more.checked(0)).toEqual(["Layan Saleh", "Kata"]);
	});

	test("let an examiner be taken out whose rank is too low", () => {
		const group = { examiners: [2], parts: ["kata"], candidates: [22] };
		const view = open([omar], [group]);
		const box = view.box(0, /^Layan Saleh .rank too low/);
		expect([box.checked, box.disabled]).toEqual([true, false]);
		fireEvent.click(box);
		expect(view.box(0, /^Layan Saleh .rank too low/).disabled).toBe(true);
	});

	test("offer the parts that their ranks ask for, or that somebody repeats", () => {
		const part = (name: string) => ({ part: name, max: 10, least: null });
		const scales = [{ belt: "brown-2", parts: [part("kihon"), part("kumite")] }];
		const offered = (candidates: object[]) => {
			const view = open(candidates, [], { scales });
			const fields = [...view.sections()[0].querySelectorAll("fieldset")].at(-1) as HTMLElement;
			return [...fields.querySelectorAll("label")].map(({ textContent }) => textContent);
		};
		expect(offered([noura])).toEqual(["Kihon (basics)", "Kumite"]);
		expect(offered([noura, reem])).toHaveLength(gradingParts.length);
		expect(offered([candidate(20, "Noura", "brown-2", { repeatParts: ["kata"] })])).toContain(
			"Kata",
		);
	});
});

const today = kuwaitDate(Date.now());
const event = (id: number, wish: object = {}) => ({
	id,
	eventType: "grading",
	titleEn: `Grading ${id}`,
	titleAr: `اختبار ${id}`,
	eventDate: today,
	endDate: null,
	location: null,
	locationAr: null,
	published: true,
	registrationState: "closed",
	requiredDocument: "none",
	classes: [],
	...wish,
});
const grading = (wish: object = {}) => ({
	...panel,
	state: "fixed",
	done: 0,
	total: 0,
	appliedAt: null,
	version: 5,
	groups: [],
	may: { manage: false, decide: false },
	marks: [],
	scales: [],
	...wish,
});

describe("the page of a grading", () => {
	const open = (role: string, manage: boolean, locale: "en" | "ar" = "en") => {
		const calls = answerCalls(() => new Promise(() => undefined));
		const view = renderPart(
			<Routes>
				<Route path="/events/:id/grading" element={<GradingPage />} />
			</Routes>,
			{
				at: "/events/7/grading",
				locale,
				data: [
					[userQuery.queryKey, { id: 5, role }],
					[eventQuery(7 as never).queryKey, event(7)],
					[
						gradingQuery(7 as never).queryKey,
						grading({ eventId: 7, may: { manage, decide: false } }),
					],
					[candidatesQuery(7 as never, "fixed").queryKey, []],
				],
			},
		);
		return { ...view, calls };
	};

	test("is a tab for staff, and leads others back to the event", () => {
		const staff = open("admin", false);
		expect(staff.texts("h2")).toEqual(["Grading"]);
		const view = open("coach", false, "ar");
		expect(view.texts("h1, h2, .lead")).toEqual(["اختبار 7", expect.any(String)]);
		expect(view.all("a").map((link) => link.getAttribute("href"))).toContain("/events/7");
	});

	test("reads the recommendations for a dan for those who manage it only", async () => {
		const { calls } = open("admin", true);
		const read = (sent: typeof calls) => sent.some(({ path }) => path.includes("recommendations"));
		await waitFor(() => expect(read(calls)).toBe(true));
		expect(read(open("coach", false).calls)).toBe(false);
	});
});

describe("on the day, who is on the panel", () => {
	const open = (states: object[], days: string[] = [], locale: "en" | "ar" = "en") => {
		const events = states.map((_, at) => event(at + 7, { eventDate: days[at] ?? today }));
		answerCalls(() => new Promise(() => undefined));
		return renderPart(<GradingToday />, {
			locale,
			data: [
				[
					notCancelledPages("grading").queryKey,
					firstPage({ rows: events, next: undefined } as never),
				],
				...states.map(
					(state, at) => [gradingQuery((at + 7) as never).queryKey, grading(state)] as const,
				),
			],
		});
	};
	const links = ({ all }: ReturnType<typeof open>) =>
		all("a").map((link) => [
			link.textContent,
			link.getAttribute("href"),
			link.classList.contains("primary"),
		]);

	test("gives marks to their groups, and as chief decides", () => {
		const view = open([
			{ marks: [2] },
			{ may: { manage: false, decide: true } },
			{},
			{ marks: [1], state: "closed", may: { manage: false, decide: true } },
			{ marks: [1], state: "applied", may: { manage: false, decide: true } },
		]);
		expect(view.texts("section")).toEqual([
			"Your grading todayGrading 7ExaminerList fixedGive marksCandidates and results",
			"Your grading todayGrading 8Chief examinerList fixedCandidates and results",
			"Your grading todayGrading 10Chief examinerMarks closedCandidates and results",
			"Your grading todayGrading 11Chief examinerResults recordedCandidates and results",
		]);
		expect(links(view)).toEqual([
			["Give marks", "/events/7/marks", true],
			["Candidates and results", "/events/7/grading", false],
			["Candidates and results", "/events/8/grading", true],
			["Candidates and results", "/events/10/grading", true],
			["Candidates and results", "/events/11/grading", false],
		]);
	});

	test("sees the gradings of that day only", () => {
		const view = open(
			[{ marks: [1] }, { marks: [1] }, { marks: [1] }],
			[dayAfter(today, -1), today, dayAfter(today, 1)],
			"ar",
		);
		expect(view.texts("strong")).toEqual(["اختبار 8"]);
		expect(view.texts("section")[0]).toContain("عضو لجنة الاختبار");
	});
});
