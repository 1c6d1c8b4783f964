import { ApiError, isRefusal } from "../core/calls/client.ts";

const secondMs = 1_000;

/**
 * A sign-in that waits where many sign in at once: the server says for how long, and this calls again by itself.
 * @param onWait told the seconds of each wait, and 0 when it is over
 */
export async function retryWithBackoff<T>(
	call: () => Promise<T>,
	onWait: (seconds: number) => void,
): Promise<T> {
	for (;;) {
		try {
			return await call();
		} catch (error) {
			if (!(error instanceof ApiError) || !isRefusal(error, "sign_in_busy")) throw error;
			const seconds = Number(error.body.params?.seconds) || 1;
			onWait(seconds);
			// Not all of one second come back at the same moment.
			await new Promise((done) => setTimeout(done, (seconds + Math.random()) * secondMs));
			onWait(0);
		}
	}
}
