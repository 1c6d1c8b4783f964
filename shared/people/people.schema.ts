import * as z from "zod/mini";
import { Belt, BeltInput } from "../belts/belts.schema.ts";
import { roles } from "../core/access.ts";
import {
	email,
	name,
	optionalBirthday,
	optionalFlag,
	optionalLongText,
	optionalName,
	optionalPhone,
	optionalText,
	text,
} from "../core/fields/fields.ts";
import { textOrNull } from "../core/fields/shapes.ts";
import { paged } from "../core/http/page.ts";
import { id, pathId, type UserId } from "../core/ids.ts";
import { locales } from "../core/locales.ts";
import { feeStatuses, genders, readinessLevels } from "../core/people.ts";
import { Person } from "../users/users.schema.ts";
import { lackingFields, type PersonStanding, peopleSorts, standings } from "./people.rules.ts";

export const PersonParams = z.object({ id: pathId<UserId>() });

/** What staff see of somebody. What no admin needs is there for super-admins only. */
export const PersonRecord = z.extend(Person, {
	role: z.enum(roles),
	isApproved: z.boolean(),
	isDisabled: z.boolean(),
	phoneNumber: textOrNull,
	profileImageUrl: textOrNull,
	dojoLocation: textOrNull,
	gender: z.nullable(z.enum(genders)),
	createdAt: z.string(),
	dateOfBirth: z.optional(textOrNull),
	address: z.optional(textOrNull),
	emergencyContact: z.optional(textOrNull),
	isNationalTeamMember: z.optional(z.boolean()),
	competitionReadiness: z.optional(z.enum(readinessLevels)),
	mustChangePassword: z.optional(z.boolean()),
	preferredLanguage: z.optional(z.enum(locales)),
	bio: z.optional(textOrNull),
	experience: z.optional(textOrNull),
	/** Moment of the last change; an edit names the one that it began with. */
	updatedAt: z.optional(z.string()),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

/** One person by themselves, with who coaches them. */
export const WholePerson = z.extend(PersonRecord, {
	coaches: z.array(Person),
	/** Whether the caller may change the record and what else is theirs. */
	mayEdit: z.boolean(),
});
export type WholePerson = z.infer<typeof WholePerson>;

const listOf = <const Word extends string>(words: readonly Word[]) =>
	z.pipe(
		z.string().check(
			z.maxLength(100),
			z.refine((value) => value.split(",").every((word) => words.includes(word as Word))),
		),
		z.transform((value: string) => [...new Set(value.split(","))] as Word[]),
	);

/**
 * `search`: words of a name in either script, an address, a phone number or the person's own number. `roles`: those of
 * whom some are looked for, joined by commas. `coach`: the number of the coach who trains them.
 */
export const PeopleQuery = z.object({
	search: z._default(text(100, 0), ""),
	roles: z.optional(listOf<PersonStanding>(standings)),
	belt: z.optional(Belt),
	coach: z.optional(pathId<UserId>()),
	dojo: z.optional(text(200)),
	lacks: z.optional(z.enum(lackingFields)),
	feeStatus: z.optional(z.enum(feeStatuses)),
	disabled: z.optional(z.literal("true")),
	sort: z._default(z.enum(peopleSorts), "name"),
	...paged,
});
export type PeopleQuery = z.output<typeof PeopleQuery>;

/** The same without pages. `lang`: the language of the file. */
export const PeopleExportQuery = z.extend(z.omit(PeopleQuery, { limit: true, cursor: true }), {
	lang: z.optional(z.enum(locales)),
});
export type PeopleExportQuery = z.output<typeof PeopleExportQuery>;

export const optionalGender = z.optional(
	z.pipe(
		z.transform((value: unknown) => (value === "" ? null : value)),
		z.nullable(z.enum(genders)),
	),
);

/** The number of a coach, also as a form sends it; empty and null are none. */
const coachId = z.optional(
	z.pipe(
		z.transform((value: unknown) => {
			if (value === "" || value === null) return null;
			return typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
		}),
		z.nullable(id<UserId>()),
	),
);

const shared = {
	firstNameAr: optionalName(80),
	lastNameAr: optionalName(80),
	phoneNumber: optionalPhone,
	gender: optionalGender,
	dateOfBirth: optionalBirthday,
	isNationalTeamMember: optionalFlag,
	coachId,
};

/** What staff change of a person. What is left out stays as it is; what is empty or null is emptied. */
export const PersonEdit = z.object({
	...shared,
	firstName: z.optional(name(80, 2, "first_name_short")),
	lastName: z.optional(name(80, 2, "last_name_short")),
	/** Is used once the link in a mail to it was followed. */
	email: z.optional(email),
	currentBelt: z.optional(BeltInput),
	role: z.optional(z.enum(roles)),
	isApproved: optionalFlag,
	address: optionalLongText(500),
	emergencyContact: optionalText(200),
	dojoLocation: optionalText(200),
	competitionReadiness: z.optional(z.enum(readinessLevels)),
	/** `updatedAt` of the record that was edited. */
	version: z.optional(z.string().check(z.maxLength(40, "invalid"))),
});
export type PersonEdit = z.output<typeof PersonEdit>;

/** Somebody whom staff make a member. A `role` that is sent along is ignored. */
export const NewMember = z.object({
	...shared,
	firstName: name(80, 2, "first_name_short"),
	lastName: name(80, 2, "last_name_short"),
	email,
	currentBelt: z._default(BeltInput, "white"),
	preferredLanguage: z.optional(z.enum(locales)),
	/** Has a link mailed by which they choose a password; else the answer has a temporary one. */
	invite: z._default(z.boolean(), false),
});
export type NewMember = z.output<typeof NewMember>;

/** The member who was made, and their temporary password: told once, not to a repeat, and kept nowhere. */
export const CreatedMember = z.object({ user: PersonRecord, temporaryPassword: textOrNull });
export type CreatedMember = z.infer<typeof CreatedMember>;
