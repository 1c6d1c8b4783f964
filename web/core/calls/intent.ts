const key = "intent";

/** Remembers where a visitor wanted to go before they had to sign in. */
export const keepIntent = (path: string) => sessionStorage.setItem(key, path);

export function takeIntent(): string | null {
	const path = sessionStorage.getItem(key);
	sessionStorage.removeItem(key);
	return path;
}

/** Only places of this site. */
export const isIntendedPath = (path: string) => /^\/($|[a-z?])/.test(path);
