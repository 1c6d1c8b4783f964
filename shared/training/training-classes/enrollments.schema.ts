import * as z from "zod/mini";
import { Belt } from "../../base/ranks/belts.schema.ts";
import { personNames } from "../../core/fields/shapes.ts";
import { id, pathId, type TrainingClassId, type UserId } from "../../core/ids.ts";
import { enrollmentStatuses } from "./enrollments.rules.ts";
import { TrainingClass } from "./training-classes.schema.ts";

/** A person in a class, or on its waiting list. */
export const Enrollment = z.object({
	id: z.string(),
	classId: id<TrainingClassId>(),
	userId: id<UserId>(),
	status: z.enum(enrollmentStatuses),
	enrolledAt: z.string(),
});
export type Enrollment = z.infer<typeof Enrollment>;

/** Position on the waiting list, from 1. */
const position = z.optional(z.number());

export const EnrollmentAnswer = z.object({ enrollment: Enrollment, position });
export type EnrollmentAnswer = z.infer<typeof EnrollmentAnswer>;

/** Person who enrols or leaves; by default the caller. */
export const LeaveInput = z.object({ userId: z.optional(id<UserId>()) });

export const EnrollInput = z.extend(LeaveInput, {
	/**
	 * Whether calls for other days of the class follow: the notification is then left to the last
	 * one, which names all days.
	 */
	moreDays: z.optional(z.boolean()),
});

/** An enrolment as the coach of the class and staff see it. */
export const ClassMember = z.extend(Enrollment, {
	position,
	...personNames,
	currentBelt: Belt,
});
export type ClassMember = z.infer<typeof ClassMember>;

/** A person's own enrolment, with its class. */
export const MyClass = z.extend(Enrollment, { position, class: TrainingClass });
export type MyClass = z.infer<typeof MyClass>;

/** Adds a person to a class, or removes them. */
export const EnrollmentChange = z.object({ status: z.enum(["active", "cancelled"]) });
export type EnrollmentChange = z.output<typeof EnrollmentChange>;

/** `id` of an enrolment in the API: class and person. */
const enrollmentId = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/;

export type EnrollmentKey = { classId: TrainingClassId; userId: UserId };

/** Person whose classes are listed; by default the caller. */
export const ClassesOf = z.object({ userId: z.optional(pathId<UserId>()) });

export const EnrollmentParams = z.object({
	id: pathId<TrainingClassId>(),
	enrollmentId: z.pipe(
		z.string().check(z.regex(enrollmentId)),
		z.transform((value: string): EnrollmentKey => {
			const [classId, userId] = value.split("-").map(Number);
			return { classId, userId };
		}),
	),
});
