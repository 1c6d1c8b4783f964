import { setTimeout as pause } from "node:timers/promises";
import type { ErrorCode } from "#shared/core/http/errors.ts";
import { AppError } from "./errors.ts";

export const refusedWith = (code: ErrorCode) => (error: unknown) =>
	error instanceof AppError && error.code === code;

type Limits = {
	/** Maximum number of tries. */
	tries?: number;
	/** Maximum wait before the second try, in ms; the maximum grows by this for each later try. */
	pauseMs?: number;
};

/**
 * Retries a read-then-write operation from its read when it fails for a transient reason, such as a
 * concurrent write. Throws the error of the last try.
 */
export async function retryIf<T>(
	passes: (failure: unknown) => boolean | Promise<boolean>,
	work: (tries: number) => Promise<T>,
	{ tries: most = 5, pauseMs = 20 }: Limits = {},
): Promise<T> {
	for (let tries = 1; ; tries++) {
		try {
			return await work(tries);
		} catch (failure) {
			if (tries >= most || !(await passes(failure))) throw failure;
			await pause(Math.random() * pauseMs * tries);
		}
	}
}
