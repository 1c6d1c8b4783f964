const [key, titleKey] = ["intent", "intent-title"];

/**
 * Stores the path that a visitor wanted to open before signing in.
 * @param title the event that they wanted to register for, if any
 */
export function keepIntent(path: string, title = ""): void {
	sessionStorage.setItem(key, path);
	sessionStorage.setItem(titleKey, title);
}

/** The event that a visitor wanted to register for before signing in; empty if there is none. */
export const readIntentTitle = (): string => sessionStorage.getItem(titleKey) ?? "";

export function takeIntent(): string | null {
	const path = sessionStorage.getItem(key);
	sessionStorage.removeItem(key);
	sessionStorage.removeItem(titleKey);
	return path;
}

/** Accepts only paths of this site, to prevent open redirects. */
export const isIntendedPath = (path: string) => /^\/($|[a-z?])/.test(path);
