import { lazy } from "react";
import { mayBeDeleted } from "#shared/people/people.rules.ts";
import type { PersonRecord } from "#shared/people/people.schema.ts";

const RemovePerson = lazy(() => import("./page/RemovePerson.tsx"));

/** The dialog in which somebody is deleted; none for those who may not be. */
export const removalOf = (person: PersonRecord) =>
	mayBeDeleted(person) ? RemovePerson : undefined;
