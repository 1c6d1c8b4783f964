import { useState } from "react";
import { useIntl } from "react-intl";
import type { AnnualPlanEntry } from "#shared/content/annual-plan/annual-plan.schema.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { ManageRecords } from "../../../base/records/kind/ManageRecords.tsx";
import { useRecordWords } from "../../../base/records/kind/recordWords.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useListing } from "../../../core/calls/usePages.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import type { Column } from "../../../ui/tables/DataTable.tsx";
import { annualPlanQuery, monthKind } from "../annual-plan.queries.ts";
import { PlanLines } from "../PlanLines.tsx";
import { useYearText } from "../useYearText.ts";
import { managePlanMessages } from "./managePlans.messages.ts";
import "./manage-plans.css";

const PlanDialog = lazyPart(() => import("./PlanDialog.tsx"));
const CopyYearDialog = lazyPart(() => import("./CopyYearDialog.tsx"));

function useColumns(): Column<AnnualPlanEntry>[] {
	const text = useText(managePlanMessages);
	const pick = usePick();
	const { formatDate } = useIntl();
	return [
		{
			id: "month",
			head: text("managePlan.month"),
			phone: "end",
			sort: ({ month }) => month,
			cell: ({ year, month }) =>
				formatDate(new Date(Date.UTC(year, month - 1, 15)), { month: "long", year: "numeric" }),
		},
		{
			id: "plan",
			head: text("managePlan.plan"),
			names: true,
			cell: (entry) => (
				<>
					<span className="block" dir="auto">
						{pick(entry, "title")}
					</span>
					<span className="small soft block" dir="auto">
						{pick(entry, "description")}
					</span>
					<PlanLines title={text("managePlan.activities")} lines={entry.activities} />
					<PlanLines title={text("managePlan.goals")} lines={entry.goals} />
				</>
			),
		},
	];
}

/**
 * The years to choose from: the previous, current and next year, and the one in the query string.
 */
function useYears(year: number) {
	const yearText = useYearText();
	const now = currentYear();
	const years = [...new Set([now - 1, now, now + 1, year])].toSorted((a, b) => a - b);
	return years.map((one) => ({
		value: one === now ? "" : String(one),
		label: yearText(one),
	}));
}

/** Super-admins manage the annual plan by year. */
export default function ManagePlans() {
	const text = useText(managePlanMessages);
	const pick = usePick();
	const { search, set } = useAddress();
	const year = Number(/^2[01]\d\d$/.exec(search.get("year") ?? "")?.[0] ?? currentYear());
	const list = useListing(annualPlanQuery(year));
	const id = search.get("id");
	const edited = list.rows?.find((entry) => String(entry.id) === id) ?? null;
	const [isCopying, setCopying] = useState(false);
	const yearText = useYearText();
	const entries = list.rows ?? [];
	return (
		<ManageRecords
			kind={monthKind}
			words={useRecordWords(managePlanMessages, "managePlan")}
			nameOf={(entry) => pick(entry, "title")}
			create={
				<span className="row">
					{entries.length > 0 && (
						<Button opens onClick={() => setCopying(true)}>
							{text("managePlan.copy", { from: yearText(year), to: yearText(year + 1) })}
						</Button>
					)}
					<Button kind="primary" opens onClick={() => set({ id: "new" }, { step: true })}>
						{text("managePlan.new")}
					</Button>
				</span>
			}
			list={list}
			above={<UrlFilter name="year" label={text("managePlan.year")} choices={useYears(year)} />}
			columns={useColumns()}
		>
			{(id === "new" || edited) && (
				<PlanDialog key={id} item={edited} year={year} onClose={() => set({ id: null })} />
			)}
			{isCopying && (
				<CopyYearDialog
					entries={entries}
					year={year}
					onDone={() => {
						setCopying(false);
						set({ year: String(year + 1) });
					}}
					onClose={() => setCopying(false)}
				/>
			)}
		</ManageRecords>
	);
}
