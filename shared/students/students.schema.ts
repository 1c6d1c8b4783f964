import * as z from "zod/mini";
import { isDan } from "../belts/belts.rules.ts";
import { BeltInput, BeltPromotion } from "../belts/belts.schema.ts";
import { Coach } from "../coaches/coaches.schema.ts";
import {
	email,
	name,
	optionalBirthday,
	optionalName,
	optionalPhone,
	optionalText,
} from "../core/fields/fields.ts";
import { textOrNull } from "../core/fields/shapes.ts";
import { id, pathId, type UserId } from "../core/ids.ts";
import { genders } from "../core/people.ts";
import { optionalGender } from "../people/people.schema.ts";
import { CurrentUser, NamedPerson, Person } from "../users/users.schema.ts";

export const StudentParams = z.object({ id: pathId<UserId>() });

/** A student as their coach lists them. */
export const Student = z.extend(Person, {
	...z.pick(CurrentUser, { phoneNumber: true, gender: true, profileImageUrl: true }).shape,
	/** A promotion that waits for a decision. */
	pendingPromotion: z.nullable(BeltPromotion),
});
export type Student = z.infer<typeof Student>;

/** How a new password reaches a student: their coach hands it over, or a link goes to their own address. */
export const passwordWays = ["shown", "mailed"] as const;
export type PasswordWay = (typeof passwordWays)[number];

/** The same by themselves, with what a coach has to know in the dojo. */
export const StudentRecord = z.extend(Student, {
	dateOfBirth: textOrNull,
	emergencyContact: textOrNull,
	coaches: z.array(NamedPerson),
	/** False for coaches and staff, whose particulars are their own. */
	mayEdit: z.boolean(),
	/** Null where the caller gives no new password. */
	passwordWay: z.nullable(z.enum(passwordWays)),
	/** Moment of the last change; an edit names the one that it began with. */
	updatedAt: z.string(),
});
export type StudentRecord = z.infer<typeof StudentRecord>;

/** Somebody whom a coach adds. Black belts are recorded by the federation. */
export const NewStudent = z.object({
	firstName: name(80, 2, "first_name_short"),
	lastName: name(80, 2, "last_name_short"),
	firstNameAr: optionalName(80),
	lastNameAr: optionalName(80),
	email,
	phoneNumber: optionalPhone,
	gender: z.enum(genders, "required"),
	dateOfBirth: optionalBirthday,
	currentBelt: z._default(BeltInput.check(z.refine((belt) => !isDan(belt), "belt_black")), "white"),
	emergencyContact: optionalText(200),
});
export type NewStudent = z.output<typeof NewStudent>;

/** What a coach changes of a student. What is left out stays as it is; what is empty or null is emptied. */
export const StudentEdit = z.object({
	phoneNumber: optionalPhone,
	gender: optionalGender,
	dateOfBirth: optionalBirthday,
	emergencyContact: optionalText(200),
	/** `updatedAt` of the record that was edited. */
	version: z.optional(z.string().check(z.maxLength(40, "invalid"))),
});
export type StudentEdit = z.output<typeof StudentEdit>;

export const Transfer = z.object({ coachId: id<UserId>() });

/** A temporary password is told once, not to a repeat, and kept nowhere. */
export const NewPassword = z.object({ way: z.enum(passwordWays), temporaryPassword: textOrNull });
export type NewPassword = z.infer<typeof NewPassword>;

/** Declined ones are kept for a while, in which the coach cannot ask again. */
export const linkRequestStatuses = ["pending", "declined"] as const;

/** Which two people a request is about. */
export type LinkKey = { coachId: UserId; studentId: UserId };

const linkId = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/;

/** `id` as the API names a request: coach and student. */
export const LinkRequestParams = z.object({
	id: z.pipe(
		z.string().check(z.regex(linkId)),
		z.transform((value: string): LinkKey => {
			const [coachId, studentId] = value.split("-").map(Number);
			return { coachId, studentId };
		}),
	),
});

/** A coach asks somebody with an account to be their student. Of that person the coach learns no more than they typed. */
export const LinkRequest = z.object({
	id: z.string(),
	status: z.enum(linkRequestStatuses),
	email: z.string(),
	coach: Coach,
	createdAt: z.string(),
});
export type LinkRequest = z.infer<typeof LinkRequest>;

/** Those of a coach, and those that wait for a person's answer, with who trains that person now. */
export const LinkRequests = z.object({
	sent: z.array(LinkRequest),
	received: z.array(LinkRequest),
	coaches: z.array(NamedPerson),
});
export type LinkRequests = z.infer<typeof LinkRequests>;

/** Left out, the caller's own; staff name somebody. */
export const LinkRequestsQuery = z.object({ userId: z.optional(pathId<UserId>()) });

/** The student who was made and their temporary password, or the request to somebody who has an account. */
export const AddedStudent = z.object({
	student: z.nullable(Student),
	temporaryPassword: textOrNull,
	request: z.nullable(LinkRequest),
});
export type AddedStudent = z.infer<typeof AddedStudent>;
