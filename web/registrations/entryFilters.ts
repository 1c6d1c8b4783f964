import { useSearchParams } from "react-router-dom";
import { searchFor } from "#shared/core/search.ts";
import type { Entry } from "#shared/registrations/registrations.schema.ts";

/** Stands for entries of no class in the address. */
export const noEventClass = "0";

export type EntryFilters = { status: string; classId: string; query: string; check: boolean };

export const eventClassKey = ({ classId }: Pick<Entry, "classId">) => String(classId ?? noEventClass);

/** Whether staff should look at an entry: its person does not fit, or has chosen no class. */
export const needsCheck = ({ conflicts, chooseClass }: Pick<Entry, "conflicts" | "chooseClass">) =>
	conflicts.length > 0 || chooseClass;

const named = (entry: Entry, query: string) =>
	searchFor(query).finds([entry.firstName, entry.lastName, entry.firstNameAr, entry.lastNameAr, entry.email]);

/** Whether an entry is to be shown. */
export const matches = (entry: Entry, { status, classId, query, check }: EntryFilters) =>
	(!status || entry.status === status) &&
	(!classId || eventClassKey(entry) === classId) &&
	(!check || needsCheck(entry)) &&
	named(entry, query);

/** Filters live in the address, so that a view can be reloaded and sent. */
export function useEntryFilters() {
	const [search, setSearch] = useSearchParams();
	const set = (changes: Partial<Record<"status" | "class" | "q" | "check", string>>) =>
		setSearch(
			(before) => {
				for (const [name, value] of Object.entries(changes)) {
					if (value) before.set(name, value);
					else before.delete(name);
				}
				return before;
			},
			{ replace: true },
		);
	const filters: EntryFilters = {
		status: search.get("status") ?? "",
		classId: search.get("class") ?? "",
		query: search.get("q") ?? "",
		check: search.has("check"),
	};
	return { filters, set, clear: () => setSearch({}, { replace: true }) };
}
export type FilterState = ReturnType<typeof useEntryFilters>;
