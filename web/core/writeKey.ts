import { useRef } from "react";

/** One key for one intended write: the same until it succeeded, so that a second click repeats and doesn't double. */
export function useWriteKey() {
	const key = useRef<string>(undefined);
	return {
		get: () => {
			key.current ??= crypto.randomUUID();
			return key.current;
		},
		renew: () => {
			key.current = undefined;
		},
	};
}
