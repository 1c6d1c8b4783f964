import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { judgesQuery } from "../../../competition/judges/judges.queries.ts";
import { annualPlanQuery } from "../../../content/annual-plan/annual-plan.queries.ts";
import { useOpenMessages } from "../../../content/contact/useOpenMessages.ts";
import { paths } from "../../../core/address/paths.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { notificationsQuery } from "../../notifications/notifications.queries.ts";
import { totalsQuery } from "../dashboard.queries.ts";
import { commonRooms, StaffDashboard } from "./StaffDashboard.tsx";
import { staffMessages } from "./staff.messages.ts";
import { useContentCount } from "./useContentCount.ts";

const WholeApplicationsDesk = lazy(
	() => import("../../../training/applications/WholeApplicationsDesk.tsx"),
);
const ContentTab = lazy(() => import("./ContentTab.tsx"));
const SuperEventsTab = lazy(() => import("./SuperEventsTab.tsx"));
const PromotionsDesk = lazy(() => import("../../../training/promotions/PromotionsDesk.tsx"));
const JudgesDesk = lazy(() => import("../../../competition/judges/desk/JudgesDesk.tsx"));
const CoachesDesk = lazy(() => import("../../../community/people/desks/CoachesDesk.tsx"));
const MembersDesk = lazy(() => import("../../../community/people/desks/MembersDesk.tsx"));
const AdminsDesk = lazy(() => import("../../../community/people/desks/AdminsDesk.tsx"));
const PlansDesk = lazy(() => import("../../../content/annual-plan/PlansDesk.tsx"));

/** The dashboard of super-admins. */
export default function SuperAdminPage() {
	const text = useText(staffMessages);
	const { data: totals } = useQuery(totalsQuery);
	const openMessages = useOpenMessages();
	const { data: registry } = useQuery(judgesQuery);
	const { data: plans } = useQuery(annualPlanQuery(currentYear()));
	const { data: notifications } = useQuery(notificationsQuery(useLocale()));
	return (
		<StaffDashboard
			title={text("staff.superAdmin")}
			rooms={[...commonRooms, { to: paths.settings, label: "staff.settings" }]}
			stats={[
				{
					label: text("staff.pendingApplications"),
					value: totals?.pendingCoaches,
					to: "?tab=applications",
				},
				{ label: text("staff.activeCoaches"), value: totals?.coaches, to: "?tab=coaches" },
				{ label: text("staff.members"), value: totals?.members, to: "?tab=members" },
				{
					label: text("staff.notifications"),
					value: notifications?.filter(({ isRead }) => !isRead).length,
					to: paths.notifications,
				},
				{ label: text("staff.openMessages"), ...openMessages, to: `${paths.messages}?status=open` },
				{ label: text("staff.overdueFees"), value: totals?.overdueFees, to: paths.membership },
			]}
			tabs={[
				{ id: "events", label: text("staff.events"), count: totals?.events, part: SuperEventsTab },
				{ id: "plans", label: text("staff.plans"), count: plans?.length, part: PlansDesk },
				{ id: "content", label: text("staff.content"), count: useContentCount(), part: ContentTab },
				{
					id: "applications",
					label: text("staff.applications"),
					count: totals?.pendingCoaches,
					part: WholeApplicationsDesk,
				},
				{
					id: "promotions",
					label: text("staff.promotions"),
					count: totals?.pendingPromotions,
					part: PromotionsDesk,
				},
				{ id: "coaches", label: text("staff.coaches"), count: totals?.coaches, part: CoachesDesk },
				{
					id: "members",
					label: text("staff.membersTab"),
					count: totals?.members,
					part: MembersDesk,
				},
				{ id: "admins", label: text("staff.admins"), count: totals?.admins, part: AdminsDesk },
				{ id: "judges", label: text("staff.judges"), count: registry?.length, part: JudgesDesk },
			]}
		/>
	);
}
