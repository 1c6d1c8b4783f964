import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { AnnualPlanEntry } from "#shared/content/annual-plan/annual-plan.schema.ts";
import { currentYear, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { planMessages } from "./annual-plan.messages.ts";
import { annualPlanQuery } from "./annual-plan.queries.ts";
import { defaultPlan } from "./defaultPlan.ts";
import { PlanLines } from "./PlanLines.tsx";
import "./plan.css";

type MonthProps = {
	entry: AnnualPlanEntry;
	current: boolean;
	/** Whether it is this month or the next. */
	soon: boolean;
};

function Month({ entry, current, soon }: MonthProps) {
	const text = useText(planMessages);
	const pick = usePick();
	const { formatDate } = useIntl();
	return (
		<li className={[current && "now", soon && "soon"].filter(Boolean).join(" ") || undefined}>
			<span className="month">
				{formatDate(new Date(Date.UTC(entry.year, entry.month - 1, 15)), { month: "long" })}
			</span>
			<h3 dir="auto">{pick(entry, "title")}</h3>
			<p dir="auto">{pick(entry, "description")}</p>
			{entry.activities.length + entry.goals.length > 0 && (
				<details open={current}>
					<summary>{text("plan.details")}</summary>
					<PlanLines title={text("plan.activities")} lines={entry.activities} />
					<PlanLines title={text("plan.goals")} lines={entry.goals} />
				</details>
			)}
		</li>
	);
}

/** This year's training plan by month. */
export function AnnualPlan({ headed = false }: { headed?: boolean }) {
	const text = useText(planMessages);
	const { formatDate } = useIntl();
	const year = currentYear();
	const thisMonth = Number(kuwaitDate(Date.now()).slice(5, 7));
	const { data: plan, isPending, isLoadingError, refetch } = useQuery(annualPlanQuery(year));
	const shown = plan?.length === 0 ? defaultPlan(year) : plan;
	// On a phone the start page shows two months until the reader asks for all.
	const [isUnfolded, setUnfolded] = useState(false);
	const isFolded = headed && !isUnfolded;
	const Title = headed ? "h2" : "h1";
	return (
		<section id="schedule" className="section">
			<div className="width">
				<div className="section-head">
					<Title>{text("plan.title", { year: formatDate(Date.now(), { year: "numeric" }) })}</Title>
				</div>
				<div className="stack">
					<p className="lead">{text("plan.intro")}</p>
					{isLoadingError && <LoadError onRetry={refetch} />}
				</div>
				<ol className={isFolded ? "plan folded" : "plan"}>
					{isPending ? (
						<Skeletons count={12} className="" as="li" />
					) : (
						shown?.map((entry) => (
							<Month
								key={entry.id}
								entry={entry}
								current={entry.month === thisMonth}
								soon={entry.month === thisMonth || entry.month === thisMonth + 1}
							/>
						))
					)}
				</ol>
				{isFolded && (
					<p className="plan-unfold">
						<Button onClick={() => setUnfolded(true)}>{text("plan.all")}</Button>
					</p>
				)}
			</div>
		</section>
	);
}
