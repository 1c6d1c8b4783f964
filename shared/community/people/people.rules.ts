import type { PersonRole, Role } from "../../core/access.ts";

/** People on a page of staff's list. */
export const peopleAtOnce = 50;
export const mostPeople = 100;
/** Maximum number of people in an exported file. */
export const mostExported = 5_000;

/**
 * Sort orders: by name, most recently joined first, highest belt first, youngest first, by dojo.
 */
export const peopleSorts = ["name", "joined", "belt", "age", "dojo"] as const;
export type PeopleSort = (typeof peopleSorts)[number];
/** Orders of a list; a minus reverses one. People without a value come last in both. */
export const peopleOrders = [
	...peopleSorts,
	...peopleSorts.map((sort) => `-${sort}` as const),
] as const;
export type PeopleOrder = (typeof peopleOrders)[number];

/** Splits an order such as `-belt` into what people are sorted by and whether it is reversed. */
export const readOrder = (order: PeopleOrder) => ({
	sort: order.replace(/^-/, "") as PeopleSort,
	isReversed: order.startsWith("-"),
});

/** Fields that a record may lack. */
export const lackingFields = [
	"birthDate",
	"gender",
	"nameAr",
	"phone",
	"dojo",
	"password",
] as const;
export type LackingField = (typeof lackingFields)[number];

/** Roles in the filter. `coach` means approved coaches only. */
export const standings = ["member", "coach", "pending coach", "admin", "super-admin"] as const;
export type PersonStanding = (typeof standings)[number];

/** Maximum number of people who are selected for one export or announcement. */
export const mostSelected = 500;

/**
 * Fields of members, coaches and guests that admins correct; all others stay with super-admins. Only
 * guests have a country.
 */
export const correctedByAdmins = [
	"firstName",
	"lastName",
	"hasOneName",
	"firstNameAr",
	"lastNameAr",
	"phoneNumber",
	"gender",
	"dateOfBirth",
	"dojoId",
	"dojoLocation",
	"country",
] as const;

/** Admins correct the records of members, coaches and guests; super-admins change every record. */
export const mayCorrect = (caller: Role, of: PersonRole) =>
	caller === "super-admin" ||
	(caller === "admin" && (of === "member" || of === "coach" || of === "guest"));

/** Maximum number of people in a call that invites: they fit into one transaction. */
export const invitedAtOnce = 25;

/** Time in ms after an invitation in which a call for many people sends no other one. */
export const invitationPause = 24 * 60 * 60 * 1000;

/** What became of a person in a call that invites many: invited, or why not. */
export const inviteOutcomes = [
	"invited",
	"invitedBefore",
	"hasPassword",
	"noAddress",
	"disabled",
	"notAllowed",
] as const;
export type InviteOutcome = (typeof inviteOutcomes)[number];

/**
 * People cannot change their own role or close their own account, so a super-admin always remains.
 */
export const mayChangeRole = (own: number, of: number) => own !== of;

/** Super-admins cannot be deleted. */
export const mayBeDeleted = ({ role }: { role: PersonRole }) => role !== "super-admin";
