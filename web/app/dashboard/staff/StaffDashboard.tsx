import type { Dashboard } from "../../../base/staff/defineAdmin.ts";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Page } from "../../../ui/Page.tsx";
import { StatCard } from "../../../ui/StatCard.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { staffMessages } from "./staff.messages.ts";
import { useAdmin, useWaiting } from "./useAdmin.ts";
import "../../../base/staff/staff.css";

const DayCards = lazyPart(() => import("../DayCards.tsx"));

const BeltPyramid = lazyPart(() => import("../../../training/belts/BeltPyramid.tsx"));

const StaffCharts = lazyPart(() => import("./charts/StaffCharts.tsx"));

/**
 * The staff dashboard: figures of pending work, tabs and charts, as the domains define them. A tab that
 * the address names is a page of its own: its list comes first, without figures and charts.
 */
export function StaffDashboard({ title, dashboard }: { title: string; dashboard: Dashboard }) {
	const text = useText(staffMessages);
	const { tabs, figures } = useAdmin(dashboard);
	const { total } = useWaiting(dashboard);
	const isList = useAddress().search.has("tab");
	return (
		<Page title={title} className={isList ? "staff-list" : "staff-overview"}>
			{!isList && <DayCards />}
			{!isList && (
				<div className="stats">
					<StatCard label={text("staff.toDecide")} value={total} to={paths.decide} isFirst />
					{figures.map((figure) => (
						<StatCard key={figure.label} {...figure} />
					))}
				</div>
			)}
			<Tabs label={title} tabs={tabs} />
			{!isList && (
				<>
					<StaffCharts />
					<BeltPyramid />
				</>
			)}
		</Page>
	);
}
