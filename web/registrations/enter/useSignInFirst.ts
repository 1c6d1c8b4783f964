import { keepIntent } from "../../core/intent.ts";
import { useText } from "../../core/messages.ts";
import { goToSignIn } from "../../core/signedOut.ts";
import { toast } from "../../core/toasts.tsx";
import { eventMessages } from "../../events/events.messages.ts";

/** Sends a visitor to sign in; they come back to where they were going. */
export function useSignInFirst() {
	const text = useText(eventMessages);
	return (path: string) => {
		keepIntent(path);
		toast(text("event.loginRequired"), text("event.loginText"));
		goToSignIn();
	};
}
