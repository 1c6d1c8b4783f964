import { useIntl } from "react-intl";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { nextOccurrence } from "#shared/training/training-classes/other-hours.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useHolidays } from "../../../base/settings/settings.queries.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { useClassTexts } from "../../../training/training-classes/useClassTexts.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { coachMessages } from "./coach.messages.ts";
import "../next-up.css";

/** A coach's classes of today with their attendance; without one, the next class. */
export function CoachToday({ classes }: { classes: readonly TrainingClass[] }) {
	const text = useText(coachMessages);
	const texts = useClassTexts();
	const { formatDate } = useIntl();
	const holidays = useHolidays();
	const now = Date.now();
	const today = kuwaitDate(now);
	const held = classes
		.filter(({ isActive }) => isActive)
		.flatMap((one) => nextOccurrence(one, now, holidays) ?? [])
		.sort((a, b) => `${a.date} ${a.startTime}`.localeCompare(`${b.date} ${b.startTime}`));
	const ofToday = held.filter(({ date }) => date === today);
	const shown = ofToday.length > 0 ? ofToday : held.slice(0, 1);
	if (shown.length === 0) return null;
	return (
		<section className="card stack" aria-labelledby="coach-today">
			<h2 id="coach-today">{text(ofToday.length > 0 ? "coach.today" : "coach.nextClass")}</h2>
			<ul className="next-up">
				{shown.map((one) => {
					const { title, times, place } = texts(one);
					const isToday = one.date === today;
					return (
						<li
							key={one.id}
							className={isToday ? "next-row today row spread" : "next-row row spread"}
						>
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
								<span className="small soft block">
									{place && (
										<span>
											<Written>{place}</Written>
											{" · "}
										</span>
									)}
									<span>
										{text("coach.enrolledOf", {
											enrolled: one.currentEnrollment,
											max: one.maxCapacity,
										})}
									</span>
								</span>
							</span>
							<ButtonLink
								kind={isToday ? "primary" : undefined}
								to={paths.attendance(one.id)}
								aria-label={text("coach.attendanceOf", { title })}
							>
								{text("coach.attendance")}
							</ButtonLink>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
