import type { Belt } from "#shared/belts/belts.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { belts } from "../../belts/belts.queries.ts";
import { ApiError } from "../../core/calls/client.ts";

export type Wish = { studentId: UserId; newBelt: Belt };
/** What came of a wish: nothing else to say, or why it was refused. */
export type Outcome = Wish & { refusal?: ApiError };

/** One key of its own for each student: a UUID that ends with their number. */
const keyFor = (key: string, studentId: UserId) =>
	key.slice(0, 24) + studentId.toString(16).padStart(12, "0");

/**
 * Asks for several promotions one after the other, each under a key of its own, so that all can be asked for again. What
 * was refused stands in nobody's way; a lost answer ends it.
 */
export async function requestPromotions(wishes: readonly Wish[], key: string): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const wish of wishes) {
		const asked = belts.promoteStudent({ body: wish, key: keyFor(key, wish.studentId) });
		const refusal = await asked.then(
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
