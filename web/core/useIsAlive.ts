import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the page follows its address: a page that is rendered ahead is the same for every query, so it first comes
 * alive as it was rendered.
 */
export const useIsAlive = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
