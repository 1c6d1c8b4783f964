import { isGuest } from "#shared/core/access.ts";
import type { FeeStatus, Gender } from "#shared/core/people.ts";
import { foldLine } from "#shared/core/texts/search.ts";
import type { User } from "../user.entity.ts";
import { bornIn, isFeePayer, standingOf } from "../users.counts.ts";
import type { FilterIndexItem } from "./filter-index.entity.ts";

/** Attributes that determine a person's filter values. */
export const filterFields = [
	"role",
	"isApproved",
	"currentBelt",
	"dojoId",
	"dojoLocation",
	"isDisabled",
	"dateOfBirth",
	"gender",
	"firstNameAr",
	"phoneNumber",
	"createdAt",
	"membershipFeeStatus",
	"email",
	"emailConfirmedAt",
	"passwordSetAt",
] as const;
export type Filterable = Pick<User, (typeof filterFields)[number]>;

/** Builds filter values. */
export const filterValue = {
	everybody: () => "all",
	role: (standing: string) => `role=${standing}`,
	belt: (belt: string) => `belt=${belt}`,
	dojoId: (id: number) => `dojoId=${id}`,
	/** People with a text that matches no dojo: staff choose their dojo. */
	unlinked: () => "unlinked",
	/** A text that is linked to no dojo. */
	dojo: (dojo: string) => `dojo=${foldLine(dojo)}`,
	gender: (gender: Gender) => `gender=${gender}`,
	/** Year of birth. */
	born: (year: number | string) => `born=${year}`,
	lacks: (field: Lacking) => `lacks=${field}`,
	fee: (status: FeeStatus) => `fee=${status}`,
	disabled: () => "disabled",
};

/**
 * Whether a person with an address has never chosen a password, nor confirmed the address in any
 * other way: staff invite them.
 */
export const hasNeverSignedIn = ({
	email,
	emailConfirmedAt,
	passwordSetAt,
}: Pick<User, "email" | "emailConfirmedAt" | "passwordSetAt">) =>
	email !== "" && emailConfirmedAt === undefined && passwordSetAt === undefined;

const lacking = {
	birthDate: ({ dateOfBirth }: Filterable) => !dateOfBirth,
	gender: ({ gender }: Filterable) => !gender,
	nameAr: ({ firstNameAr }: Filterable) => !firstNameAr,
	phone: ({ phoneNumber }: Filterable) => !phoneNumber,
	dojo: ({ dojoId, dojoLocation }: Filterable) => !dojoId && !dojoLocation,
	password: hasNeverSignedIn,
};
type Lacking = keyof typeof lacking;

function dojoFilterValues({ dojoId, dojoLocation }: Filterable): string[] {
	if (dojoId) return [filterValue.dojoId(dojoId)];
	return dojoLocation ? [filterValue.unlinked(), filterValue.dojo(dojoLocation)] : [];
}

/** All filter values of a person. A guest has only the role, so no list of people finds them. */
export function filterValuesOf(person: Filterable): string[] {
	if (isGuest(person)) return [filterValue.role(person.role)];
	const { currentBelt, isDisabled, gender, membershipFeeStatus = "pending" } = person;
	const born = bornIn(person);
	const lacks = (Object.keys(lacking) as Lacking[]).filter((field) => lacking[field](person));
	return [
		filterValue.everybody(),
		filterValue.role(standingOf(person)),
		filterValue.belt(currentBelt),
		...dojoFilterValues(person),
		...(gender ? [filterValue.gender(gender)] : []),
		...(born ? [filterValue.born(born)] : []),
		...lacks.map(filterValue.lacks),
		...(isFeePayer(person) ? [filterValue.fee(membershipFeeStatus)] : []),
		...(isDisabled ? [filterValue.disabled()] : []),
	];
}

/**
 * The filter index items of a person.
 * @param text the person's search text
 */
export function filterIndexItems(
	{ id, ...person }: Filterable & { id: number },
	text: string,
): FilterIndexItem[] {
	const values = filterValuesOf(person);
	return values.map((one) => ({
		facet: one,
		joinedAt: person.createdAt,
		userId: id,
		facets: values,
		text,
	}));
}
