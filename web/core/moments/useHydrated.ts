import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while a page that was rendered ahead comes alive: then it must show what was rendered, and nothing else. */
export const useHydrated = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
