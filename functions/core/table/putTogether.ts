import { inParallel } from "../parallel.ts";
import { tryPut, tryTransaction, type Write } from "./database.ts";

/** As many as one transaction takes. */
const perTransaction = 100;

/**
 * Puts items by as few transactions as they fit in, and one by one where that fails: some of them are there already, or
 * something else is at one of them. An item whose condition says that it must be new stays as it is where it is there.
 * @param keyOf names an item; of several with one name the last is put
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
