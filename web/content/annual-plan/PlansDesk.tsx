import { lazy } from "react";
import { useIntl } from "react-intl";
import type { AnnualPlanEntry } from "#shared/content/annual-plan/annual-plan.schema.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useListing } from "../../core/calls/usePages.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { Desk } from "../../platform/records/Desk.tsx";
import { RecordActions } from "../../platform/records/RecordActions.tsx";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import type { Column } from "../../ui/tables/DataTable.tsx";
import { annualPlanQuery } from "./annual-plan.queries.ts";
import { managePlanMessages } from "./managePlans.messages.ts";
import { PlanLines } from "./PlanLines.tsx";
import "./plans-desk.css";

const PlanDialog = lazy(() => import("./PlanDialog.tsx"));
const DeletePlanDialog = lazy(() => import("./DeletePlanDialog.tsx"));

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
	const { formatDate } = useIntl();
	const now = currentYear();
	const years = [...new Set([now - 1, now, now + 1, year])].toSorted((a, b) => a - b);
	return years.map((one) => ({
		value: one === now ? "" : String(one),
		label: formatDate(new Date(Date.UTC(one, 5, 15)), { year: "numeric" }),
	}));
}

/** Super-admins manage the annual plan by year. */
export default function PlansDesk() {
	const text = useText(managePlanMessages);
	const pick = usePick();
	const { search, set } = useAddress();
	const year = Number(/^2[01]\d\d$/.exec(search.get("year") ?? "")?.[0] ?? currentYear());
	const list = useListing(annualPlanQuery(year));
	const id = search.get("id");
	const edited = list.rows?.find((entry) => String(entry.id) === id) ?? null;
	return (
		<Desk
			title={text("managePlan.title")}
			create={text("managePlan.new")}
			list={list}
			above={<UrlFilter name="year" label={text("managePlan.year")} choices={useYears(year)} />}
			none={text("managePlan.none")}
			noneText={text("managePlan.noneText")}
			columns={useColumns()}
			actions={(entry) => (
				<RecordActions
					item={entry}
					id={entry.id}
					name={pick(entry, "title")}
					deleteDialog={DeletePlanDialog}
				/>
			)}
			keyOf={({ id }) => String(id)}
		>
			{(id === "new" || edited) && (
				<PlanDialog key={id} item={edited} year={year} onClose={() => set({ id: null })} />
			)}
		</Desk>
	);
}
