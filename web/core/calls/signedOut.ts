import { ApiError } from "./client.ts";

const redirectDelay = 500;

/** Redirects to sign-in after a delay, so that the toast can be read. */
export const goToSignIn = () => setTimeout(() => location.assign("/api/login"), redirectDelay);

/** Whether a call failed because the session has ended. A wrong password is a different 401. */
export const isSignedOut = (error: unknown) =>
	error instanceof ApiError &&
	error.message.startsWith("401: ") &&
	error.message.includes("Unauthorized");
