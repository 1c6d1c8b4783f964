import * as z from "zod/mini";
import { Belt, BeltInput } from "../../base/ranks/belts.schema.ts";
import { personRoles, roles } from "../../core/access.ts";
import { countryCodes } from "../../core/countries.ts";
import {
	atMost,
	besideOtherFaults,
	birthday,
	email,
	emergencyContact,
	name,
	optionalBirthday,
	optionalFlag,
	optionalLongText,
	optionalName,
	optionalPhone,
	optionalText,
	text,
} from "../../core/fields/fields.ts";
import { asksAboutBirth, confirmed } from "../../core/fields/questions.ts";
import { editedNames, hasLastName, textOrNull, typedNames } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";
import { type DojoId, id, optionalId, pathId, type UserId } from "../../core/ids.ts";
import { type Locale, locales } from "../../core/locales.ts";
import { feeStatuses, genders, readinessLevels } from "../../core/people.ts";
import { statedFee } from "../../people/memberships/memberships.schema.ts";
import { MailFault, Person, Teaching } from "../../people/users/users.schema.ts";
import {
	invitedAtOnce,
	inviteOutcomes,
	lackingFields,
	mostSelected,
	type PersonStanding,
	peopleOrders,
	standings,
} from "./people.rules.ts";

export const PersonParams = z.object({ id: pathId<UserId>() });

/** A person as staff see them. Fields that admins do not need are left out for them. */
export const PersonRecord = z.extend(Person, {
	role: z.enum(personRoles),
	isApproved: z.boolean(),
	isDisabled: z.boolean(),
	phoneNumber: textOrNull,
	profileImageUrl: textOrNull,
	dojoId: z.nullable(id<DojoId>()),
	/** The dojo: the name of the linked one, or any text. */
	dojoLocation: textOrNull,
	/** Arabic name of the linked dojo. */
	dojoLocationAr: textOrNull,
	/** Of a guest: the country of their club, which is `dojoLocation`. */
	country: z.optional(z.string()),
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
	/** Time of the last change; an edit sends it back for optimistic locking. */
	updatedAt: z.optional(z.string()),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

/** A single person with their coaches, their fee and, of coaches, what they wrote about themselves. */
export const WholePerson = z.extend(PersonRecord, {
	...Teaching.shape,
	membershipFeeStatus: z.enum(feeStatuses),
	membershipExpiryDate: textOrNull,
	lastPaymentDate: textOrNull,
	coaches: z.array(Person),
	/** Whether the caller may change the person's record and the data linked to it. */
	mayEdit: z.boolean(),
	/** Whether the caller may correct names, phone, date of birth, gender and dojo. */
	mayCorrect: z.boolean(),
	/** Whether the caller may email the person a link to choose a password. */
	mayInvite: z.boolean(),
	/** Whether the person has an address and has never signed in. */
	hasNeverSignedIn: z.boolean(),
	/** When the person was last invited; null if never. */
	invitedAt: textOrNull,
	/** Left out while emails to the person arrive. */
	mailFault: z.optional(MailFault),
});
export type WholePerson = z.infer<typeof WholePerson>;

const listOf = <const Word extends string>(words: readonly Word[]) =>
	z.pipe(
		z.string().check(
			atMost(100, "invalid"),
			z.refine((value) => value.split(",").every((word) => words.includes(word as Word))),
		),
		z.transform((value: string) => [...new Set(value.split(","))] as Word[]),
	);

const age = z.optional(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)));

/** Ids of people, separated by commas. */
const selected = z.pipe(
	z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)),
	z.pipe(
		z.transform((value: string) => [...new Set(value.split(",").map(Number))] as UserId[]),
		z.array(z.custom<UserId>()).check(z.maxLength(mostSelected)),
	),
);

/**
 * `search`: words of a name in either script, an email address, a phone number or the person's id.
 * `roles`: one or more, separated by commas. `coach`: id of the person's coach. `dojo`: the text or
 * name of a dojo; `dojoId`: a linked one. `ageFrom`, `ageTo`: the age that a person reaches this
 * year. `unpaid`: people who owe a membership fee or another fee. `guests`: also guests of other clubs,
 * who are in no list.
 */
