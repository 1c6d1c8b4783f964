/**
 * An adapter to something outside: the cloud's implementation unless another one was put in its place
 * before first use, as the embedded cloud does.
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
