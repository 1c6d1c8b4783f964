import { lazy, Suspense, useState } from "react";
import { useUser } from "../auth/session.ts";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import "./account.css";
import { secondFactorMessages } from "./second-factor.messages.ts";

const TurnOnDialog = lazy(() => import("./TurnOnDialog.tsx"));

/** What staff see, and nothing else, until they have a second factor, where a stage asks for one. */
export default function RequiredPage() {
	const text = useText(secondFactorMessages);
	const { data: user } = useUser();
	const [open, setOpen] = useState(false);
	if (!user) return null;
	return (
		<div className="width page">
			<div className="narrow card stack">
				<h1>{text("second.requiredTitle")}</h1>
				<p className="soft">{text(user.secondFactor ? "second.requiredAgain" : "second.requiredText")}</p>
				<p className="row">
					{!user.secondFactor && (
						<button type="button" className="button primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
							{text("second.setUp")}
						</button>
					)}
					<a className="button" href={paths.logout}>
						{text("second.signOut")}
					</a>
				</p>
			</div>
			{open && (
				<Suspense>
					<TurnOnDialog email={user.email} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</div>
	);
}
