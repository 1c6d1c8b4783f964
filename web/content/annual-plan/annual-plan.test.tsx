/** @jest-environment jsdom */
import { fireEvent, within } from "@testing-library/react";
import { currentYear, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { confirmIn, plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { AnnualPlan } from "./AnnualPlan.tsx";
import { annualPlanQuery } from "./annual-plan.queries.ts";
import CopyYearDialog from "./staff/CopyYearDialog.tsx";
import ManagePlans from "./staff/ManagePlans.tsx";
import { YearStrip } from "./YearStrip.tsx";

const month = (id: number, month: number) => ({
	id,
	year: 2027,
	month,
	titleEn: `Plan ${month}`,
	titleAr: `خطة ${month}`,
	descriptionEn: `Text ${month}`,
	descriptionAr: `نص ${month}`,
	activities: [`Activity ${month}`],
	goals: [`Goal ${month}`],
	version: 4,
});
const plan = [month(31, 1), month(32, 2), month(33, 3)];

test("the plan of a year is copied into the next year, whose own months stay", async () => {
	const { title, text, sent, toast, notReadAgain } = await confirmIn(
		<CopyYearDialog
			entries={plan.slice(0, 2) as never}
			year={2027}
			onDone={() => undefined}
			onClose={() => undefined}
		/>,
		{
			press: "Copy 2027 to 2028",
			data: [[annualPlanQuery(2028).queryKey, [month(41, 5)]]],
			lists: [annualPlanQuery(2030)],
			answer: [],
		},
	);
	expect(title).toBe("Copy the plan of 2027 to 2028?");
	expect(text).toMatch(/^2 months are copied.*2028 has a month already. It stays.$/);
	const { id: _, version: _version, ...january } = plan[0];
	expect(sent[0]).toEqual(["POST", "/annual-plan", { ...january, year: 2028 }]);
	expect(sent).toHaveLength(2);
	expect(toast).toMatch(/^2 months copied to 2028/);
	expect(notReadAgain).toEqual([]);
});

test("the start page shows this month’s plan, and another one when it is pressed", () => {
	const view = renderPart(<YearStrip plan={plan as never} thisMonth={2} />);
	expect([view.texts("h3"), view.texts(".year-month li")]).toEqual([
		["Plan 2"],
		["Activity 2", "Goal 2"],
	]);
	expect(view.texts("[aria-current]")).toEqual(["Feb"]);
	fireEvent.click(view.getByRole("link", { name: "March" }));
	expect([view.texts("h3"), view.texts("[aria-current]")]).toEqual([["Plan 3"], ["Mar"]]);
	expect(view.address()).toBe("/");
});

describe("the plan of this year", () => {
	const year = currentYear();
	const now = Number(kuwaitDate(Date.now()).slice(5, 7));
	const other = now === 5 ? 6 : 5;
	const open = (rows: object[], headed = false, locale: "en" | "ar" = "en") =>
		renderPart(<AnnualPlan headed={headed} />, {
			locale,
			data: [[annualPlanQuery(year).queryKey, rows]],
		});

	test("has its months, of which the present one is open", () => {
		const rows = [
			{ ...month(5, other), year, goals: [] },
			{ ...month(6, now), year, activities: ["Camp · معسكر"] },
			{ ...month(7, 13 - now), year, activities: [], goals: [] },
		];
		const view = open(rows);
		expect(view.texts("h1")).toEqual([`Annual plan ${year}`]);
		expect(view.texts("h3")).toEqual(rows.map(({ titleEn }) => titleEn));
		expect(view.all("li.now").map(({ id }) => id)).toEqual([`month-${now}`]);
		expect(view.all("details").map((one) => (one as HTMLDetailsElement).open)).toEqual([
			false,
			true,
		]);
		expect(view.texts("details").map(plainText)).toEqual([
			`Activities and goalsActivitiesActivity ${other}`,
			`Activities and goalsActivitiesCampGoalsGoal ${now}`,
		]);
		const arabic = open(rows, false, "ar");
		expect(arabic.texts("details")[1]).toContain("معسكر");
		expect(arabic.texts("h3")[0]).toBe(`خطة ${other}`);
	});

	test("shows the usual plan until one is written, and a strip of months on the start page", () => {
		const view = open([]);
		expect(view.texts("h3")).toEqual([
			"Foundation Building",
			"Technique Development",
			"Competition Preparation",
		]);
		expect(view.texts(".month")).toEqual(["January", "February", "March"]);
		const strip = open([{ ...month(6, now), year }], true);
		expect([strip.texts("h1"), strip.texts("h2")]).toEqual([[], [`Annual plan ${year}`]]);
		expect([strip.all(".plan").length, strip.all(".year-strip li").length]).toEqual([0, 1]);
	});
});

describe("staff’s plans", () => {
	const now = currentYear();
	const rows = (year: number) => [
		{ ...month(31, 4), year },
		{ ...month(32, 11), year, activities: [], goals: [] },
	];
	const open = (search = "", years: Record<number, object[]> = { [now]: rows(now) }) => {
		answerCalls(({ method }) =>
			method === "GET" ? new Promise(() => undefined) : { body: rows(now)[0] },
		);
		return renderPart(<ManagePlans />, {
			at: `/admin/plans${search}`,
			data: [
				[userQuery.queryKey, { id: 1, role: "member" }],
				...Object.entries(years).map(
					([year, all]) => [annualPlanQuery(Number(year)).queryKey, all] as const,
				),
			],
		});
	};

	test("show the months of a year with what is planned", () => {
		const view = open();
		const cells = view
			.all("tbody tr")
			.map((row) => [...row.children].slice(0, 2).map(({ textContent }) => plainText(textContent)));
		expect(cells).toEqual([
			[`April ${now}`, "Plan 4Text 4ActivitiesActivity 4GoalsGoal 4"],
			[`November ${now}`, "Plan 11Text 11"],
		]);
		expect(
			open("?sort=-month")
				.texts("tbody th")
				.map((one) => one.slice(0, 7)),
		).toEqual(["Plan 11", "Plan 4T"]);
		expect(view.queryByText("No annual plans found")).toBeNull();
	});

	test("offer the years around this one and that of the address", () => {
		const years = (search: string) => open(search).texts(".url-filter button");
		const around = [now - 1, now, now + 1].map(String);
		expect(years("")).toEqual(around);
		expect(years("?year=2099")).toEqual([...around, "2099"]);
		expect(years("?year=2012")).toEqual(["2012", ...around]);
		expect(years("?year=1999")).toEqual(around);
		const view = open();
		fireEvent.click(view.getByRole("button", { name: String(now + 1) }));
		expect(view.address()).toBe(`/admin/plans?year=${now + 1}`);
		fireEvent.click(view.getByRole("button", { name: String(now) }));
		expect(view.address()).toBe("/admin/plans");
	});

	test("are copied into the next year if there are any", async () => {
		const view = open("?year=2031", { 2031: rows(2031), 2032: [] });
		fireEvent.click(view.getByRole("button", { name: "Copy 2031 to 2032" }));
		expect((await view.findByRole("dialog")).textContent).toContain("2 months are copied");
		const empty = open("?year=2031", { 2031: [] });
		expect(empty.queryByRole("button", { name: /^Copy/ })).toBeNull();
		empty.getByText("No annual plans found");
	});

	test("open a month of the address, or a new one that begins with January of another year", async () => {
		const value = (view: ReturnType<typeof open>, label: RegExp) =>
			(within(view.getByRole("dialog")).getByLabelText(label) as HTMLInputElement).value;
		const edited = open("?id=32");
		await edited.findByRole("dialog");
		expect([value(edited, /^Month/), value(edited, /^Title .English/)]).toEqual(["11", "Plan 11"]);
		const created = open("?id=new&year=2031", { 2031: [] });
		expect((await created.findByRole("dialog")).textContent).toContain("Add Annual Plan");
		expect([value(created, /^Month/), value(created, /^Year/)]).toEqual(["1", "2031"]);
		const present = open("?id=new");
		expect(value(present, /^Month/)).toBe(String(Number(kuwaitDate(Date.now()).slice(5, 7))));
		expect(open("?id=99").queryByRole("dialog")).toBeNull();
		const listed = open();
		fireEvent.click(listed.getByRole("button", { name: "Add a month" }));
		expect(listed.address()).toBe("/admin/plans?id=new");
	});
});
