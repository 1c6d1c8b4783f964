import { mayShow } from "../consents/consents.rules.ts";
import type { Role } from "../core/access.ts";
import type { Locale } from "../core/locales.ts";

/** Square sizes of a portrait in pixels: avatars and cards. */
export const portraitSizes = { avatar: 96, card: 480 } as const;

/** Addresses of a portrait that came with the profile, with their widths; null for pictures of other kinds. */
export function portraitSources(address: string): { address: string; width: number }[] | null {
	const folder = /^(\/images\/people\/[\w-]+)\/card\.webp$/.exec(address)?.[1];
	if (!folder) return null;
	return Object.entries(portraitSizes).map(([name, width]) => ({
		address: `${folder}/${name}.webp`,
		width,
	}));
}

/** What is told once (gender, date of birth) may be told, or told again as it is. */
export const mayStillSet = (known: string | null | undefined, told: string | null | undefined) =>
	told == null || known == null || told === known;

/** Names stand on lists of starters: after the first approved registration the federation changes them. */
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

/** A person's name as a reader writes it: in Arabic where they have an Arabic one. */
export function nameIn(locale: Locale, { firstName, lastName, firstNameAr, lastNameAr }: Named) {
	const [first, last] =
		locale === "ar" && firstNameAr && lastNameAr
			? [firstNameAr, lastNameAr]
			: [firstName, lastName];
	return { first, last, full: `${first} ${last}` };
}

type Asked = Parameters<typeof mayShow>[0];

/** Whether somebody stands in the public directory of members. Nobody does who has not said so. */
export const isInDirectory = ({
	role,
	isDisabled,
	...asked
}: Asked & { role: Role; isDisabled?: boolean }) =>
	role === "member" && !isDisabled && mayShow(asked, "listing");

/** The picture of somebody that everybody may see; undefined where they have none, or have not said yes. */
export const publicPicture = ({
	profileImageUrl,
	...asked
}: Asked & { profileImageUrl?: string }) => (mayShow(asked, "photo") ? profileImageUrl : undefined);
