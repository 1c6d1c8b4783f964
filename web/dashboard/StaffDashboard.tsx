import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { Page } from "../ui/Page.tsx";
import { StatCard } from "../ui/StatCard.tsx";
import { type Tab, Tabs } from "../ui/Tabs.tsx";
import "./staff.css";

const BeltPyramid = lazy(() => import("../belts/BeltPyramid.tsx"));

const StaffPictures = lazy(() => import("./StaffPictures.tsx"));

type Props = {
	title: string;
	/** Rooms with a page of their own. */
	actions?: ReactNode;
	stats: ComponentProps<typeof StatCard>[];
	tabs: Tab[];
};

/** A staff member's desk: what waits, in numbers, and the rooms in which it is done. */
export function StaffDashboard({ title, actions, stats, tabs }: Props) {
	return (
		<Page title={title} actions={actions}>
			<div className="stats">
				{stats.map((stat) => (
					<StatCard key={stat.label} {...stat} />
				))}
			</div>
			<Tabs label={title} tabs={tabs} />
			<Suspense>
				<StaffPictures />
				<BeltPyramid />
			</Suspense>
		</Page>
	);
}
