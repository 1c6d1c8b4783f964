/**
 * Decides how to store a value that was entered while another device may have changed the stored one.
 * `same`: the stored value is equal already. `write`: the stored value is the one that was seen.
 * `conflict`: it was changed meanwhile. Null stands for no value.
 */
export function decideWrite<V>(
	{ value, before }: { value: V | null; before: V | null },
	stored: V | null,
): "same" | "write" | "conflict" {
	if (stored === value) return "same";
	return stored === before ? "write" : "conflict";
}
