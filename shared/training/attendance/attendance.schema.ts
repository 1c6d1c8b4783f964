import * as z from "zod/mini";
import { Belt } from "../../base/ranks/belts.schema.ts";
import { day } from "../../core/fields/fields.ts";
import { personNames, textOrNull } from "../../core/fields/shapes.ts";
import { id, pathId, type TrainingClassId, type UserId } from "../../core/ids.ts";
import { daysOfWeek } from "../training-classes/training-classes.rules.ts";

/** A class has at most 50 places. One transaction can write 50 marks and their audit lines. */
const mostMarks = 50;

/** Attendance mark of a person. `before` is the mark that the marker saw; null for no mark. */
const Mark = z.object({
	userId: id<UserId>(),
	present: z.boolean(),
	before: z.nullable(z.boolean()),
});

/**
 * Attendance of a class on a day in Kuwait. `present` is the complete list: it marks every other
 * enrolled person absent and overwrites earlier marks. `marks` are single marks; a mark that
 * another person changed meanwhile is not overwritten.
 */
export const AttendanceInput = z
	.object({
		date: day,
		present: z.optional(z.array(id<UserId>()).check(z.maxLength(mostMarks, "too_long"))),
		marks: z.optional(
			z.array(Mark).check(z.minLength(1, "required"), z.maxLength(mostMarks, "too_long")),
		),
		/** Id of the person who made the marks. Refused if a different person is signed in now. */
		by: z.optional(id<UserId>()),
	})
	.check(
		z.refine(({ present, marks }) => (present === undefined) !== (marks === undefined), {
			error: "required",
			path: ["marks"],
		}),
	);
export type AttendanceInput = z.output<typeof AttendanceInput>;

/** Result of marking a person, and the mark that is stored now; null for no mark. */
export const MarkResult = z.object({
	userId: id<UserId>(),
	outcome: z.enum(["marked", "conflict", "not_enrolled"]),
	present: z.nullable(z.boolean()),
});
export type MarkResult = z.infer<typeof MarkResult>;

/** First and last day, both inclusive. */
export const AttendanceQuery = z.object({ from: z.optional(day), to: z.optional(day) });
export type AttendanceQuery = z.output<typeof AttendanceQuery>;

export const AttendanceParams = z.object({ id: pathId<TrainingClassId>() });
export const PersonAttendanceParams = z.object({ id: pathId<UserId>() });

/** A person who is or was enrolled in a class, and on which days. */
export const Attendee = z.object({
	userId: id<UserId>(),
	...personNames,
	currentBelt: Belt,
	profileImageUrl: textOrNull,
	from: z.string(),
	/** Last day in the class; null for a current enrolment. */
	until: textOrNull,
});
export type Attendee = z.infer<typeof Attendee>;

export const ClassAttendance = z.object({
	/** Server time in ms since 1970, because the clock of a phone may be wrong. */
	now: z.number(),
	people: z.array(Attendee),
	marks: z.array(z.object({ userId: id<UserId>(), date: z.string(), present: z.boolean() })),
});
export type ClassAttendance = z.infer<typeof ClassAttendance>;

/** Attendance marks of a person, earliest day first, with the names of their classes. */
export const PersonAttendance = z.object({
	marks: z.array(
		z.object({ classId: id<TrainingClassId>(), date: z.string(), present: z.boolean() }),
	),
	classes: z.array(
		z.object({
			id: id<TrainingClassId>(),
			title: z.string(),
			titleAr: textOrNull,
			dayOfWeek: z.enum(daysOfWeek),
		}),
	),
});
export type PersonAttendance = z.infer<typeof PersonAttendance>;
