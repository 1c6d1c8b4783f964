import type { Role } from "../../core/access.ts";

/** People on a page of staff's list. */
export const peopleAtOnce = 50;
export const mostPeople = 100;
/** Maximum number of people in an exported file. */
export const mostExported = 5_000;

/** Sort orders: by name, most recently joined first, highest belt first. */
export const peopleSorts = ["name", "joined", "belt"] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** Fields that a record may lack. */
export const lackingFields = ["birthDate", "gender", "nameAr", "phone"] as const;
export type LackingField = (typeof lackingFields)[number];

/** Roles in the filter. `coach` means approved coaches only. */
export const standings = ["member", "coach", "pending coach", "admin", "super-admin"] as const;
export type PersonStanding = (typeof standings)[number];

/**
 * People cannot change their own role or close their own account, so a super-admin always remains.
 */
export const mayChangeRole = (own: number, of: number) => own !== of;

/** Super-admins cannot be deleted. */
export const mayBeDeleted = ({ role }: { role: Role }) => role !== "super-admin";
