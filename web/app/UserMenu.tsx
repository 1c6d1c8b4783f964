import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import type { CurrentUser } from "#shared/community/users/users.schema.ts";
import { initialsOf, useNames } from "../community/users/names.ts";
import { paths } from "../core/address/paths.ts";
import { langOf } from "../core/language/langOf.ts";
import { useText } from "../core/language/messages.ts";
import { Button } from "../ui/Button.tsx";
import { useLeaving } from "../ui/dialogs/useLeaving.ts";
import { appMessages } from "./app.messages.ts";
import "./shell/user-menu.css";

/** Menu under a coach's own name in the top bar. */
export default function UserMenu({ user }: { user: CurrentUser }) {
	const text = useText(appMessages);
	const { first, last, full } = useNames()(user);
	const { key } = useLocation();
	const [open, setOpen] = useState(false);
	const place = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const id = useId();
	// biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the menu.
	useEffect(() => setOpen(false), [key]);
	useLeaving(
		open,
		(target) => place.current?.contains(target) ?? false,
		(byKey) => {
			setOpen(false);
			if (byKey) button.current?.focus();
		},
	);
	return (
		<div className="user-menu" ref={place}>
			<Button
				ref={button}
				kind="plain"
				aria-label={text("app.userMenu", { name: full })}
				aria-expanded={open}
				aria-controls={open ? id : undefined}
				onClick={() => setOpen(!open)}
			>
				<span className="initials" lang={langOf(first)}>
					{initialsOf({ first, last })}
				</span>
			</Button>
			{open && (
				<div id={id} className="user-panel">
					<p>
						<bdi>{full}</bdi>
					</p>
					<p>
						<span className="badge primary">{text("app.approvedCoach")}</span>
					</p>
					<ul>
						<li>
							<Link to={`${paths.coachDashboard}?tab=profile`}>{text("app.viewProfile")}</Link>
						</li>
						<li>
							<a href={paths.logout}>{text("app.logout")}</a>
						</li>
					</ul>
				</div>
			)}
		</div>
	);
}
