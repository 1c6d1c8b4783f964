import { faultsOf } from "../../tests/core/fieldFaults.ts";
import { shareOfPresent } from "./reports/reports.rules.ts";
import { ReportFileQuery, ReportQuery } from "./reports/reports.schema.ts";

describe("reports", () => {
	test("a report has one to twenty-four months", () => {
		const until = (to: string) => faultsOf(ReportQuery, { from: "2026-01", to });
		expect([until("2026-01"), until("2027-12")]).toEqual([[], []]);
		expect(until("2025-12")).toEqual(["to end_before_start"]);
		expect(until("2028-01")).toEqual(["to end_before_start"]);
		const file = (to: string) =>
			faultsOf(ReportFileQuery, { from: "2026-01", to, section: "belts" });
		expect([file("2027-12"), file("2028-01")]).toEqual([[], ["to end_before_start"]]);
	});

	test("the share of people present is a percentage, and none without marks", () => {
		const share = (present: number, absent: number) => shareOfPresent({ present, absent });
		expect([share(0, 0), share(1, 0), share(0, 1), share(1, 2), share(2, 1)]).toEqual([
			undefined,
			100,
			0,
			33,
			67,
		]);
	});
});
