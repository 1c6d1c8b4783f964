import * as z from "zod/mini";
import { Belt, BeltInput } from "../belts/belts.schema.ts";
import { roles } from "../core/access.ts";
import {
	name,
	optionalBirthday,
	optionalChoices,
	optionalEmail,
	optionalLongText,
	optionalName,
	optionalPhone,
	optionalText,
	optionalWeight,
	optionalWords,
} from "../core/fields/fields.ts";
import { personNames, textOrNull } from "../core/fields/shapes.ts";
import { id, type UserId } from "../core/ids.ts";
import { locales } from "../core/locales.ts";
import {
	feeStatuses,
	genders,
	readinessLevels,
	specialties,
	spokenLanguages,
	timeSlots,
	weekdays,
} from "../core/people.ts";

/** What a coach tells of their teaching. */
export const Teaching = z.object({
	teachingPhilosophy: textOrNull,
	/** Words of `specialties`, and others of the coach's own. */
	specializations: z.array(z.string()),
	availableDays: z.array(z.string()),
	preferredTimeSlots: z.array(z.string()),
	languagesSpoken: z.array(z.string()),
	certifications: textOrNull,
});

/** The same as it is typed; what is left out stays as it is. */
export const teachingInput = {
	teachingPhilosophy: optionalLongText(2000),
	specializations: optionalWords(specialties),
	availableDays: optionalChoices(weekdays),
	preferredTimeSlots: optionalWords(timeSlots),
	languagesSpoken: optionalWords(spokenLanguages),
	certifications: optionalLongText(1000),
};

/** The signed-in person as their own browser sees them. */
export const CurrentUser = z.object({
	id: id<UserId>(),
	...personNames,
	/** Between own and family name, in Arabic. */
	fatherNameAr: textOrNull,
	grandfatherNameAr: textOrNull,
	email: z.string(),
	role: z.enum(roles),
	currentBelt: Belt,
	profileImageUrl: textOrNull,
	isApproved: z.boolean(),
	phoneNumber: textOrNull,
	bio: textOrNull,
	experience: textOrNull,
	dojoLocation: textOrNull,
	mustChangePassword: z.boolean(),
	/** Whether a code of an authenticator app is asked for at sign-in. */
	secondFactor: z.boolean(),
	/** Nothing else can be done before it is set up, or used at sign-in. */
	mustSetUpSecondFactor: z.boolean(),
	preferredLanguage: z.enum(locales),
	gender: z.nullable(z.enum(genders)),
	dateOfBirth: textOrNull,
	address: textOrNull,
	emergencyContact: textOrNull,
	/** In kg, as they say themselves. */
	declaredWeight: z.nullable(z.number()),
	competitionReadiness: z.enum(readinessLevels),
	...Teaching.shape,
	membershipFeeStatus: z.enum(feeStatuses),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** What of a person stands wherever others see them; for `z.pick`. */
export const seenOfPerson = {
	firstName: true,
	lastName: true,
	firstNameAr: true,
	lastNameAr: true,
	currentBelt: true,
	profileImageUrl: true,
} as const;

/** Somebody as staff find them. */
export const Person = z.pick(CurrentUser, {
	id: true,
	firstName: true,
	lastName: true,
	firstNameAr: true,
	lastNameAr: true,
	email: true,
	currentBelt: true,
});
export type Person = z.infer<typeof Person>;

/** The names of somebody, where more is not told of them. */
export const NamedPerson = z.pick(Person, {
	id: true,
	firstName: true,
	lastName: true,
	firstNameAr: true,
	lastNameAr: true,
});

const clearable = [
	"firstNameAr",
	"lastNameAr",
	"fatherNameAr",
	"grandfatherNameAr",
	"address",
	"emergencyContact",
	"declaredWeight",
	"phoneNumber",
	"bio",
	"experience",
	"dojoLocation",
	"profileImageUrl",
	"teachingPhilosophy",
	"specializations",
	"availableDays",
	"preferredTimeSlots",
	"languagesSpoken",
	"certifications",
] as const;

/** Own profile. Fields left out or empty stay as they are; `clear` names those to empty. */
export const Profile = z.object({
	firstName: z.optional(name(80, 2, "first_name_short")),
	lastName: z.optional(name(80, 2, "last_name_short")),
	firstNameAr: optionalName(80),
	lastNameAr: optionalName(80),
	fatherNameAr: optionalName(80),
	grandfatherNameAr: optionalName(80),
	address: optionalText(300),
	emergencyContact: optionalText(200),
	declaredWeight: optionalWeight,
	/** Is used once the link in a mail to it was followed. */
	email: optionalEmail,
	phoneNumber: optionalPhone,
	currentBelt: z.optional(BeltInput),
	bio: optionalLongText(2000),
	experience: optionalLongText(2000),
	dojoLocation: optionalText(200),
	/** Address of a portrait that this person has sent to `POST /api/uploads`. */
	profileImageUrl: z.optional(z.string().check(z.maxLength(200, "too_long"))),
	preferredLanguage: z.optional(z.enum(locales)),
	/** May be told once; after that the federation changes them, because classes are made by them. */
	gender: z.optional(z.enum(genders)),
	dateOfBirth: optionalBirthday,
	...teachingInput,
	clear: z._default(z.array(z.enum(clearable)), []),
});
export type Profile = z.output<typeof Profile>;
