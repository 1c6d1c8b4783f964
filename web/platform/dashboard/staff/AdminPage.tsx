import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useOpenMessages } from "../../../content/contact/useOpenMessages.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { totalsQuery } from "../dashboard.queries.ts";
import { commonRooms, StaffDashboard } from "./StaffDashboard.tsx";
import { staffMessages } from "./staff.messages.ts";

const ApplicationsDesk = lazy(() => import("../../../training/applications/ApplicationsDesk.tsx"));
const PromotionsDesk = lazy(() => import("../../../training/promotions/PromotionsDesk.tsx"));
const NewsDesk = lazy(() => import("../../../content/news/NewsDesk.tsx"));
const EventsTab = lazy(() => import("./EventsTab.tsx"));

/** The dashboard of admins. */
export default function AdminPage() {
	const text = useText(staffMessages);
	const { data: totals } = useQuery(totalsQuery);
	const openMessages = useOpenMessages();
	return (
		<StaffDashboard
			title={text("staff.admin")}
			rooms={[{ to: paths.people, label: "staff.people" }, ...commonRooms]}
			stats={[
				{ label: text("staff.members"), value: totals?.members, to: paths.people },
				{
					label: text("staff.pendingCoaches"),
					value: totals?.pendingCoaches,
					to: "?tab=applications",
				},
				{
					label: text("staff.pendingPromotions"),
					value: totals?.pendingPromotions,
					to: "?tab=promotions",
				},
				{ label: text("staff.draftNews"), value: totals?.draftNews, to: "?tab=news" },
				{ label: text("staff.draftEvents"), value: totals?.draftEvents, to: "?tab=events" },
				{ label: text("staff.openMessages"), ...openMessages, to: `${paths.messages}?status=open` },
				{ label: text("staff.overdueFees"), value: totals?.overdueFees, to: paths.membership },
			]}
			tabs={[
				{
					id: "applications",
					label: text("staff.coaches"),
					count: totals?.pendingCoaches,
					part: ApplicationsDesk,
				},
				{
					id: "promotions",
					label: text("staff.promotions"),
					count: totals?.pendingPromotions,
					part: PromotionsDesk,
				},
				{ id: "news", label: text("staff.news"), count: totals?.news, part: NewsDesk },
				{ id: "events", label: text("staff.events"), count: totals?.events, part: EventsTab },
			]}
		/>
	);
}
