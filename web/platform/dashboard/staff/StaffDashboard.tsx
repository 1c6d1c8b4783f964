import { type ComponentProps, lazy, Suspense } from "react";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Page } from "../../../ui/Page.tsx";
import { StatCard } from "../../../ui/StatCard.tsx";
import { type Tab, Tabs } from "../../../ui/Tabs.tsx";
import { staffMessages } from "./staff.messages.ts";
import "./staff.css";

const BeltPyramid = lazy(() => import("../../../training/belts/BeltPyramid.tsx"));

const StaffPictures = lazy(() => import("./StaffPictures.tsx"));

type Room = { to: string; label: keyof (typeof staffMessages)["en"] };

/** Links that admins and super-admins share. */
export const commonRooms: readonly Room[] = [
	{ to: paths.membership, label: "staff.membership" },
	{ to: paths.broadcasts, label: "staff.broadcasts" },
	{ to: paths.duplicates, label: "staff.duplicates" },
	{ to: paths.claims, label: "staff.claims" },
	{ to: paths.importMembers, label: "staff.import" },
	{ to: paths.audit, label: "staff.audit" },
];

type Props = {
	title: string;
	/** Links to pages outside the dashboard. */
	rooms: readonly Room[];
	stats: ComponentProps<typeof StatCard>[];
	tabs: Tab[];
};

/** The staff dashboard: figures of pending work, links and tabs. */
export function StaffDashboard({ title, rooms, stats, tabs }: Props) {
	const text = useText(staffMessages);
	const links = (
		<nav className="row" aria-label={text("staff.rooms")}>
			{rooms.map(({ to, label }) => (
				<ButtonLink key={to} to={to}>
					{text(label)}
				</ButtonLink>
			))}
		</nav>
	);
	return (
		<Page title={title} actions={links}>
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
