import { useEffect, useSyncExternalStore } from "react";
import type { UserId } from "#shared/core/ids.ts";

/** Where the browser stores who has opened a page here that works without a network. */
const key = "works-offline";
const changed = "works-offline-changed";

const subscribe = (listener: () => void) => {
	addEventListener(changed, listener);
	return () => removeEventListener(changed, listener);
};
function read(): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null; // The browser stores nothing for this site.
	}
}

/** Whether a person has opened a page in this browser that works without a network. */
export const useIsOfflineUser = (userId: UserId | undefined): boolean =>
	useSyncExternalStore(subscribe, read, () => null) === String(userId);

/**
 * For pages that work without a network: from now on this browser keeps for the person what they
 * need, also if they are neither a coach nor staff, such as people on duty for a day.
 */
export function useBecomeOfflineUser(userId: UserId | undefined): void {
	useEffect(() => {
		if (userId === undefined || read() === String(userId)) return;
		try {
			localStorage.setItem(key, String(userId));
			dispatchEvent(new Event(changed));
		} catch {
			// Without storage nothing can be kept for a time without a network either.
		}
	}, [userId]);
}
