import { runEach } from "../../core/parallel.ts";
import type { EntityName } from "../../domains.ts";
import type { Change } from "./change.ts";

/** Work that is done once at the end of a batch, with all items that its reactions added. */
type EndWork = {
	/** Its name in logs. */
	id: string;
	run: (items: readonly never[], batch: Batch) => Promise<unknown>;
};

export type Batch = {
	now: number;
	changes: Change[];
	/**
	 * Keys of work done in this batch. Once is enough: the work reads the table, which already holds
	 * all changes of the batch.
	 */
	done: Set<string>;
	/** Items that wait for the end of the batch, by the work that they wait for. */
	waiting: Map<EndWork, unknown[]>;
};

export const newBatch = (now: number, changes: Change[] = []): Batch => ({
	now,
	changes,
	done: new Set(),
	waiting: new Map(),
});

/**
 * Defines work that is done once for a whole batch, because a registration rush makes thousands of
 * notifications or audit lines. It must be idempotent, as reactions must.
 * @param id its name in logs
 */
export function atEndOfBatch<Item>(
	id: string,
	run: (items: readonly Item[], batch: Batch) => Promise<unknown>,
) {
	const work: EndWork = { id, run };
	const itemsIn = ({ waiting }: Batch) => (waiting.get(work) ?? []) as Item[];
	return {
		/** Adds items to a batch, for its end. */
		add(batch: Batch, ...items: readonly Item[]): void {
			if (items.length === 0) return;
			const waiting = batch.waiting.get(work) ?? [];
			waiting.push(...items);
			batch.waiting.set(work, waiting);
		},
		itemsIn,
	};
}

/** Does what waits for the end of a batch. All work is done even if some of it fails; then it throws. */
export const endBatch = (batch: Batch): Promise<unknown[]> =>
	runEach("end of a stream batch", [...batch.waiting.keys()], (work) =>
		work.run((batch.waiting.get(work) ?? []) as never[], batch),
	);

export type Reaction = (change: Change, batch: Batch) => Promise<void>;

export type Reactions = { [E in EntityName<{ stream: "reactions" }>]?: Reaction };

/**
 * Defines what a domain does when items change, of its own entities or of those below it:
 * `*.reactions.ts`, which only the stream function imports. Reactions must be idempotent: DynamoDB
 * Streams may deliver a change twice.
 */
export const defineReactions = (reactions: Reactions) => reactions;

/** Runs the work at most once per batch and key. */
export async function runOncePerBatch(
	key: string,
	{ done }: Batch,
	work: () => Promise<void>,
): Promise<void> {
	if (done.has(key)) return;
	await work();
	done.add(key);
}
