import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { MyClass } from "#shared/training/training-classes/enrollments.schema.ts";
import { inWeek, weekStart } from "#shared/training/training-classes/other-hours.rules.ts";
import { useHolidays } from "../../../base/settings/settings.queries.ts";
import { paths } from "../../../core/address/paths.ts";
import { asWritten } from "../../../core/language/langOf.ts";
import { WrittenIn } from "../../../ui/texts/WrittenIn.tsx";
import { HeldBadge } from "../other-hours/HeldBadge.tsx";
import { OtherHoursLines } from "../other-hours/OtherHoursLines.tsx";
import { useClassTexts } from "../useClassTexts.ts";
import "../class-time.css";

type Props = {
	one: MyClass["class"];
	/** Content below the title; receives the place of the class in this week. */
	below?: (place: string) => ReactNode;
	children: ReactNode;
};

/**
 * A class that a person is enrolled in or waits for, with this week's hours and deviations from the
 * usual ones.
 */
export function ClassRow({ one, below, children }: Props) {
	const thisWeek = inWeek(one, weekStart(kuwaitDate(Date.now()), "sunday"), useHolidays());
	const { title, when, place } = useClassTexts()(thisWeek);
	return (
		<li>
			<p className="class-time">{when}</p>
			<h3 {...asWritten(title)}>
				<Link to={paths.trainingClass(one.id)}>{title}</Link>
			</h3>
			<WrittenIn of={title} />
			{below?.(place)}
			<HeldBadge {...thisWeek} />
			<OtherHoursLines one={thisWeek} />
			{children}
		</li>
	);
}
