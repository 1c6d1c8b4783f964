const key = "intent";

/** Stores the path that a visitor wanted to open before signing in. */
export const keepIntent = (path: string) => sessionStorage.setItem(key, path);

export function takeIntent(): string | null {
	const path = sessionStorage.getItem(key);
	sessionStorage.removeItem(key);
	return path;
}

/** Accepts only paths of this site, to prevent open redirects. */
export const isIntendedPath = (path: string) => /^\/($|[a-z?])/.test(path);
