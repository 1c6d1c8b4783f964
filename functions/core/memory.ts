const memories = new Set<Map<unknown, unknown>>();

/** What a process remembers of the table. Its users say how long they trust it. */
export function createMemory<Key, Value>(): Map<Key, Value> {
	const remembered = new Map<Key, Value>();
	memories.add(remembered as Map<unknown, unknown>);
	return remembered;
}

/** Forgets all of it, where another table has taken the place of the one that was read. */
export function forgetAll(): void {
	for (const remembered of memories) remembered.clear();
}
