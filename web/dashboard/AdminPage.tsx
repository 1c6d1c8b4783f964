import { lazy } from "react";
import { useText } from "../core/messages.ts";
import { StaffDashboard } from "./StaffDashboard.tsx";
import { staffMessages } from "./staff.messages.ts";
import { useStaffCounts } from "./useStaffCounts.ts";

const ApplicationsDesk = lazy(() => import("../applications/ApplicationsDesk.tsx"));
const NewsDesk = lazy(() => import("../news/NewsDesk.tsx"));
const EventsDesk = lazy(() => import("../events/EventsDesk.tsx"));

/** What an admin sees first. */
export default function AdminPage() {
	const text = useText(staffMessages);
	const counts = useStaffCounts();
	return (
		<StaffDashboard
			title={text("staff.admin")}
			stats={[
				{ label: text("staff.pendingCoaches"), ...counts.applications, to: "?tab=applications" },
				{ label: text("staff.draftNews"), ...counts.draftNews, to: "?tab=news" },
				{ label: text("staff.draftEvents"), ...counts.draftEvents, to: "?tab=events" },
				{ label: text("staff.upcoming"), ...counts.upcoming, to: "?tab=events" },
			]}
			tabs={[
				{
					id: "applications",
					label: text("staff.coaches"),
					count: counts.applications.value,
					more: counts.applications.more,
					part: ApplicationsDesk,
				},
				{ id: "news", label: text("staff.news"), count: counts.news.value, more: counts.news.more, part: NewsDesk },
				{
					id: "events",
					label: text("staff.events"),
					count: counts.upcoming.value,
					more: counts.upcoming.more,
					part: EventsDesk,
				},
			]}
		/>
	);
}
