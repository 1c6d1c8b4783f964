import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False during hydration, when a component must render exactly what was prerendered. */
export const useHydrated = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
