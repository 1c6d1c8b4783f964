import { ApiError, isRefusal } from "../../core/calls/client.ts";

const secondMs = 1_000;

/**
 * Retries a sign-in that the server rejects as busy, after the delay that the server sends.
 * @param onWait receives the seconds of each delay, and 0 when it is over
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
			// Random jitter, so that waiting clients don't all retry at once.
			await new Promise((done) => setTimeout(done, (seconds + Math.random()) * secondMs));
			onWait(0);
		}
	}
}
