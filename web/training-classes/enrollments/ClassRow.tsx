import type { ReactNode } from "react";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { MyClass } from "#shared/training-classes/enrollments.schema.ts";
import { inWeek, weekStart } from "#shared/training-classes/other-hours.rules.ts";
import { useHolidays } from "../../settings/settings.queries.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { HeldBadge } from "../other-hours/HeldBadge.tsx";
import { OtherHoursLines } from "../other-hours/OtherHoursLines.tsx";
import { useClassTexts } from "../useClassTexts.ts";
import "../class-time.css";

type Props = {
	one: MyClass["class"];
	/** What stands below its title, with the place where it is held this week. */
	below?: (place: string) => ReactNode;
	children: ReactNode;
};

/** A class that somebody is in or waits for: when it is held this week, and what is other than usual. */
export function ClassRow({ one, below, children }: Props) {
	const held = inWeek(one, weekStart(kuwaitDate(Date.now()), "sunday"), useHolidays());
	const { title, when, place } = useClassTexts()(held);
	return (
		<li>
			<p className="class-time">{when}</p>
			<Written as="h3">{title}</Written>
			{below?.(place)}
			<HeldBadge {...held} />
			<OtherHoursLines one={held} />
			{children}
		</li>
	);
}
