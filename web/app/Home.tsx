import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { isIntendedPath, takeIntent } from "../core/intent.ts";
import { useText } from "../core/messages.ts";
import { useUser } from "../core/session.ts";
import { appMessages } from "./app.messages.ts";
import { lazyPages } from "./lazyPages.ts";

const { home: Landing, dashboard: Dashboard } = lazyPages;

function PendingCoach() {
	const text = useText(appMessages);
	const { refetch, isFetching } = useUser();
	return (
		<div className="width page stack">
			<h1>{text("app.pendingCoach")}</h1>
			<p className="lead">{text("app.pendingCoachText")}</p>
			<p>
				<button type="button" className="button primary" disabled={isFetching} onClick={() => refetch()}>
					{text("app.checkAgain")}
				</button>
			</p>
		</div>
	);
}

function UnknownRole() {
	const text = useText(appMessages);
	return (
		<div className="width page stack">
			<h1>{text("app.unknownRole")}</h1>
			<p className="lead">{text("app.unknownRoleText")}</p>
		</div>
	);
}

/** Where somebody was going when they were asked to sign in. */
function useIntent(signedIn: boolean) {
	const navigate = useNavigate();
	useEffect(() => {
		const path = signedIn ? takeIntent() : null;
		if (path && isIntendedPath(path)) navigate(path);
	}, [signedIn, navigate]);
}

/** The start page: visitors see the federation, everybody else what their role needs. */
export function Home() {
	const { data: user } = useUser();
	useIntent(Boolean(user));
	if (!user) return <Landing />;
	switch (user.role) {
		case "coach":
			return user.isApproved === false ? <PendingCoach /> : <Dashboard />;
		case "member":
		case "admin":
		case "super-admin":
			return <Dashboard />;
		default:
			return <UnknownRole />;
	}
}
