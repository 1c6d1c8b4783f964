import { useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { AnnualPlanEntry } from "#shared/content/annual-plan/annual-plan.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { planMessages } from "./annual-plan.messages.ts";
import { monthId } from "./monthId.ts";
import { PlanLines } from "./PlanLines.tsx";

const monthOf = ({ year, month }: AnnualPlanEntry) => new Date(Date.UTC(year, month - 1, 15));

/** A year's months in one line; the chosen one, at first this month, stands below. */
export function YearStrip({ plan, thisMonth }: { plan: AnnualPlanEntry[]; thisMonth: number }) {
	const text = useText(planMessages);
	const pick = usePick();
	const { formatDate } = useIntl();
	const [chosen, choose] = useState(thisMonth);
	const entry = plan.find(({ month }) => month === chosen);
	return (
		<>
			<ol className="year-strip">
				{plan.map((each) => (
					<li key={each.id}>
						{/* Without scripts the month is read on the page of the whole year. */}
						<Link
							to={`${paths.schedule}#${monthId(each)}`}
							aria-current={each.month === chosen || undefined}
							aria-label={formatDate(monthOf(each), { month: "long" })}
							onClick={(event) => {
								event.preventDefault();
								choose(each.month);
							}}
						>
							{formatDate(monthOf(each), { month: "short" })}
						</Link>
					</li>
				))}
			</ol>
			{entry && (
				<div className="year-month" aria-live="polite">
					<div className="stack tight">
						<h3 dir="auto">{pick(entry, "title")}</h3>
						<p dir="auto">{pick(entry, "description")}</p>
						<p>
							<Link to={paths.schedule}>{text("plan.all")}</Link>
						</p>
					</div>
					<div>
						<PlanLines title={text("plan.activities")} lines={entry.activities} />
					</div>
					<div>
						<PlanLines title={text("plan.goals")} lines={entry.goals} />
					</div>
				</div>
			)}
		</>
	);
}
