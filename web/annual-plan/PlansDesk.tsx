import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import type { AnnualPlanEntry } from "#shared/annual-plan/annual-plan.schema.ts";
import { currentYear } from "#shared/core/kuwait.ts";
import { usePick, useText } from "../core/messages.ts";
import { useAddress } from "../core/useAddress.ts";
import { Button } from "../ui/Button.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Empty } from "../ui/Empty.tsx";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { UrlFilter } from "../ui/UrlFilter.tsx";
import { annualPlanQuery } from "./annual-plan.queries.ts";
import { managePlanMessages } from "./managePlans.messages.ts";
import { PlanLines } from "./PlanLines.tsx";
import "./plans-desk.css";

const PlanDialog = lazy(() => import("./PlanDialog.tsx"));
const DeletePlanDialog = lazy(() => import("./DeletePlanDialog.tsx"));

function useColumns(onDelete: (entry: AnnualPlanEntry) => void): Column<AnnualPlanEntry>[] {
	const text = useText(managePlanMessages);
	const pick = usePick();
	const { set } = useAddress();
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
		{
			id: "actions",
			head: text("managePlan.actions"),
			cell: (entry) => {
				const title = pick(entry, "title");
				return (
					<span className="row">
						<Button
							opens
							aria-label={text("managePlan.editOf", { title })}
							onClick={() => set({ id: String(entry.id) }, { step: true })}
						>
							{text("managePlan.edit")}
						</Button>
						<Button opens aria-label={text("managePlan.deleteOf", { title })} onClick={() => onDelete(entry)}>
							{text("managePlan.delete")}
						</Button>
					</span>
				);
			},
		},
	];
}

/** The years whose plans can be chosen: those around this one, and the one of the address. */
function useYears(year: number) {
	const { formatDate } = useIntl();
	const now = currentYear();
	const years = [...new Set([now - 1, now, now + 1, year])].toSorted((a, b) => a - b);
	return years.map((one) => ({
		value: one === now ? "" : String(one),
		label: formatDate(new Date(Date.UTC(one, 5, 15)), { year: "numeric" }),
	}));
}

/** What super-admins do with the annual plan, year by year. */
export default function PlansDesk() {
	const text = useText(managePlanMessages);
	const { search, set } = useAddress();
	const [deleted, setDeleted] = useState<AnnualPlanEntry | null>(null);
	const year = Number(/^2[01]\d\d$/.exec(search.get("year") ?? "")?.[0] ?? currentYear());
	const { data, isPending, isLoadingError, refetch } = useQuery(annualPlanQuery(year));
	const columns = useColumns(setDeleted);
	const id = search.get("id");
	const edited = data?.find((entry) => String(entry.id) === id);
	const close = () => set({ id: null });
	return (
		<>
			<header className="section-head">
				<h2>{text("managePlan.title")}</h2>
				<Button kind="primary" opens onClick={() => set({ id: "new" }, { step: true })}>
					{text("managePlan.new")}
				</Button>
			</header>
			<UrlFilter name="year" label={text("managePlan.year")} choices={useYears(year)} />
			{isPending && <Loading />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{data?.length === 0 && <Empty text={text("managePlan.noneText")}>{text("managePlan.none")}</Empty>}
			{data && data.length > 0 && (
				<DataTable label={text("managePlan.title")} rows={data} columns={columns} keyOf={({ id }) => String(id)} />
			)}
			<Suspense>
				{id === "new" && <PlanDialog entry={null} year={year} onClose={close} />}
				{edited && <PlanDialog key={id} entry={edited} year={year} onClose={close} />}
				{deleted && <DeletePlanDialog entry={deleted} onClose={() => setDeleted(null)} />}
			</Suspense>
		</>
	);
}
