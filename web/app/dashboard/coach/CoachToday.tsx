import { useIntl } from "react-intl";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { nextOccurrence } from "#shared/training/training-classes/other-hours.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useHolidays } from "../../../base/settings/settings.queries.ts";
import { useText } from "../../../core/language/messages.ts";
import { Separator } from "../../../core/language/separator.tsx";
import { attendanceOn } from "../../../training/training-classes/attendanceOn.ts";
import { useClassTexts } from "../../../training/training-classes/useClassTexts.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { coachMessages } from "./coach.messages.ts";
import "../next-up.css";

type Occurrence = NonNullable<ReturnType<typeof nextOccurrence<TrainingClass>>>;

function Place({ one }: { one: Occurrence }) {
	const text = useText(coachMessages);
	const { place } = useClassTexts()(one);
	return (
		<span className="small soft block">
			{place && (
				<span>
					<Written>{place}</Written>
					<Separator />
				</span>
			)}
			<span>
				{text("coach.enrolledOf", {
					enrolled: one.currentEnrollment,
					max: one.maxCapacity,
				})}
			</span>
		</span>
	);
}

function ClassRow({ one, isToday }: { one: Occurrence; isToday: boolean }) {
	const text = useText(coachMessages);
	const { title, times } = useClassTexts()(one);
	const { formatDate } = useIntl();
	return (
		<li className={isToday ? "next-row today row spread" : "next-row row spread"}>
			<span>
				<span className="next-when block">
					{isToday
						? times
						: text("coach.dayAt", {
								day: formatDate(startOf(one.date), { weekday: "long" }),
								times,
							})}
				</span>
				<Written>{title}</Written>
				<Place one={one} />
			</span>
			<ButtonLink
				kind={isToday ? "primary" : undefined}
				to={attendanceOn(one)}
				aria-label={text("coach.attendanceOf", { title })}
			>
				{text("coach.attendance")}
			</ButtonLink>
		</li>
	);
}

/** A coach's classes of today with their attendance; without one, the next class. */
export function CoachToday({ classes }: { classes: readonly TrainingClass[] }) {
	const text = useText(coachMessages);
	const holidays = useHolidays();
	const now = Date.now();
	const today = kuwaitDate(now);
	const upcoming = classes
		.filter(({ isActive }) => isActive)
		.flatMap((one) => nextOccurrence(one, now, holidays) ?? [])
		.sort((a, b) => `${a.date} ${a.startTime}`.localeCompare(`${b.date} ${b.startTime}`));
	const ofToday = upcoming.filter(({ date }) => date === today);
	const listed = ofToday.length > 0 ? ofToday : upcoming.slice(0, 1);
	if (listed.length === 0) return null;
	return (
		<section className="card stack" aria-labelledby="coach-today">
			<h2 id="coach-today">{text(ofToday.length > 0 ? "coach.today" : "coach.nextClass")}</h2>
			<ul className="next-up">
				{listed.map((one) => (
					<ClassRow key={one.id} one={one} isToday={one.date === today} />
				))}
			</ul>
		</section>
	);
}
