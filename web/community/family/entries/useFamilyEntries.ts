import { useQueries, useQuery } from "@tanstack/react-query";
import { upcomingFirst } from "#shared/competition/events/events.rules.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import type { Child } from "#shared/people/families/families.schema.ts";
import { personEntriesQuery } from "../../../competition/registrations/personEntries.queries.ts";
import { familyQuery } from "../../../people/families/families.queries.ts";
import { useNames } from "../../../people/users/names.ts";

export type FamilyEntry = {
	entry: MyRegistration;
	/** Whose registration it is, with the first name; left out for the reader's own. */
	child?: Child;
	name?: string;
};

/** The registrations of the reader's children, and the children. */
function useChildrenEntries() {
	const names = useNames();
	const { data: family } = useQuery(familyQuery);
	const children = family?.children ?? [];
	const answers = useQueries({ queries: children.map(({ id }) => personEntriesQuery(id)) });
	const entries = answers.flatMap(({ data }, at) =>
		(data ?? []).map((entry): FamilyEntry => {
			const child = children[at];
			return { entry, child, name: names(child).first };
		}),
	);
	return { children, entries };
}

/**
 * The registrations of the reader and their children in one list: upcoming events first, soonest
 * first.
 * @param own the reader's registrations; undefined while they load
 */
export function useFamilyEntries(own: readonly MyRegistration[] | undefined) {
	const { children, entries } = useChildrenEntries();
	const order = upcomingFirst(Date.now());
	const all = [...(own ?? []).map((entry): FamilyEntry => ({ entry })), ...entries];
	return { children, entries: all.sort((a, b) => order(a.entry.event, b.entry.event)) };
}
