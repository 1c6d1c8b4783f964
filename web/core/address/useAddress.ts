import { useCallback } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useHydrated } from "../moments/useHydrated.ts";
import { changeAddressAfterDialog } from "./dialogEntries.ts";

export type Changes = Record<string, string | null>;

const none = new URLSearchParams();

type How = {
	/** Adds a history entry, so that the back button undoes the change. */
	step?: boolean;
};

/**
 * Keeps a page's view state in the query string, so that it survives reload, sharing and going
 * back.
 */
export function useAddress() {
	const [query, setSearch] = useSearchParams();
	const { pathname } = useLocation();
	// Prerendered pages have no query string, so the query is ignored until hydration.
	const search = useHydrated() ? query : none;
	/** Sets the given parameters; an empty value or null removes a parameter. */
	const set = useCallback(
		(changes: Changes, { step = false }: How = {}) => {
			const change = () => {
				// A write that finishes after the user left the page must not navigate back to it.
				if (window.location.pathname !== pathname) return;
				// The router returns the last rendered query, which may miss changes made since then.
				const search = new URLSearchParams(window.location.search);
				for (const [name, value] of Object.entries(changes)) {
					if (value) search.set(name, value);
					else search.delete(name);
				}
				setSearch(search, { replace: !step });
			};
			if (step) change();
			else changeAddressAfterDialog(change);
		},
		[setSearch, pathname],
	);
	return { search, set, clear: () => setSearch({}, { replace: true }) };
}
