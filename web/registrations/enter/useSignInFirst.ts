import { keepIntent } from "../../core/calls/intent.ts";
import { goToSignIn } from "../../core/calls/signedOut.ts";
import { useText } from "../../core/language/messages.ts";
import { showToast } from "../../core/toasts.tsx";
import { eventMessages } from "../../events/events.messages.ts";

/** Sends a visitor to sign in; they come back to where they were going. */
export function useSignInFirst() {
	const text = useText(eventMessages);
	return (path: string) => {
		keepIntent(path);
		showToast(text("event.loginRequired"), text("event.loginText"));
		goToSignIn();
	};
}
