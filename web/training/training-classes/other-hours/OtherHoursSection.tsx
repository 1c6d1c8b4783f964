import { useState } from "react";
import { useIntl } from "react-intl";
import { dayAfter, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { doPeriodsOverlap, isSamePeriod } from "#shared/core/time/period.ts";
import {
	type OtherHours,
	ramadanFrom,
	ramadanHours,
} from "#shared/training/training-classes/other-hours.rules.ts";
import { throughTheWeek } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { timetableQuery, trainingClasses } from "../training-classes.queries.ts";
import { rowOf } from "./hoursOfClass.ts";
import { otherHoursMessages } from "./otherHours.messages.ts";
import { usePeriodText } from "./usePeriodText.ts";

const OtherHoursDialog = lazyPart(() => import("./OtherHoursDialog.tsx"));
const DeleteDialog = lazyPart(() => import("../../../base/records/DeleteDialog.tsx"));

type Period = Pick<OtherHours, "from" | "to">;

/** Number of days before Ramadan at which its hours are proposed. */
const proposedBefore = 90;

/** The current and upcoming periods in which a coach's classes have different hours, next first. */
function comingPeriods(classes: readonly TrainingClass[], today: string): Period[] {
	const all = classes.flatMap(({ otherHours }) => otherHours).filter(({ to }) => to >= today);
	const each = all.filter(
		(one, position) => all.findIndex((other) => isSamePeriod(one, other)) === position,
	);
	return each.sort((a, b) => a.from.localeCompare(b.from));
}

const hoursIn = ({ otherHours }: TrainingClass, period: Period) =>
	otherHours.find((hours) => isSamePeriod(hours, period));

/** Periods with different hours of a coach's classes, with a button to add one. */
export default function OtherHoursSection({ classes }: { classes: readonly TrainingClass[] }) {
	const text = useText(otherHoursMessages);
	const days = usePeriodText();
	const { formatDate } = useIntl();
	const [opened, setOpened] = useState<{
		period: Period;
		as: "new" | "ramadan" | "change" | "remove";
	} | null>(null);
	const today = kuwaitDate(Date.now());
	const [ramadan] = useState(() => ramadanFrom(today));
	const activeClasses = classes.filter(({ isActive }) => isActive).sort(throughTheWeek);
	const periods = comingPeriods(classes, today);
	const isNear = dayAfter(ramadan.from, -proposedBefore) <= today;
	const isProposed =
		isNear &&
		activeClasses.length > 0 &&
		!periods.some((period) => doPeriodsOverlap(period, ramadan));
	const close = () => setOpened(null);
	const rows = () => {
		if (opened?.as === "ramadan") {
			const proposed = ramadanHours(activeClasses);
			return activeClasses.map((one) => {
				const hours = proposed.get(one);
				return { ...rowOf(one, hours ?? undefined), isFull: !hours };
			});
		}
		return activeClasses.map((one) => rowOf(one, opened ? hoursIn(one, opened.period) : undefined));
	};
	if (activeClasses.length === 0 && periods.length === 0) return null;
	return (
		<section className="stack" aria-labelledby="other-hours">
			<header className="section-head">
				<h2 id="other-hours">{text("otherHours.title")}</h2>
				<Button
					opens
					onClick={() => setOpened({ period: { from: today, to: dayAfter(today, 6) }, as: "new" })}
				>
					{text("otherHours.set")}
				</Button>
			</header>
			{isProposed && (
				<Notice className="row spread">
					<p>
						{text("otherHours.ramadan", {
							date: formatDate(startOf(ramadan.from), { dateStyle: "long" }),
						})}
					</p>
					<Button opens onClick={() => setOpened({ period: ramadan, as: "ramadan" })}>
						{text("otherHours.ramadanSet")}
					</Button>
				</Notice>
			)}
			<ul className="card other-hours" hidden={periods.length === 0}>
				{periods.map((period) => (
					<li key={`${period.from} ${period.to}`} className="row spread">
						<span>
							{days(period)}
							<span className="small soft block">
								{text("otherHours.classes", {
									count: classes.filter((one) => hoursIn(one, period)).length,
								})}
							</span>
						</span>
						<span className="row">
							{(["change", "remove"] as const).map((as) => (
								<Button
									key={as}
									opens
									kind={as === "remove" ? "plain" : undefined}
									aria-label={text(`otherHours.${as}Of`, { days: days(period) })}
									onClick={() => setOpened({ period, as })}
								>
									{text(`otherHours.${as}`)}
								</Button>
							))}
						</span>
					</li>
				))}
			</ul>
			{opened && opened.as !== "remove" && (
				<OtherHoursDialog
					period={opened.period}
					rows={rows()}
					replaces={opened.as === "change" ? opened.period : undefined}
					byMoon={doPeriodsOverlap(opened.period, ramadan)}
					onClose={close}
				/>
			)}
			{opened?.as === "remove" && (
				<DeleteDialog
					title={text("otherHours.removeTitle")}
					sure={text("otherHours.removeSure", { days: days(opened.period) })}
					submit={text("otherHours.remove")}
					call={(key) =>
						trainingClasses.setOtherHours({ body: { ...opened.period, classes: [] }, key })
					}
					toast={[text("otherHours.removed"), days(opened.period)]}
					changed={[timetableQuery]}
					onClose={close}
				/>
			)}
		</section>
	);
}
