import type { Role } from "../core/access.ts";

/** People on a page of a list of staff. */
export const peopleAtOnce = 50;
export const mostPeople = 100;
/** Most people in one exported file. */
export const mostExported = 5_000;

/** Orders of the list: by name, those who joined last first, the highest belt first. */
export const peopleSorts = ["name", "joined", "belt"] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** What a record may lack. */
export const lackingFields = ["birthDate", "gender", "nameAr", "phone"] as const;
export type LackingField = (typeof lackingFields)[number];

/** By what people are looked for: coaches are approved, others wait to be. */
export const standings = ["member", "coach", "pending coach", "admin", "super-admin"] as const;
export type PersonStanding = (typeof standings)[number];

/** Nobody changes their own role or closes their own account: so there is always a super-admin. */
export const mayChangeRole = (own: number, of: number) => own !== of;

/** Super-admins are not deleted. */
export const mayBeDeleted = ({ role }: { role: Role }) => role !== "super-admin";
