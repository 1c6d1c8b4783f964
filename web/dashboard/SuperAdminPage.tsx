import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { currentYear } from "#shared/core/kuwait.ts";
import { annualPlanQuery } from "../annual-plan/annual-plan.queries.ts";
import { useText } from "../core/messages.ts";
import { judgesQuery } from "../judges/judges.queries.ts";
import { StaffDashboard } from "./StaffDashboard.tsx";
import { staffMessages } from "./staff.messages.ts";
import { useStaffCounts } from "./useStaffCounts.ts";

const NewsDesk = lazy(() => import("../news/NewsDesk.tsx"));
const EventsTab = lazy(() => import("./EventsTab.tsx"));
const JudgesDesk = lazy(() => import("../judges/JudgesDesk.tsx"));
const PlansDesk = lazy(() => import("../annual-plan/PlansDesk.tsx"));

/** What a super-admin sees first. */
export default function SuperAdminPage() {
	const text = useText(staffMessages);
	const counts = useStaffCounts();
	const { data: registry } = useQuery(judgesQuery);
	const { data: plans } = useQuery(annualPlanQuery(currentYear()));
	return (
		<StaffDashboard
			title={text("staff.superAdmin")}
			stats={[
				{ label: text("staff.draftEvents"), ...counts.draftEvents, to: "?tab=events" },
				{ label: text("staff.upcoming"), ...counts.upcoming, to: "?tab=events" },
				{ label: text("staff.draftNews"), ...counts.draftNews, to: "?tab=content" },
			]}
			tabs={[
				{
					id: "events",
					label: text("staff.events"),
					count: counts.upcoming.value,
					more: counts.upcoming.more,
					part: EventsTab,
				},
				{ id: "plans", label: text("staff.plans"), count: plans?.length, part: PlansDesk },
				{
					id: "content",
					label: text("staff.content"),
					count: counts.news.value,
					more: counts.news.more,
					part: NewsDesk,
				},
				{ id: "judges", label: text("staff.judges"), count: registry?.length, part: JudgesDesk },
			]}
		/>
	);
}
