import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { keepIntent } from "../../core/calls/intent.ts";
import { goToSignIn } from "../../core/calls/signedOut.ts";
import { useText } from "../../core/language/messages.ts";
import { showToast } from "../../core/toasts.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { appMessages } from "../app.messages.ts";

/** Shown instead of a page that needs a session: leads to sign-in and back. */
export function SignInFirst() {
	const text = useText(appMessages);
	const { pathname, search, hash } = useLocation();
	useEffect(() => {
		keepIntent(pathname + search + hash);
		showToast(text("app.unauthorized"), text("app.loginRequired"), "error");
		const leaving = goToSignIn();
		return () => clearTimeout(leaving);
	}, [pathname, search, hash, text]);
	return <Loading />;
}
