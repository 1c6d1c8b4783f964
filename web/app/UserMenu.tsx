import { Link } from "react-router-dom";
import { isCoach } from "#shared/core/access.ts";
import { langOf } from "#shared/core/texts/lang-of.ts";
import type { CurrentUser } from "#shared/people/users/users.schema.ts";
import { logoutLink } from "../base/session/logoutLink.ts";
import { paths } from "../core/address/paths.ts";
import { useText } from "../core/language/messages.ts";
import { initialsOf, useNames } from "../people/users/names.ts";
import { PanelButton } from "../ui/menus/PanelButton.tsx";
import { Written } from "../ui/texts/Written.tsx";
import { appMessages } from "./app.messages.ts";
import { userMenuMessages } from "./userMenu.messages.ts";
import "./shell/user-menu.css";

type Place = { to: string; label: keyof typeof userMenuMessages.en };

/** Links to a person's own pages. Coaches and staff also find their member page here. */
const placesOf = (user: CurrentUser): Place[] => [
	{ to: paths.dashboard, label: isCoach(user) ? "userMenu.coach" : "userMenu.dashboard" },
	...(user.role === "member" ? [] : [{ to: paths.own, label: "userMenu.asMember" } as const]),
	{ to: paths.registrations, label: "userMenu.registrations" },
	{ to: paths.family, label: "userMenu.family" },
	{ to: paths.fees, label: "userMenu.fees" },
	{ to: paths.profile, label: isCoach(user) ? "userMenu.documents" : "userMenu.profile" },
	{ to: paths.account, label: "userMenu.security" },
];

/** Menu under a person's own name in the top bar: everything that is theirs. */
export default function UserMenu({ user }: { user: CurrentUser }) {
	const text = useText(appMessages);
	const own = useText(userMenuMessages);
	// Until the password is changed or the second factor is set up, nothing but signing out is open.
	const isRestricted = user.mustChangePassword || user.mustSetUpSecondFactor;
	const { first, last, full } = useNames()(user);
	return (
		<PanelButton
			className="user-menu"
			kind="plain"
			name={text("app.userMenu", { name: full })}
			label={
				<span className="initials" lang={langOf(first)}>
					{initialsOf({ first, last })}
				</span>
			}
		>
			{() => (
				<>
					<p>
						<Written>{full}</Written>
					</p>
					{isCoach(user) && (
						<p>
							<span className="badge primary">
								{text("app.approvedCoach", { gender: user.gender ?? "" })}
							</span>
						</p>
					)}
					<ul>
						{isCoach(user) && (
							<li>
								<Link to={`${paths.coachDashboard}?tab=profile`}>{text("app.viewProfile")}</Link>
							</li>
						)}
						{!isRestricted &&
							placesOf(user).map(({ to, label }) => (
								<li key={to}>
									<Link to={to}>{own(label)}</Link>
								</li>
							))}
						<li>
							<a {...logoutLink}>{text("app.logout")}</a>
						</li>
					</ul>
				</>
			)}
		</PanelButton>
	);
}
