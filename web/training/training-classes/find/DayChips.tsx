import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import {
	type DayOfWeek,
	weekInKuwait,
} from "#shared/training/training-classes/training-classes.rules.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { trainingClassMessages } from "../training-classes.messages.ts";

/** `day`: the day that is shown; null for all, undefined while it is unknown. */
type Props = { day: DayOfWeek | null | undefined };

/**
 * The days of the week as buttons, from today on, for phones; they stay in view while the page
 * scrolls.
 */
export function DayChips({ day: shown }: Props) {
	const text = useText(trainingClassMessages);
	const { set } = useAddress();
	const today = weekdayOf(kuwaitDate(Date.now()));
	const isKnown = shown !== undefined;
	const first = isKnown ? weekInKuwait.indexOf(today) : 0;
	const days = [...weekInKuwait.slice(first), ...weekInKuwait.slice(0, first)];
	return (
		<fieldset className="day-chips" aria-label={text("class.day")}>
			{([...days, "all"] as const).map((day) => {
				const isToday = isKnown && day === today;
				return (
					<Button
						key={day}
						aria-pressed={isKnown && (shown ?? "all") === day}
						onClick={() => set({ day })}
					>
						{text(isToday ? "class.today" : day === "all" ? "class.allDays" : `class.${day}`)}
					</Button>
				);
			})}
		</fieldset>
	);
}
