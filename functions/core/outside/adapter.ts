/**
 * An adapter to an external service. It is AWS unless another implementation is set before first
 * use, as the embedded cloud does.
 */
export function defineAdapter<T>(cloud: () => T) {
	let open: T | undefined;
	return {
		use(implementation: T) {
			open = implementation;
		},
		get(): T {
			open ??= cloud();
			return open;
		},
	};
}