export const PeopleQuery = z.object({
	search: z._default(text(100, 0), ""),
	roles: z.optional(listOf<PersonStanding>(standings)),
	belt: z.optional(Belt),
	coach: z.optional(pathId<UserId>()),
	dojo: z.optional(text(200)),
	dojoId: z.optional(pathId<DojoId>()),
	lacks: z.optional(z.enum(lackingFields)),
	feeStatus: z.optional(z.enum(feeStatuses)),
	gender: z.optional(z.enum(genders)),
	ageFrom: age,
	ageTo: age,
	disabled: z.optional(z.literal("true")),
	unpaid: z.optional(z.literal("true")),
	guests: z.optional(z.literal("true")),
	sort: z._default(z.enum(peopleOrders), "name"),
	...paged,
});
export type PeopleQuery = z.output<typeof PeopleQuery>;

/** Filters alone. */
export const PeopleCountQuery = z.omit(PeopleQuery, { sort: true, limit: true, cursor: true });
export type PeopleCountQuery = z.output<typeof PeopleCountQuery>;

/** `handOverTo`: coach who takes over the classes and students of a coach who is disabled. */
export const DisableQuery = z.object({ handOverTo: z.optional(pathId<UserId>()) });

/** Number of people who match; `more` if there are more than were counted. */
export const PeopleCount = z.object({ count: z.number(), more: z.boolean() });
export type PeopleCount = z.infer<typeof PeopleCount>;

/** Whom to call in an emergency, and where the person lives. Each reading is logged. */
export const EmergencyDetails = z.object({ emergencyContact: textOrNull, address: textOrNull });
export type EmergencyDetails = z.infer<typeof EmergencyDetails>;

/** People to invite; those who have a password, no address or a recent invitation are left out. */
export const Invitations = z.object({
	ids: z
		.array(id<UserId>())
		.check(z.minLength(1, "required"), z.maxLength(invitedAtOnce, "too_long")),
});
export type Invitations = z.output<typeof Invitations>;

export const InvitedPerson = z.object({ id: id<UserId>(), outcome: z.enum(inviteOutcomes) });
export type InvitedPerson = z.infer<typeof InvitedPerson>;

/** The filters and order of a list, without paging. `lang`: language of the file; `ids`: only these people. */
export const PeopleExportQuery = z.extend(z.omit(PeopleQuery, { limit: true, cursor: true }), {
	lang: z.optional(z.enum(locales)),
	ids: z.optional(selected),
});
export type PeopleExportQuery = z.output<typeof PeopleExportQuery>;

export const optionalGender = z.optional(
	z.pipe(
		z.transform((value: unknown) => (value === "" ? null : value)),
		z.nullable(z.enum(genders)),
	),
);

const coachId = optionalId<UserId>();

const country = text(2).check(z.refine((code) => countryCodes.includes(code), "invalid"));

