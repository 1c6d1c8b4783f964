import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

/**
 * The token of an emailed link: null until it is read, empty if there is none. Emails put it behind
 * the `#`, which no server sees; the query string works too. The token is then removed from the
 * address bar.
 */
export function useToken(): string | null {
	const [search] = useSearchParams();
	const { hash } = useLocation();
	// The prerendered page has no token; it is read after hydration.
	const [token, setToken] = useState<string | null>(null);
	useEffect(() => {
		const found = new URLSearchParams(hash.slice(1)).get("token") ?? search.get("token");
		setToken((known) => found ?? known ?? "");
		if (found) history.replaceState(history.state, "", location.pathname);
	}, [hash, search]);
	return token;
}
