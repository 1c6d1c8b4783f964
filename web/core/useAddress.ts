import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

export type Changes = Record<string, string | null>;

type How = {
	/** Leaves a step in the history, so that "back" undoes it. */
	step?: boolean;
};

/** What a page shows, kept in the query of its address, so that it can be reloaded, sent and gone back to. */
export function useAddress() {
	const [search, setSearch] = useSearchParams();
	/** Sets what is named; an empty value or null takes it out. */
	const set = useCallback(
		(changes: Changes, { step = false }: How = {}) =>
			setSearch(
				(before) => {
					for (const [name, value] of Object.entries(changes)) {
						if (value) before.set(name, value);
						else before.delete(name);
					}
					return before;
				},
				{ replace: !step },
			),
		[setSearch],
	);
	return { search, set, clear: () => setSearch({}, { replace: true }) };
}
