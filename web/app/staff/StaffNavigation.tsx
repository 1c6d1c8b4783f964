import { useIntl } from "react-intl";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { useUser } from "../../identity/auth/session.ts";
import {
	dashboardOf,
	useStaffPlaces,
	useWaiting,
} from "../../platform/dashboard/staff/useAdmin.ts";
import { staffNavigationMessages } from "./staffNavigation.messages.ts";
import "./staff-navigation.css";

const dashboards: readonly string[] = [
	paths.home,
	paths.dashboard,
	paths.adminDashboard,
	paths.superAdminDashboard,
];

/** The address of the current page in the form that the navigation's links have. */
function useCurrentLink() {
	const { pathname, search } = useLocation();
	if (!dashboards.includes(pathname)) return pathname;
	const tab = new URLSearchParams(search).get("tab");
	return tab ? `${paths.home}?tab=${tab}` : paths.home;
}

function Place({ to, label, count }: { to: string; label: string; count?: number }) {
	const { formatNumber } = useIntl();
	const current = useCurrentLink();
	return (
		<li>
			<Link to={to} aria-current={current === to ? "page" : undefined}>
				{label}
				{Boolean(count) && <span className="badge strong">{formatNumber(count ?? 0)}</span>}
			</Link>
		</li>
	);
}

/** Staff's navigation: pending decisions, then their pages in groups, then the public site. */
export default function StaffNavigation() {
	const text = useText(staffNavigationMessages);
	const { data: user } = useUser();
	const dashboard = dashboardOf(user);
	const { total } = useWaiting(dashboard);
	const groups = useStaffPlaces(dashboard);
	return (
		<nav className="staff-navigation" aria-label={text("staffNav.nav")}>
			<ul>
				<Place to={paths.decide} label={text("staffNav.decide")} count={total} />
				<Place to={paths.home} label={text("staffNav.overview")} />
			</ul>
			{groups.map(({ group, places }) => (
				<section key={group} aria-labelledby={`staff-${group}`}>
					<h2 id={`staff-${group}`}>{text(`staffNav.${group}`)}</h2>
					<ul>
						{places.map(({ to, label }) => (
							<Place key={to} to={to} label={label} />
						))}
					</ul>
				</section>
			))}
			<ul>
				<Place to={paths.welcome} label={text("staffNav.site")} />
			</ul>
		</nav>
	);
}
