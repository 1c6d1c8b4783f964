/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { confirmIn } from "#tests/core/confirmIn.tsx";
import { renderPart } from "#tests/core/renderPart.tsx";
import { annualPlanQuery } from "./annual-plan.queries.ts";
import CopyYearDialog from "./staff/CopyYearDialog.tsx";
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
