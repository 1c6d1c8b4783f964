import { useEffect } from "react";
import { appMessages } from "../app/app.messages.ts";
import { useText } from "../core/messages.ts";
import { useUser } from "../core/session.ts";
import { goToSignIn } from "../core/signedOut.ts";
import { toast } from "../core/toasts.tsx";
import { Loading } from "../ui/Loading.tsx";
import DashboardPage from "./DashboardPage.tsx";

/** The dashboard under its own address; whoever is not signed in is sent to sign in. */
export default function Chooser() {
	const text = useText(appMessages);
	const { data: user } = useUser();
	useEffect(() => {
		if (user) return;
		toast(text("app.unauthorized"), text("app.loginRequired"), "error");
		const leaving = goToSignIn();
		return () => clearTimeout(leaving);
	}, [user, text]);
	return user ? <DashboardPage /> : <Loading />;
}
