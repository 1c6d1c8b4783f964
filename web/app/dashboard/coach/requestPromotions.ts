import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { belts } from "../../../base/ranks/belts.queries.ts";
import { ApiError } from "../../../core/calls/client.ts";

export type Wish = { studentId: UserId; newBelt: Belt };
/** Result of a promotion request, with the error if it was rejected. */
export type Outcome = Wish & { refusal?: ApiError };

/** Derives an idempotency key per student: the UUID ends with the student's id. */
const keyFor = (key: string, studentId: UserId) =>
	key.slice(0, 24) + studentId.toString(16).padStart(12, "0");

/**
 * Requests promotions one after the other, each with its own idempotency key, so that the whole
 * list can be retried. A rejected request does not stop the others; a lost response does.
 */
export async function requestPromotions(wishes: readonly Wish[], key: string): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const wish of wishes) {
		const request = belts.promoteStudent({ body: wish, key: keyFor(key, wish.studentId) });
		const refusal = await request.then(
			() => undefined,
			(error: unknown) => {
				if (
					error instanceof ApiError &&
					error.status < 500 &&
					error.status !== 401 &&
					error.status !== 429
				)
					return error;
				throw error;
			},
		);
		outcomes.push({ ...wish, refusal });
	}
	return outcomes;
}