/** The country of a guest's club; empty leaves it as it is. */
const optionalCountry = z.optional(
	z.pipe(
		z.transform((value: unknown) => (value === "" ? undefined : value)),
		z.optional(country),
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
	confirmed,
};

/**
 * Changes by staff to a person. Fields that are left out do not change; empty or null clears a
 * field.
 */
export const PersonEdit = z
	.object({
		...shared,
		...editedNames,
		/** Takes effect once the link in an email to it is followed. */
		email: z.optional(email),
		currentBelt: z.optional(BeltInput),
		role: z.optional(z.enum(roles)),
		isApproved: optionalFlag,
		address: optionalLongText(500),
		emergencyContact,
		/** Takes precedence over `dojoLocation`, which becomes its name. */
		dojoId: optionalId<DojoId>(),
		dojoLocation: optionalText(200),
		country: optionalCountry,
		competitionReadiness: z.optional(z.enum(readinessLevels)),
		...statedFee,
		/** The coach who takes over classes and students when this person stops being a coach. */
		handOverTo: coachId,
		/** `updatedAt` of the record that was edited. */
		version: z.optional(z.string().check(z.maxLength(40, "invalid"))),
	})
	.check(hasLastName, asksAboutBirth);
export type PersonEdit = z.output<typeof PersonEdit>;

/** The fields that admins may change in the record of a member or coach. */
export const PersonCorrection = z
	.object({
		...editedNames,
		...z.pick(z.object(shared), {
			firstNameAr: true,
			lastNameAr: true,
			phoneNumber: true,
			gender: true,
			dateOfBirth: true,
			confirmed: true,
		}).shape,
		dojoId: optionalId<DojoId>(),
		dojoLocation: optionalText(200),
		country: optionalCountry,
		version: z.optional(z.string().check(z.maxLength(40, "invalid"))),
	})
	.check(hasLastName, asksAboutBirth);
export type PersonCorrection = z.output<typeof PersonCorrection>;

/** Fields of a member that staff add, without the check of their names. */
export const memberFields = z.object({
	...shared,
	...typedNames,
	email,
	currentBelt: z._default(BeltInput, "white"),
	preferredLanguage: z.optional(z.enum(locales)),
	/** Emails a link for choosing a password; otherwise the answer contains a temporary one. */
	invite: z._default(z.boolean(), false),
});
/** A member that staff add. A `role` in the body is ignored. */
export const NewMember = memberFields.check(hasLastName, asksAboutBirth);
export type NewMember = z.output<typeof NewMember>;

/**
 * The new member and their temporary password, which is shown once, not to a retry, and never
 * stored.
 */
export const CreatedMember = z.object({ user: PersonRecord, temporaryPassword: textOrNull });
export type CreatedMember = z.infer<typeof CreatedMember>;

type GuestNames = {
	firstName: string;
	lastName: string;
	firstNameAr?: string | null;
	lastNameAr?: string | null;
	hasOneName?: boolean | null;
};
/** The fields of a guest's first and family name in Latin and in Arabic script. */
export const guestNameFields = {
	en: ["firstName", "lastName"],
	ar: ["firstNameAr", "lastNameAr"],
} as const satisfies Record<Locale, unknown>;

/** The script in which a guest is named: Latin if in both, `without` if in none. */
const scriptOf = ({ firstName, firstNameAr }: GuestNames, without: Locale): Locale =>
	firstName ? "en" : firstNameAr ? "ar" : without;

/** The names of a guest in the script in which they were given; the Latin ones if in both. */
export function guestNames(guest: GuestNames) {
	const [first, last] = guestNameFields[scriptOf(guest, "en")];
	return { firstName: guest[first] ?? "", lastName: guest[last] ?? "" };
}

const required = { error: "required", when: besideOtherFaults };
/**
 * The checks of a guest's names.
 * @param without the script whose fields are marked if no name was given
 */
export const hasGuestNames = (without: Locale) =>
	locales.flatMap((script) => {
		const [first, last] = guestNameFields[script];
		const isOther = (guest: GuestNames) => scriptOf(guest, without) !== script;
		return [
			z.refine<GuestNames>((guest) => isOther(guest) || Boolean(guest[first]), {
				...required,
				path: [first],
			}),
			z.refine<GuestNames>(
				(guest) => isOther(guest) || Boolean(guest[last]) || guest.hasOneName === true,
				{ ...required, path: [last] },
			),
		];
	});

/** Fields of a guest whom staff add at an event, without the checks of the names. */
export const guestFields = z.object({
	firstName: z._default(name(80, 0), ""),
	lastName: z._default(name(80, 0), ""),
	hasOneName: optionalFlag,
	firstNameAr: optionalName(80),
	lastNameAr: optionalName(80),
	dateOfBirth: birthday,
	gender: optionalGender,
	club: text(120),
	country,
	currentBelt: z._default(BeltInput, "white"),
	/** Whether this is not the person with the same name and date of birth who is there already. */
	isAnother: optionalFlag,
	confirmed,
});
/** A guest of another club, named in one script at least. */
export const NewGuest = guestFields.check(...hasGuestNames("en"), asksAboutBirth);
export type NewGuest = z.output<typeof NewGuest>;
