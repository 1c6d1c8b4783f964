import { log, nameOfError } from "./log.ts";
import { retryIf } from "./retry.ts";

/** Few enough for the SDK's connections and for its retry quota while the table throttles. */
const few = 16;

// All workers share this generator. Unlike an array's iterator, it ends for all of them when one
// worker throws.
function* each<T>(items: readonly T[]) {
	yield* items.entries();
}

/**
 * Runs `work` for each item, at most `atOnce` at a time; results keep the order of the items. After
 * an error no further item is started.
 */
export async function inParallel<T, R>(
	items: readonly T[],
	work: (item: T) => Promise<R>,
	atOnce = few,
): Promise<R[]> {
	const results = Array<R>(items.length);
	const rest = each(items);
	const worker = async () => {
		for (const [position, item] of rest) results[position] = await work(item);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
	return results;
}

/** What a log line may say about an item: its id, or itself if it is a word or number. */
const idOf = (item: unknown) =>
	typeof item === "object" ? (item as { id?: unknown } | null)?.id : item;

/**
 * Like `inParallel`, for items that do not depend on each other: each gets its turn, even if others
 * fail. Each failure is logged with the name of the work. The first is thrown at the end, so that
 * whoever retries the caller takes up what failed.
 */
export async function runEach<T, R>(
	name: string,
	items: readonly T[],
	work: (item: T) => Promise<R>,
	atOnce = few,
): Promise<R[]> {
	const failures: unknown[] = [];
	const results = await inParallel(
		items,
		async (item) => {
			try {
				return await work(item);
			} catch (error) {
				log.error("work failed", { work: name, item: idOf(item), ...nameOfError(error) });
				failures.push(error);
			}
		},
		atOnce,
	);
	if (failures.length > 0) throw failures[0];
	return results as R[];
}

const whateverFailed = () => true;

/**
 * Like `runEach`, for a step of a run: an item that fails again and again is left to `otherwise`
 * and logged, because it would fail in each later attempt, too, and keep the run from its end. If
 * that fails as well, the table is out of reach, and the whole step is for a later attempt.
 */
export const runEachOr = <T, R>(
	name: string,
	items: readonly T[],
	work: (item: T) => Promise<R>,
	otherwise: (item: T) => Promise<R>,
	atOnce = few,
): Promise<R[]> =>
	runEach(
		name,
		items,
		(item) =>
			retryIf(whateverFailed, () => work(item), { pauseMs: 100 }).catch((error) => {
				log.error("item left out", { work: name, item: idOf(item), ...nameOfError(error) });
				return otherwise(item);
			}),
		atOnce,
	);
