import { useIntl } from "react-intl";
import { keepRangeTogether } from "#shared/core/texts/ranges.ts";
import {
	dayAfter,
	isDate,
	isDateOnly,
	kuwaitDate,
	startOf,
	timeZone,
} from "#shared/core/time/kuwait.ts";
import { weekStart } from "#shared/training/training-classes/other-hours.rules.ts";
import type { DayOfWeek } from "#shared/training/training-classes/training-classes.rules.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { weekMessages } from "./week.messages.ts";

/** The first day of the week in the query string, or of the current week. */
export function useWeek(firstDay: DayOfWeek): string {
	const named = useAddress().search.get("week") ?? "";
	return weekStart(isDateOnly(named) && isDate(named) ? named : kuwaitDate(Date.now()), firstDay);
}

/**
 * The displayed week, with buttons to step, but not to before `earliest`. While the week is unknown (null), an invisible
 * placeholder keeps the space.
 */
export function WeekSteps({ week, earliest = "" }: { week: string | null; earliest?: string }) {
	const text = useText(weekMessages);
	const { search, set } = useAddress();
	const { formatDateTimeRange } = useIntl();
	const step = (days: number) => week && set({ week: dayAfter(week, days) });
	const rangeText = (from: string) =>
		keepRangeTogether(
			formatDateTimeRange(startOf(from), startOf(dayAfter(from, 6)), {
				dateStyle: "long",
				timeZone,
			}),
		);
	return (
		<nav className={`row week-steps ${week ? "" : "unknown"}`} aria-label={text("week.steps")}>
			<Button
				data-tooltip=""
				aria-label={text("week.before")}
				disabled={week !== null && week <= earliest}
				onClick={() => step(-7)}
			>
				<span aria-hidden="true">‹</span>
			</Button>
			<strong aria-live="polite">{week ? rangeText(week) : "\u00a0"}</strong>
			<Button data-tooltip="" aria-label={text("week.after")} onClick={() => step(7)}>
				<span aria-hidden="true">›</span>
			</Button>
			{search.has("week") && (
				<Button kind="plain" onClick={() => set({ week: null })}>
					{text("week.now")}
				</Button>
			)}
		</nav>
	);
}
