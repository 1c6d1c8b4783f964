import { ApiError } from "./client.ts";

const redirectDelay = 500;

/** Sends the browser to sign in, after the moment that a toast needs to be seen. */
export const goToSignIn = () => setTimeout(() => location.assign("/api/login"), redirectDelay);

/** Whether a call was refused because the session is over; a wrong password is another 401. */
export const isSignedOut = (error: unknown) =>
	error instanceof ApiError &&
	error.message.startsWith("401: ") &&
	error.message.includes("Unauthorized");
