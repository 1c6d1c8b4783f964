import { useIntl } from "react-intl";
import { Link, useLocation } from "react-router-dom";
import { useUser } from "../../base/session/session.ts";
import type { Dashboard } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { contentLink, contentTab } from "../dashboard/staff/content.ts";
import {
	dashboardOf,
	tabIdsOf,
	tabLink,
	useStaffPlaces,
	useWaiting,
} from "../dashboard/staff/useAdmin.ts";
import { staffNavigationMessages } from "./staffNavigation.messages.ts";
import "./staff-navigation.css";

const dashboards: readonly string[] = [
	paths.home,
	paths.dashboard,
	paths.adminDashboard,
	paths.superAdminDashboard,
];

/**
 * The address of the current page in the form that the navigation's links have. A dashboard shows
 * the tab that its address names, or else the first one.
 */
function useCurrentLink(dashboard: Dashboard) {
	const { pathname, search } = useLocation();
	const tabs = tabIdsOf(dashboard);
	if (!dashboards.includes(pathname)) return pathname;
	const query = new URLSearchParams(search);
	const named = query.get("tab");
	const of = query.get("of");
	if (named === contentTab && of) return contentLink(of);
	return tabLink(tabs.find((id) => id === named) ?? tabs[0]);
}

type PlaceProps = { to: string; label: string; count?: number; current: string };

function Place({ to, label, count, current }: PlaceProps) {
	const { formatNumber } = useIntl();
	return (
		<li>
			<Link to={to} aria-current={current === to ? "page" : undefined}>
				{label}
				{Boolean(count) && <span className="badge strong">{formatNumber(count ?? 0)}</span>}
			</Link>
		</li>
	);
}

/** Staff's navigation: pending decisions, then their pages in groups. */
export default function StaffNavigation() {
	const text = useText(staffNavigationMessages);
	const { data: user } = useUser();
	const dashboard = dashboardOf(user);
	const { total } = useWaiting(dashboard);
	const groups = useStaffPlaces(dashboard);
	const current = useCurrentLink(dashboard);
	return (
		<nav className="staff-navigation" aria-label={text("staffNav.nav")}>
			<ul>
				<Place to={paths.decide} label={text("staffNav.decide")} count={total} current={current} />
			</ul>
			{groups.map(({ group, places }) => (
				<section key={group} aria-labelledby={`staff-${group}`}>
					<h2 id={`staff-${group}`}>{text(`staffNav.${group}`)}</h2>
					<ul>
						{places.map(({ to, label }) => (
							<Place key={to} to={to} label={label} current={current} />
						))}
					</ul>
				</section>
			))}
		</nav>
	);
}
