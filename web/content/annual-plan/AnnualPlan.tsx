import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { AnnualPlanEntry } from "#shared/content/annual-plan/annual-plan.schema.ts";
import { currentYear, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { usePresent } from "../../core/moments/usePresent.ts";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { planMessages } from "./annual-plan.messages.ts";
import { annualPlanQuery } from "./annual-plan.queries.ts";
import { defaultPlan } from "./defaultPlan.ts";
import { monthId } from "./monthId.ts";
import { PlanLines } from "./PlanLines.tsx";
import { YearStrip } from "./YearStrip.tsx";
import "./plan.css";

function Month({ entry, current }: { entry: AnnualPlanEntry; current: boolean }) {
	const text = useText(planMessages);
	const pick = usePick();
	const { formatDate } = useIntl();
	return (
		<li id={monthId(entry)} className={current ? "now" : undefined}>
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

/** This year's training plan: all months, or on the start page (`headed`) a strip of them. */
export function AnnualPlan({ headed = false }: { headed?: boolean }) {
	const text = useText(planMessages);
	const { formatDate } = useIntl();
	const now = usePresent();
	const year = currentYear(now);
	const thisMonth = Number(kuwaitDate(now).slice(5, 7));
	const { data: plan, isPending, isLoadingError, refetch } = useQuery(annualPlanQuery(year));
	const displayed = plan?.length === 0 ? defaultPlan(year) : plan;
	const Title = headed ? "h2" : "h1";
	return (
		<section id="schedule" className="section">
			<div className="width">
				<div className="section-head">
					<Title>{text("plan.title", { year: formatDate(now, { year: "numeric" }) })}</Title>
				</div>
				<div className="stack">
					<p className="lead">{text("plan.intro")}</p>
					{isLoadingError && <LoadError onRetry={refetch} />}
				</div>
				{headed && displayed && <YearStrip plan={displayed} thisMonth={thisMonth} />}
				{headed && isPending && <div className="skeleton year-month" />}
				{!headed && (
					<ol className="plan">
						{isPending ? (
							<Skeletons count={12} className="" as="li" />
						) : (
							displayed?.map((entry) => (
								<Month key={entry.id} entry={entry} current={entry.month === thisMonth} />
							))
						)}
					</ol>
				)}
			</div>
		</section>
	);
}
