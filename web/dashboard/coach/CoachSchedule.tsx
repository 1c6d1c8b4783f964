import CalendarCard from "../../calendars/CalendarCard.tsx";
import WeekSchedule from "../../training-classes/week/WeekSchedule.tsx";

/** When a coach teaches, here and in their own calendar. */
export default function CoachSchedule() {
	return (
		<div className="stack">
			<WeekSchedule />
			<CalendarCard />
		</div>
	);
}
