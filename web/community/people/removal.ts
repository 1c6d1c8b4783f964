import { mayBeDeleted } from "#shared/community/people/people.rules.ts";
import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import { lazyPart } from "../../core/lazyPart.tsx";

const RemovePerson = lazyPart(() => import("./page/RemovePerson.tsx"));

/** The dialog that deletes a person; undefined for people who must not be deleted. */
export const removalOf = (person: PersonRecord) =>
	mayBeDeleted(person) ? RemovePerson : undefined;
