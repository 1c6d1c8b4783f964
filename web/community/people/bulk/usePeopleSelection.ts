import { useState } from "react";
import type { PersonRecord } from "#shared/community/people/people.schema.ts";

export type PeopleSelection = {
	people: PersonRecord[];
	clear: () => void;
	select: (people: readonly PersonRecord[]) => void;
};

/** The people who are selected in a list; they stay selected when the list shows others. */
export function usePeopleSelection(rows: readonly PersonRecord[] = []) {
	const [selected, setSelected] = useState<ReadonlyMap<string, PersonRecord>>(new Map());
	const select = (people: readonly PersonRecord[]) =>
		setSelected(new Map(people.map((person) => [String(person.id), person])));
	return {
		people: [...selected.values()],
		clear: () => select([]),
		select,
		/** For the table: what is selected, by id. */
		selected: new Set(selected.keys()),
		onSelect: (ids: ReadonlySet<string>) => {
			const rowById = new Map([...selected, ...rows.map((row) => [String(row.id), row] as const)]);
			select([...ids].flatMap((id) => rowById.get(id) ?? []));
		},
	};
}
