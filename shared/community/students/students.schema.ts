import * as z from "zod/mini";
import { BeltInput, BeltPromotion } from "../../base/ranks/belts.schema.ts";
import {
	besideOtherFaults,
	emergencyContact,
	optionalBirthday,
	optionalEmail,
	optionalName,
	optionalPhone,
} from "../../core/fields/fields.ts";
import { asksAboutBirth, confirmed } from "../../core/fields/questions.ts";
import { hasLastName, textOrNull, typedNames } from "../../core/fields/shapes.ts";
import { type DojoId, id, optionalId, pathId, type UserId } from "../../core/ids.ts";
import { genders } from "../../core/people.ts";
import { Coach } from "../../people/coaches/coaches.schema.ts";
import { CurrentUser, NamedPerson, Person } from "../../people/users/users.schema.ts";
import { optionalGender } from "../people/people.schema.ts";

export const StudentParams = z.object({ id: pathId<UserId>() });

/** A student in their coach's list. */
export const Student = z.extend(Person, {
	...z.pick(CurrentUser, { phoneNumber: true, gender: true, profileImageUrl: true }).shape,
	/** In the list too, so that a coach without a network has it: see web/base/offline/worker.ts. */
	emergencyContact: textOrNull,
	/** A promotion that is pending. */
	pendingPromotion: z.nullable(BeltPromotion),
});
export type Student = z.infer<typeof Student>;

/**
 * How a student gets a new password: shown to the coach, who hands it over, or by a link to the
 * student's own email address.
 */
export const passwordWays = ["shown", "mailed"] as const;
export type PasswordWay = (typeof passwordWays)[number];

/** A student with the details that a coach needs in the dojo. */
export const StudentRecord = z.extend(Student, {
	dateOfBirth: textOrNull,
	...z.pick(CurrentUser, { dojoId: true, dojoLocation: true, dojoLocationAr: true }).shape,
	coaches: z.array(NamedPerson),
	/** False for coaches and staff, who edit their own details. */
	mayEdit: z.boolean(),
	/** Null if the caller cannot set a new password. */
	passwordWay: z.nullable(z.enum(passwordWays)),
	/** Time of the last change; an edit sends it back for optimistic locking. */
	updatedAt: z.string(),
});
export type StudentRecord = z.infer<typeof StudentRecord>;

/** A student that a coach adds. A dan counts as the highest kyu until staff have confirmed it. */
export const NewStudent = z
	.object({
		...typedNames,
		firstNameAr: optionalName(80),
		lastNameAr: optionalName(80),
		email: optionalEmail,
		/** Instead of an own address: this guardian is invited, and acts for the child. */
		guardianEmail: optionalEmail,
		phoneNumber: optionalPhone,
		gender: z.enum(genders, "required"),
		dateOfBirth: optionalBirthday,
		currentBelt: z._default(BeltInput, "white"),
		emergencyContact,
		confirmed,
	})
	.check(
		hasLastName,
		asksAboutBirth,
		z.refine(({ email, guardianEmail }) => Boolean(email || guardianEmail), {
			error: "email_invalid",
			path: ["email"],
			when: besideOtherFaults,
		}),
		z.refine(
			({ email, guardianEmail, dateOfBirth }) =>
				Boolean(email) || !guardianEmail || Boolean(dateOfBirth),
			{ error: "required", path: ["dateOfBirth"] },
		),
	);
export type NewStudent = z.output<typeof NewStudent>;

/**
 * Changes by a coach to a student. Fields that are left out do not change; empty or null clears a
 * field.
 */
export const StudentEdit = z
	.object({
		phoneNumber: optionalPhone,
		gender: optionalGender,
		dateOfBirth: optionalBirthday,
		emergencyContact,
		dojoId: optionalId<DojoId>(),
		/** `updatedAt` of the record that was edited. */
		version: z.optional(z.string().check(z.maxLength(40, "invalid"))),
		confirmed,
	})
	.check(asksAboutBirth);
export type StudentEdit = z.output<typeof StudentEdit>;

export const Transfer = z.object({ coachId: id<UserId>() });

/** The temporary password is shown once, not to a retry, and never stored. */
export const NewPassword = z.object({ way: z.enum(passwordWays), temporaryPassword: textOrNull });
export type NewPassword = z.infer<typeof NewPassword>;

/** Declined requests are stored for a while, in which the coach cannot ask again. */
export const linkRequestStatuses = ["pending", "declined"] as const;

/** Coach and student of a request. */
export type LinkKey = { coachId: UserId; studentId: UserId };

const linkId = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/;

/** `id` of a request in the API: coach and student. */
export const LinkRequestParams = z.object({
	id: z.pipe(
		z.string().check(z.regex(linkId)),
		z.transform((value: string): LinkKey => {
			const [coachId, studentId] = value.split("-").map(Number);
			return { coachId, studentId };
		}),
	),
});

/**
 * A coach's request to a person with an account to become their student. The coach sees only the
 * email address that they typed.
 */
export const LinkRequest = z.object({
	id: z.string(),
	status: z.enum(linkRequestStatuses),
	email: z.string(),
	coach: Coach,
	createdAt: z.string(),
});
export type LinkRequest = z.infer<typeof LinkRequest>;

/** Requests of a coach, requests that a person must answer, and that person's current coaches. */
export const LinkRequests = z.object({
	sent: z.array(LinkRequest),
	received: z.array(LinkRequest),
	coaches: z.array(NamedPerson),
});
export type LinkRequests = z.infer<typeof LinkRequests>;

/** By default the caller's own requests; staff name a person. */
export const LinkRequestsQuery = z.object({ userId: z.optional(pathId<UserId>()) });

/** The new student with a temporary password, or the request to a person who has an account. */
export const AddedStudent = z.object({
	student: z.nullable(Student),
	temporaryPassword: textOrNull,
	request: z.nullable(LinkRequest),
	/** The address that was invited to be the guardian of a student without an address. */
	invited: textOrNull,
});
export type AddedStudent = z.infer<typeof AddedStudent>;
