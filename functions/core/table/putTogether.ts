import { inParallel } from "../parallel.ts";
import { tryPut, tryTransaction, type Write } from "./database.ts";

/** DynamoDB's limit per transaction. */
const perTransaction = 100;

/**
 * Puts items in as few transactions as possible, and one by one when a transaction fails because
 * some exist already or another transaction holds one. A failed condition leaves the existing item
 * unchanged.
 * @param keyOf identifies an item; of several items with one key the last is put
 */
export async function putTogether<T>(
	all: readonly T[],
	keyOf: (item: T) => string,
	write: (item: T) => Write & { put: object },
): Promise<void> {
	const each = [...new Map(all.map((item) => [keyOf(item), item])).values()];
	const parts = Array.from({ length: Math.ceil(each.length / perTransaction) }, (_, part) =>
		each.slice(part * perTransaction, (part + 1) * perTransaction),
	);
	await inParallel(parts, async (some) => {
		if ((await tryTransaction(some.map(write))) === null) return;
		await inParallel(some, (item) => tryPut(write(item).put));
	});
}
