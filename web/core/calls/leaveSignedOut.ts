import { errorMessages } from "../forms/errors.messages.ts";
import { showToast } from "../toasts.tsx";
import { keepIntent } from "./intent.ts";
import { goToSignIn } from "./signedOut.ts";

let leaving = false;

/** Tells of a session that is over and goes to sign in; once, however many calls find out. */
export function leaveSignedOut(): void {
	if (leaving) return;
	leaving = true;
	keepIntent(location.pathname + location.search);
	// A browser that comes back to this very page may find out again.
	const back = () => {
		leaving = false;
	};
	window.addEventListener("pageshow", back, { once: true });
	const words = errorMessages[document.documentElement.lang === "ar" ? "ar" : "en"];
	showToast(words["error.unauthorizedTitle"], words["error.loggedOut"], "error");
	goToSignIn();
}
