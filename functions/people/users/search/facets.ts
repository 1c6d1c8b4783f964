import type { FeeStatus, Gender } from "#shared/core/people.ts";
import { foldLine } from "#shared/core/texts/search.ts";
import type { User } from "../user.entity.ts";
import { bornIn, isFeePayer, standingOf } from "../users.counts.ts";
import type { Facet } from "./facet.entity.ts";

/** Attributes that determine a person's filter values. */
export const facetFields = [
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
] as const;
export type Faceted = Pick<User, (typeof facetFields)[number]>;

/** Builds filter values. */
export const facet = {
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

const lacking = {
	birthDate: ({ dateOfBirth }: Faceted) => !dateOfBirth,
	gender: ({ gender }: Faceted) => !gender,
	nameAr: ({ firstNameAr }: Faceted) => !firstNameAr,
	phone: ({ phoneNumber }: Faceted) => !phoneNumber,
	dojo: ({ dojoId, dojoLocation }: Faceted) => !dojoId && !dojoLocation,
};
type Lacking = keyof typeof lacking;

function dojoFacetsOf({ dojoId, dojoLocation }: Faceted): string[] {
	if (dojoId) return [facet.dojoId(dojoId)];
	return dojoLocation ? [facet.unlinked(), facet.dojo(dojoLocation)] : [];
}

/** All filter values of a person. */
export function facetsOf(person: Faceted): string[] {
	const { currentBelt, isDisabled, gender, membershipFeeStatus = "pending" } = person;
	const born = bornIn(person);
	const lacks = (Object.keys(lacking) as Lacking[]).filter((field) => lacking[field](person));
	return [
		facet.everybody(),
		facet.role(standingOf(person)),
		facet.belt(currentBelt),
		...dojoFacetsOf(person),
		...(gender ? [facet.gender(gender)] : []),
		...(born ? [facet.born(born)] : []),
		...lacks.map(facet.lacks),
		...(isFeePayer(person) ? [facet.fee(membershipFeeStatus)] : []),
		...(isDisabled ? [facet.disabled()] : []),
	];
}

/**
 * The filter index items of a person.
 * @param text the person's search text
 */
export function facetRows({ id, ...person }: Faceted & { id: number }, text: string): Facet[] {
	const facets = facetsOf(person);
	return facets.map((one) => ({
		facet: one,
		joinedAt: person.createdAt,
		userId: id,
		facets,
		text,
	}));
}
