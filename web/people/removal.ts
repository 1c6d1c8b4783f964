import { mayBeDeleted } from "#shared/people/people.rules.ts";
import type { PersonRecord } from "#shared/people/people.schema.ts";
import type { ItemDialog } from "../records/RecordActions.tsx";

/** The dialog in which somebody is deleted. Where there is none, no button leads there. */
const dialog: ItemDialog<PersonRecord> | undefined = undefined;

/** The same for those who may be deleted. */
export const removalOf = (person: PersonRecord): ItemDialog<PersonRecord> | undefined =>
	mayBeDeleted(person) ? dialog : undefined;
