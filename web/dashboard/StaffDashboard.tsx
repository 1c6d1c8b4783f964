import type { ComponentProps } from "react";
import { Page } from "../ui/Page.tsx";
import { StatCard } from "../ui/StatCard.tsx";
import { type Tab, Tabs } from "../ui/Tabs.tsx";
import "./staff.css";

type Props = { title: string; stats: ComponentProps<typeof StatCard>[]; tabs: Tab[] };

/** A staff member's desk: what waits, in numbers, and the rooms in which it is done. */
export function StaffDashboard({ title, stats, tabs }: Props) {
	return (
		<Page title={title}>
			<div className="stats">
				{stats.map((stat) => (
					<StatCard key={stat.label} {...stat} />
				))}
			</div>
			<Tabs label={title} tabs={tabs} />
		</Page>
	);
}
