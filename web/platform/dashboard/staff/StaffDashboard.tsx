import { lazy, Suspense } from "react";
import { useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Page } from "../../../ui/Page.tsx";
import { StatCard } from "../../../ui/StatCard.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import type { Dashboard } from "./defineAdmin.ts";
import { staffMessages } from "./staff.messages.ts";
import { ToDecide } from "./ToDecide.tsx";
import { useAdmin } from "./useAdmin.ts";
import "./staff.css";

const BeltPyramid = lazy(() => import("../../../training/belts/BeltPyramid.tsx"));

const StaffCharts = lazy(() => import("./charts/StaffCharts.tsx"));

/** The staff dashboard: figures of pending work, links and tabs, as the domains define them. */
export function StaffDashboard({ title, dashboard }: { title: string; dashboard: Dashboard }) {
	const text = useText(staffMessages);
	const { tabs, figures, links } = useAdmin(dashboard);
	const actions = (
		<nav className="row" aria-label={text("staff.rooms")}>
			{links.map(({ to, label }) => (
				<ButtonLink key={to} to={to}>
					{label}
				</ButtonLink>
			))}
		</nav>
	);
	return (
		<Page title={title} actions={actions}>
			<ToDecide dashboard={dashboard} />
			<div className="stats">
				{figures.map((figure) => (
					<StatCard key={figure.label} {...figure} />
				))}
			</div>
			<Tabs label={title} tabs={tabs} />
			<Suspense>
				<StaffCharts />
				<BeltPyramid />
			</Suspense>
		</Page>
	);
}
