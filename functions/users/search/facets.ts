import type { FeeStatus } from "#shared/core/people.ts";
import { foldText } from "#shared/core/texts/search.ts";
import type { User } from "../user.entity.ts";
import { isFeePayer, standingOf } from "../users.counts.ts";
import type { Facet } from "./facet.entity.ts";

/** What of a person decides about their facets. */
export const facetFields = [
	"role",
	"isApproved",
	"currentBelt",
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

/** Facets by what is filtered. */
export const facet = {
	everybody: () => "all",
	role: (standing: string) => `role=${standing}`,
	belt: (belt: string) => `belt=${belt}`,
	dojo: (dojo: string) => `dojo=${foldText(dojo).replace(/\s+/g, " ").trim()}`,
	lacks: (field: Lacking) => `lacks=${field}`,
	fee: (status: FeeStatus) => `fee=${status}`,
	disabled: () => "disabled",
};

const lacking = {
	birthDate: ({ dateOfBirth }: Faceted) => !dateOfBirth,
	gender: ({ gender }: Faceted) => !gender,
	nameAr: ({ firstNameAr }: Faceted) => !firstNameAr,
	phone: ({ phoneNumber }: Faceted) => !phoneNumber,
};
type Lacking = keyof typeof lacking;

/** All values by which a person is filtered. */
export function facetsOf(person: Faceted): string[] {
	const { currentBelt, dojoLocation, isDisabled, membershipFeeStatus = "pending" } = person;
	const lacks = (Object.keys(lacking) as Lacking[]).filter((field) => lacking[field](person));
	return [
		facet.everybody(),
		facet.role(standingOf(person)),
		facet.belt(currentBelt),
		...(dojoLocation ? [facet.dojo(dojoLocation)] : []),
		...lacks.map(facet.lacks),
		...(isFeePayer(person) ? [facet.fee(membershipFeeStatus)] : []),
		...(isDisabled ? [facet.disabled()] : []),
	];
}

/** The items by which a person is filtered. @param text what they are found by */
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
