import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { currentYear } from "#shared/core/kuwait.ts";
import { annualPlanQuery } from "../annual-plan/annual-plan.queries.ts";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { StaffDashboard } from "./StaffDashboard.tsx";
import { staffMessages } from "./staff.messages.ts";
import { useStaffCounts } from "./useStaffCounts.ts";

const NewsDesk = lazy(() => import("../news/NewsDesk.tsx"));
const EventsDesk = lazy(() => import("../events/EventsDesk.tsx"));
const PlansDesk = lazy(() => import("../annual-plan/PlansDesk.tsx"));

/** What a super-admin sees first. */
export default function SuperAdminPage() {
	const text = useText(staffMessages);
	const counts = useStaffCounts();
	const { data: plans } = useQuery(annualPlanQuery(currentYear()));
	return (
		<StaffDashboard
			title={text("staff.superAdmin")}
			actions={<ButtonLink to={paths.settings}>{text("staff.settings")}</ButtonLink>}
			stats={[
				{ label: text("staff.draftEvents"), ...counts.draftEvents, to: "?tab=events" },
				{ label: text("staff.upcoming"), ...counts.upcoming, to: "?tab=events" },
				{ label: text("staff.draftNews"), ...counts.draftNews, to: "?tab=content" },
				{ label: text("staff.openMessages"), ...counts.openMessages, to: `${paths.messages}?status=open` },
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
					count: counts.news.value,
					more: counts.news.more,
					part: NewsDesk,
				},
			]}
		/>
	);
}
