import { type Belt, isDan } from "../../base/ranks/belts.rules.ts";
import type { PersonRole } from "../../core/access.ts";
import type { Locale } from "../../core/locales.ts";
import { mayShow } from "../consents/consents.rules.ts";

/** Square sizes of a portrait in pixels: avatars and cards. */
export const portraitSizes = { avatar: 96, card: 480 } as const;

/**
 * Addresses of a portrait that was uploaded with the profile, with their widths; null for other
 * pictures.
 */
export function portraitSources(address: string): { address: string; width: number }[] | null {
	const folder = /^(\/images\/people\/[\w-]+)\/card\.webp$/.exec(address)?.[1];
	if (!folder) return null;
	return Object.entries(portraitSizes).map(([name, width]) => ({
		address: `${folder}/${name}.webp`,
		width,
	}));
}

/**
 * Whether a field that can be set only once (gender, date of birth) accepts a value: if it is
 * unset, or if the value is the same.
 */
export const mayStillSet = (saved: string | null | undefined, given: string | null | undefined) =>
	given == null || saved == null || given === saved;

/**
 * Name fields. Start lists show them, so after the first approved registration only the federation
 * changes them.
 */
export const nameFields = [
	"firstName",
	"lastName",
	"firstNameAr",
	"lastNameAr",
	"fatherNameAr",
	"grandfatherNameAr",
] as const;

type Named = {
	firstName: string;
	lastName: string;
	firstNameAr?: string | null;
	lastNameAr?: string | null;
};

/** A full name; some people have one name only. */
export const joinNames = (first: string, last: string | null | undefined) =>
	last ? `${first} ${last}` : first;

/** A person's full name in Arabic, if it is known. */
export const arabicName = ({ lastName, firstNameAr, lastNameAr }: Named): string | undefined =>
	firstNameAr && (lastNameAr || !lastName) ? joinNames(firstNameAr, lastNameAr) : undefined;

/** A person's name in the reader's language; the Latin name if there is no Arabic one. */
export function nameIn(locale: Locale, { firstName, lastName, firstNameAr, lastNameAr }: Named) {
	const [first, last] =
		locale === "ar" && firstNameAr && (lastNameAr || !lastName)
			? [firstNameAr, lastNameAr ?? ""]
			: [firstName, lastName];
	return { first, last, full: joinNames(first, last) };
}

type ConsentFields = Parameters<typeof mayShow>[0];

/** Whether a person is in the public directory of members, which requires their consent. */
export const isInDirectory = ({
	role,
	isDisabled,
	...consents
}: ConsentFields & { role: PersonRole; isDisabled?: boolean }) =>
	role === "member" && !isDisabled && mayShow(consents, "listing");

/** Whether a person is in the public register of dan ranks, which requires their consent. */
export const isInDanRegister = ({
	currentBelt,
	isDisabled,
	...consents
}: ConsentFields & { currentBelt: Belt; isDisabled?: boolean }) =>
	isDan(currentBelt) && !isDisabled && mayShow(consents, "danRegister");

/** Picture of a person for the public; undefined without a picture or without consent. */
export const publicPicture = ({
	profileImageUrl,
	...consents
}: ConsentFields & { profileImageUrl?: string }) =>
	mayShow(consents, "photo") ? profileImageUrl : undefined;
