import * as z from "zod/mini";
import { Belt, BeltInput } from "../../base/ranks/belts.schema.ts";
import { roles } from "../../core/access.ts";
import {
	birthday,
	email,
	emergencyContact,
	optionalBirthday,
	optionalChoices,
	optionalLongText,
	optionalName,
	optionalPhone,
	optionalText,
	optionalWeight,
	optionalWords,
} from "../../core/fields/fields.ts";
import { asksAboutBirth, confirmed } from "../../core/fields/questions.ts";
import { editedNames, hasLastName, personNames, textOrNull } from "../../core/fields/shapes.ts";
import { type DojoId, id, optionalId, type UserId } from "../../core/ids.ts";
import { locales } from "../../core/locales.ts";
import {
	feeStatuses,
	genders,
	readinessLevels,
	specialties,
	spokenLanguages,
	timeSlots,
	weekdays,
} from "../../core/people.ts";

/** Information about a coach's teaching. */
export const Teaching = z.object({
	teachingPhilosophy: textOrNull,
	/** Values of `specialties`, and others that the coach added. */
	specializations: z.array(z.string()),
	availableDays: z.array(z.string()),
	preferredTimeSlots: z.array(z.string()),
	languagesSpoken: z.array(z.string()),
	certifications: textOrNull,
});

/** The teaching fields as input. Fields that are left out do not change. */
export const teachingInput = {
	teachingPhilosophy: optionalLongText(2000),
	specializations: optionalWords(specialties),
	availableDays: optionalChoices(weekdays),
	preferredTimeSlots: optionalWords(timeSlots),
	languagesSpoken: optionalWords(spokenLanguages),
	certifications: optionalLongText(1000),
};

export const mailFaultKinds = ["bounce", "complaint"] as const;

/**
 * Why emails to a person's address do not arrive, and since when. `complaint`: somebody marked one
 * as spam, so the mail service sends no more.
 */
export const MailFault = z.object({ kind: z.enum(mailFaultKinds), since: z.string() });
export type MailFault = z.infer<typeof MailFault>;

/** The signed-in person as their own browser sees them. */
export const CurrentUser = z.object({
	id: id<UserId>(),
	...personNames,
	/** Between first and family name, in Arabic. */
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
	dojoId: z.nullable(id<DojoId>()),
	/** The dojo: the name of the linked one, or any text. */
	dojoLocation: textOrNull,
	/** Arabic name of the linked dojo. */
	dojoLocationAr: textOrNull,
	mustChangePassword: z.boolean(),
	/** Whether sign-in requires a code of an authenticator app. */
	secondFactor: z.boolean(),
	/** Whether all other calls are refused until the second factor is set up, or used at sign-in. */
	mustSetUpSecondFactor: z.boolean(),
	preferredLanguage: z.enum(locales),
	gender: z.nullable(z.enum(genders)),
	dateOfBirth: textOrNull,
	address: textOrNull,
	emergencyContact: textOrNull,
	/** In kg, as the person states it. */
	declaredWeight: z.nullable(z.number()),
	competitionReadiness: z.enum(readinessLevels),
	...Teaching.shape,
	membershipFeeStatus: z.enum(feeStatuses),
	/** Left out while emails to the person arrive. */
	mailFault: z.optional(MailFault),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** Fields of a person that others see; for `z.pick`. */
export const seenOfPerson = {
	firstName: true,
	lastName: true,
	firstNameAr: true,
	lastNameAr: true,
	currentBelt: true,
	profileImageUrl: true,
} as const;

/** A person as staff find them in searches. */
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

/** Only the id and names of a person. */
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

/**
 * A person's own profile. Fields that are left out or empty do not change; `clear` names the fields
 * to empty.
 */
export const Profile = z
	.object({
		...editedNames,
		firstNameAr: optionalName(80),
		lastNameAr: optionalName(80),
		fatherNameAr: optionalName(80),
		grandfatherNameAr: optionalName(80),
		address: optionalText(300),
		emergencyContact,
		declaredWeight: optionalWeight,
		/** Takes effect once the link in an email to it is followed. It cannot be emptied. */
		email: z.optional(z.nullable(email)),
		phoneNumber: optionalPhone,
		currentBelt: z.optional(BeltInput),
		bio: optionalLongText(2000),
		experience: optionalLongText(2000),
		/** Takes precedence over `dojoLocation`, which becomes its name. */
		dojoId: optionalId<DojoId>(),
		dojoLocation: optionalText(200),
		/** Address of a portrait that this person uploaded by `POST /api/uploads`. */
		profileImageUrl: z.optional(z.string().check(z.maxLength(200, "too_long"))),
		preferredLanguage: z.optional(z.enum(locales)),
		/**
		 * Can be set once; after that only the federation changes them, because event classes depend on
		 * them.
		 */
		gender: z.optional(z.enum(genders)),
		dateOfBirth: optionalBirthday,
		...teachingInput,
		clear: z._default(z.array(z.enum(clearable)), []),
		confirmed,
	})
	.check(hasLastName, asksAboutBirth);
export type Profile = z.output<typeof Profile>;

/** The part of a profile that can be set once. */
export const BirthAndGender = z
	.object({ dateOfBirth: birthday, gender: z.enum(genders, "required"), confirmed })
	.check(asksAboutBirth);
export type BirthAndGender = z.output<typeof BirthAndGender>;
