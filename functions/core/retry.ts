import { setTimeout as pause } from "node:timers/promises";
import type { ErrorCode } from "#shared/core/http/errors.ts";
import { AppError } from "./errors.ts";

export const refusedWith = (code: ErrorCode) => (error: unknown) =>
	error instanceof AppError && error.code === code;

type Limits = {
	/** How often it is done at most. */
	tries?: number;
	/** Longest wait before the second try, in ms; before each later one it is that much longer. */
	pauseMs?: number;
};

/**
 * Does something that reads and then writes; anew from the reading where it failed for a reason that passes, such as
 * somebody else's write in that moment. Throws the failure of the last try.
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
