import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { currentYear } from "#shared/core/kuwait.ts";
import { annualPlanQuery } from "../annual-plan/annual-plan.queries.ts";
import { useText } from "../core/messages.ts";
import { StaffDashboard } from "./StaffDashboard.tsx";
import { staffMessages } from "./staff.messages.ts";
import { useContentCount } from "./useContentCount.ts";
import { useStaffCounts } from "./useStaffCounts.ts";

const EventsDesk = lazy(() => import("../events/EventsDesk.tsx"));
const PlansDesk = lazy(() => import("../annual-plan/PlansDesk.tsx"));
const ContentTab = lazy(() => import("./ContentTab.tsx"));

/** What a super-admin sees first. */
export default function SuperAdminPage() {
	const text = useText(staffMessages);
	const counts = { ...useStaffCounts(), content: useContentCount() };
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
					part: EventsDesk,
				},
				{ id: "plans", label: text("staff.plans"), count: plans?.length, part: PlansDesk },
				{
					id: "content",
					label: text("staff.content"),
					count: counts.content.value,
					more: counts.content.more,
					part: ContentTab,
				},
			]}
		/>
	);
}
