import CalendarCard from "../../../community/calendars/CalendarCard.tsx";
import WeekSchedule from "../../../training/training-classes/week/WeekSchedule.tsx";

/** A coach's weekly schedule, with the subscription for calendar apps. */
export default function CoachSchedule() {
	return (
		<div className="stack">
			<WeekSchedule />
			<CalendarCard />
		</div>
	);
}
