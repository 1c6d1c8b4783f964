import { useCallback } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useHydrated } from "../moments/useHydrated.ts";

export type Changes = Record<string, string | null>;

const none = new URLSearchParams();

type How = {
	/** Leaves a step in the history, so that "back" undoes it. */
	step?: boolean;
};

/** What a page shows, kept in the query of its address, so that it can be reloaded, sent and gone back to. */
export function useAddress() {
	const [asked, setSearch] = useSearchParams();
	const { pathname } = useLocation();
	// A page is rendered ahead without a query, and comes alive as it was rendered.
	const search = useHydrated() ? asked : none;
	/** Sets what is named; an empty value or null takes it out. */
	const set = useCallback(
		(changes: Changes, { step = false }: How = {}) => {
			// A write that ends after its page was left would lead back to it.
			if (window.location.pathname !== pathname) return;
			// The router hands over what was rendered last, which may lack what was set since.
			const search = new URLSearchParams(window.location.search);
			for (const [name, value] of Object.entries(changes)) {
				if (value) search.set(name, value);
				else search.delete(name);
			}
			setSearch(search, { replace: !step });
		},
		[setSearch, pathname],
	);
	return { search, set, clear: () => setSearch({}, { replace: true }) };
}
