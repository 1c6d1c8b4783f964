import * as z from "zod/mini";
import { Belt } from "../belts/belts.schema.ts";
import { personNames, textOrNull } from "../core/fields/shapes.ts";
import { id, pathId, type TrainingClassId, type UserId } from "../core/ids.ts";
import { isDate, isDateOnly } from "../core/time/kuwait.ts";
import { daysOfWeek } from "../training-classes/training-classes.rules.ts";

const day = z.string("date_invalid").check(
	z.maxLength(10, "date_invalid"),
	z.refine((value) => isDateOnly(value) && isDate(value), "date_invalid"),
);

/** A class takes fifty; a transaction takes as many marks with its own line. */
const mostMarks = 50;

/** One mark of one person. `before` is what its maker saw: null where nothing was marked. */
const Mark = z.object({
	userId: id<UserId>(),
	present: z.boolean(),
	before: z.nullable(z.boolean()),
});

/**
 * Attendance of a class on a day, in Kuwait. `present` is the whole list: who is in the class and not named was absent,
 * whatever was marked before. `marks` are single ones, which give way to what somebody else marked meanwhile.
 */
export const AttendanceInput = z
	.object({
		date: day,
		present: z.optional(z.array(id<UserId>()).check(z.maxLength(mostMarks, "too_long"))),
		marks: z.optional(
			z.array(Mark).check(z.minLength(1, "required"), z.maxLength(mostMarks, "too_long")),
		),
		/** Who made the marks. Refused where somebody else is signed in by now. */
		by: z.optional(id<UserId>()),
	})
	.check(
		z.refine(({ present, marks }) => (present === undefined) !== (marks === undefined), {
			error: "required",
			path: ["marks"],
		}),
	);
export type AttendanceInput = z.output<typeof AttendanceInput>;

/** What became of the mark of one person, and what stands now: null where nothing is marked. */
export const MarkResult = z.object({
	userId: id<UserId>(),
	outcome: z.enum(["marked", "conflict", "not_enrolled"]),
	present: z.nullable(z.boolean()),
});
export type MarkResult = z.infer<typeof MarkResult>;

/** From and to a day, both included. */
export const AttendanceQuery = z.object({ from: z.optional(day), to: z.optional(day) });
export type AttendanceQuery = z.output<typeof AttendanceQuery>;

export const AttendanceParams = z.object({ id: pathId<TrainingClassId>() });
export const PersonAttendanceParams = z.object({ id: pathId<UserId>() });

/** Who is or was in a class: from and until which day. */
export const Attendee = z.object({
	userId: id<UserId>(),
	...personNames,
	currentBelt: Belt,
	profileImageUrl: textOrNull,
	from: z.string(),
	/** Null for who is in it now. */
	until: textOrNull,
});
export type Attendee = z.infer<typeof Attendee>;

export const ClassAttendance = z.object({
	/** The server's clock, in ms since 1970: that of a phone may be wrong. */
	now: z.number(),
	people: z.array(Attendee),
	marks: z.array(z.object({ userId: id<UserId>(), date: z.string(), present: z.boolean() })),
});
export type ClassAttendance = z.infer<typeof ClassAttendance>;

/** What was marked of one person, the earliest day first, and the names of the classes. */
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
