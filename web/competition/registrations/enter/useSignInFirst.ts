import { keepIntent } from "../../../core/calls/intent.ts";
import { goToSignIn } from "../../../core/calls/signedOut.ts";
import { useText } from "../../../core/language/messages.ts";
import { showToast } from "../../../core/toasts.tsx";
import { eventMessages } from "../../events/events.messages.ts";

/** Sends a visitor to sign in and remembers the page to return to. */
export function useSignInFirst() {
	const text = useText(eventMessages);
	return (path: string, title: string) => {
		keepIntent(path, title);
		showToast(text("event.loginRequired"), text("event.loginText"));
		goToSignIn();
	};
}
