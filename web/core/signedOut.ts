import { ApiError } from "./client.ts";
import { toast } from "./toasts.tsx";

const redirectDelay = 500;

/** Sends the browser to sign in, after the moment that a toast needs to be seen. */
export const goToSignIn = () => setTimeout(() => location.assign("/api/login"), redirectDelay);

/** Whether a call was refused because the session is over; a wrong password is another 401. */
export const isSignedOut = (error: unknown) =>
	error instanceof ApiError && error.message.startsWith("401: ") && error.message.includes("Unauthorized");

let leaving = false;

/** Tells of a session that is over and goes to sign in; once, however many calls find out. */
export function leaveWhenSignedOut(error: unknown): void {
	if (leaving || !isSignedOut(error)) return;
	leaving = true;
	// A browser that comes back to this very page may find out again.
	window.addEventListener(
		"pageshow",
		() => {
			leaving = false;
		},
		{ once: true },
	);
	// Every page has this function, and few need its words.
	import("./errors.messages.ts")
		.then(({ errorMessages }) => {
			const words = errorMessages[document.documentElement.lang === "ar" ? "ar" : "en"];
			toast(words["error.unauthorizedTitle"], words["error.loggedOut"], "error");
		})
		.finally(goToSignIn);
}
