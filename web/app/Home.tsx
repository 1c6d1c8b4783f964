import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useUser } from "../base/session/session.ts";
import { isIntendedPath, takeIntent } from "../core/calls/intent.ts";
import { useText } from "../core/language/messages.ts";
import { lazyPart } from "../core/lazyPart.tsx";
import { lazyPages } from "../lazyPages.ts";
import { Page } from "../ui/Page.tsx";
import { Loading } from "../ui/states/Loading.tsx";
import { appMessages } from "./app.messages.ts";
import { isUserLoading } from "./loading/isUserLoading.ts";
import { startPages } from "./shell/navigation.ts";
import { isPendingCoach, PendingCoach } from "./shell/PendingCoach.tsx";

const OwnMailFault = lazyPart(() => import("../people/users/OwnMailFault.tsx"));

function UnknownRole() {
	const text = useText(appMessages);
	return <Page title={text("app.unknownRole")} lead={text("app.unknownRoleText")} />;
}

/** Opens the page that the visitor wanted before signing in. */
function useIntent(signedIn: boolean) {
	const navigate = useNavigate();
	useEffect(() => {
		const path = signedIn ? takeIntent() : null;
		if (path && isIntendedPath(path)) void navigate(path);
	}, [signedIn, navigate]);
}

/** The start page: the landing page for visitors, the dashboard of their role for users. */
export function Home() {
	const text = useText(appMessages);
	const { data: user, isFetching } = useUser();
	useIntent(Boolean(user));
	if (isUserLoading(user, isFetching)) return <Loading label={text("app.loadingUser")} />;
	if (!user) return <lazyPages.home />;
	if (isPendingCoach(user)) return <PendingCoach />;
	const name = startPages[user.role];
	const Dashboard = name ? lazyPages[name] : UnknownRole;
	return (
		<>
			{user.mailFault && <OwnMailFault user={user} />}
			<Dashboard />
		</>
	);
}
