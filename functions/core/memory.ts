const memories = new Set<Map<unknown, unknown>>();

/** A cache of table reads within this process. Each user decides how long an entry is valid. */
export function createMemory<Key, Value>(): Map<Key, Value> {
	const remembered = new Map<Key, Value>();
	memories.add(remembered as Map<unknown, unknown>);
	return remembered;
}

/** Clears all caches, after the table was replaced. */
export function forgetAll(): void {
	for (const remembered of memories) remembered.clear();
}
