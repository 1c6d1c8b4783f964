import { errorMessages } from "../forms/errors.messages.ts";
import { showToast } from "../toasts.tsx";
import { keepIntent } from "./intent.ts";
import { goToSignIn } from "./signedOut.ts";

let leaving = false;

/**
 * Shows that the session has ended and redirects to sign-in, once for any number of failed calls.
 */
export function leaveSignedOut(): void {
	if (leaving) return;
	leaving = true;
	const { pathname, search, hash } = location;
	keepIntent(pathname + search + hash);
	// If the browser restores this page from its back/forward cache, a later 401 must redirect again.
	const back = () => {
		leaving = false;
	};
	window.addEventListener("pageshow", back, { once: true });
	const words = errorMessages[document.documentElement.lang === "ar" ? "ar" : "en"];
	showToast(words["error.unauthorizedTitle"], words["error.loggedOut"], "error");
	goToSignIn();
}
