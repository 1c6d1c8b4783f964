import type { Dashboard } from "../../../base/staff/defineAdmin.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Page } from "../../../ui/Page.tsx";
import { StatCard } from "../../../ui/StatCard.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { staffMessages } from "./staff.messages.ts";
import { useAdmin, useWaiting } from "./useAdmin.ts";
import "../../../base/staff/staff.css";

const BeltPyramid = lazyPart(() => import("../../../training/belts/BeltPyramid.tsx"));

const StaffCharts = lazyPart(() => import("./charts/StaffCharts.tsx"));

/** The staff dashboard: figures of pending work and tabs, as the domains define them. */
export function StaffDashboard({ title, dashboard }: { title: string; dashboard: Dashboard }) {
	const text = useText(staffMessages);
	const { tabs, figures } = useAdmin(dashboard);
	const { total } = useWaiting(dashboard);
	return (
		<Page title={title}>
			<div className="stats">
				{figures.map((figure) => (
					<StatCard key={figure.label} {...figure} />
				))}
				<StatCard label={text("staff.toDecide")} value={total} to={paths.decide} />
			</div>
			<Tabs label={title} tabs={tabs} />
			<StaffCharts />
			<BeltPyramid />
		</Page>
	);
}
