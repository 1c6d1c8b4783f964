import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

/**
 * The token of a mailed link: null before it is known, empty where there is none. Our letters put it behind the `#`,
 * which no server sees; it is read from the query as well. Either way it is taken out of the address bar.
 */
export function useToken(): string | null {
	const [search] = useSearchParams();
	const { hash } = useLocation();
	// The rendered page knows no token; it is read once the browser has the page.
	const [token, setToken] = useState<string | null>(null);
	useEffect(() => {
		const found = new URLSearchParams(hash.slice(1)).get("token") ?? search.get("token");
		setToken((known) => found ?? known ?? "");
		if (found) history.replaceState(history.state, "", location.pathname);
	}, [hash, search]);
	return token;
}
