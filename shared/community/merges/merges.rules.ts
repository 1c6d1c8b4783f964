import { soundOfName } from "../../core/texts/sounds.ts";
import type { User } from "./merges.schema.ts";

export const evidenceKinds = ["name", "firstName", "birthDate", "phone", "email"] as const;
export type Evidence = (typeof evidenceKinds)[number];

/** Fields by which people are compared. */
export type Compared = Pick<User, "firstName" | "lastName" | "email"> &
	Partial<Pick<User, "firstNameAr" | "lastNameAr" | "phoneNumber" | "dateOfBirth" | "gender">>;

const soundsIn = (names: readonly (string | null | undefined)[]) =>
	new Set(names.flatMap((name) => (name ? [soundOfName(name)] : [])));
export const firstSounds = ({ firstName, firstNameAr }: Compared) =>
	soundsIn([firstName, firstNameAr]);
const lastSounds = ({ lastName, lastNameAr }: Compared) => soundsIn([lastName, lastNameAr]);

const nationalDigits = 8;
/**
 * Last eight digits of a phone number, because numbers are written with and without the country
 * code.
 */
export const phoneOf = ({ phoneNumber }: Compared) =>
	phoneNumber?.replace(/\D/g, "").slice(-nationalDigits) || null;

/**
 * Mailbox of an email address at providers that ignore full stops and the part behind a plus sign;
 * null without an address.
 */
export const mailboxOf = ({ email }: Pick<Compared, "email">): string | null => {
	if (!email) return null;
	const [local = "", domain = ""] = email.toLowerCase().split("@");
	return `${local.replace(/(?<=.)\+.*$/, "").replaceAll(".", "")}@${domain}`;
};

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
	[...one].some((sound) => other.has(sound));
const same = (one: string | null | undefined, other: string | null | undefined) =>
	Boolean(one) && one === other;
const differ = (one: string | null | undefined, other: string | null | undefined) =>
	Boolean(one) && Boolean(other) && one !== other;

/**
 * Why two people may be the same; empty if that is unlikely. Their first names must sound alike,
 * and something specific to a person must agree: relatives share a family name, a phone and even a
 * mailbox, and siblings born together also a birthday.
 */
export function evidenceFor(one: Compared, other: Compared): Evidence[] {
	if (!meet(firstSounds(one), firstSounds(other)) || differ(one.gender, other.gender)) return [];
	const agreed: Evidence[] = [
		...(same(one.dateOfBirth, other.dateOfBirth) ? (["birthDate"] as const) : []),
		...(same(phoneOf(one), phoneOf(other)) ? (["phone"] as const) : []),
		...(same(mailboxOf(one), mailboxOf(other)) ? (["email"] as const) : []),
	];
	if (agreed.length === 0) return [];
	if (meet(lastSounds(one), lastSounds(other))) return ["name", ...agreed];
	return agreed.length > 1 ? ["firstName", ...agreed] : [];
}

/** Days in which a merge can be undone. */
export const undoDays = 30;
