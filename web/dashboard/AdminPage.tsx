import { lazy } from "react";
import { useText } from "../core/messages.ts";
import { StaffDashboard } from "./StaffDashboard.tsx";
import { staffMessages } from "./staff.messages.ts";
import { useStaffCounts } from "./useStaffCounts.ts";

const NewsDesk = lazy(() => import("../news/NewsDesk.tsx"));
const EventsTab = lazy(() => import("./EventsTab.tsx"));

/** What an admin sees first. */
export default function AdminPage() {
	const text = useText(staffMessages);
	const counts = useStaffCounts();
	return (
		<StaffDashboard
			title={text("staff.admin")}
			stats={[
				{ label: text("staff.draftNews"), ...counts.draftNews, to: "?tab=news" },
				{ label: text("staff.draftEvents"), ...counts.draftEvents, to: "?tab=events" },
				{ label: text("staff.upcoming"), ...counts.upcoming, to: "?tab=events" },
			]}
			tabs={[
				{ id: "news", label: text("staff.news"), count: counts.news.value, more: counts.news.more, part: NewsDesk },
				{
					id: "events",
					label: text("staff.events"),
					count: counts.upcoming.value,
					more: counts.upcoming.more,
					part: EventsTab,
				},
			]}
		/>
	);
}
