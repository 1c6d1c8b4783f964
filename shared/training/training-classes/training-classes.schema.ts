import * as z from "zod/mini";
import { visibleLength } from "../../core/fields/cleaning.ts";
import {
	atMost,
	besideOtherFaults,
	day,
	editedVersion,
	optionalLongText,
	optionalText,
	optionalWhole,
	textOrEmpty,
	wholeNumberBetween,
} from "../../core/fields/fields.ts";
import { bilingualShape, personNames, textOrNull } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";
import {
	type DojoId,
	id,
	optionalId,
	pathId,
	type TrainingClassId,
	type UserId,
} from "../../core/ids.ts";
import { locales } from "../../core/locales.ts";
import { daysIn } from "../../core/time/period.ts";
import { longestPeriod } from "./other-hours.rules.ts";
import {
	audienceTypes,
	capacityLimits,
	classAges,
	classTypes,
	daysOfWeek,
	endsAfterStart,
	normalTime,
	timePattern,
} from "./training-classes.rules.ts";

const timeOfDay = (normalize: (value: string) => string) =>
	z
		.string("time_invalid")
		.check(
			atMost(100, "time_invalid"),
			z.overwrite(normalize),
			z.maxLength(10, "time_invalid"),
			z.regex(timePattern, "time_invalid"),
		);
const time = timeOfDay(normalTime);
/** An end at 24:00 is midnight. */
const endTime = timeOfDay((value) => normalTime(value).replace(/^24:00$/, "00:00"));

const { min, max, usual } = capacityLimits;

/** More classes than a coach has; one transaction can write them all. */
const mostAtOnce = 40;

const fields = z.object({
	/** One of the two titles is enough. */
	title: textOrEmpty(120),
	titleAr: optionalText(120),
	description: optionalLongText(1000),
	descriptionAr: optionalLongText(1000),
	classType: z.enum(classTypes, "class_type_required"),
	audienceType: z._default(z.enum(audienceTypes, "audience_type_required"), "mixed"),
	/** The youngest and the oldest person, both inclusive; null for no limit beside the kind's. */
	minAge: optionalWhole(classAges.youngest, classAges.oldest),
	maxAge: optionalWhole(classAges.youngest, classAges.oldest),
	dayOfWeek: z.enum(daysOfWeek, "day_required"),
	startTime: time,
	endTime,
	/** The dojo. Takes precedence over `location` and `locationAr`, which become its names. */
	dojoId: optionalId<DojoId>(),
	/** The name of a dojo, or any other place. */
	location: optionalText(120),
	locationAr: optionalText(120),
	maxCapacity: z._default(
		wholeNumberBetween(min, max, { low: "capacity_low", high: "capacity_high" }),
		usual,
	),
});

const endAfterStart = z.refine<{ startTime: string; endTime: string }>(endsAfterStart, {
	error: "end_not_after_start",
	path: ["endTime"],
});

const agesInOrder = z.refine<{ minAge?: number | null; maxAge?: number | null }>(
	({ minAge, maxAge }) => minAge == null || maxAge == null || minAge <= maxAge,
	{ error: "max_below_min", path: ["maxAge"] },
);

const shortestTitle = 3;
type Titles = { title: string; titleAr?: string | null };
const isShort = (title: string) => visibleLength(title) < shortestTitle;
/** At least one title is given, and each given title is long enough. */
const titled = (["title", "titleAr"] as const).map((key) =>
	z.refine<Titles>(
		({ title, titleAr }) => {
			const [own, other] = key === "title" ? [title, titleAr] : [titleAr, title];
			return typeof own === "string" && own !== "" ? !isShort(own) : Boolean(own || other);
		},
		{ error: "title_short", path: [key], when: besideOtherFaults },
	),
);

/** A class as its coach enters it. */
export const TrainingClassInput = fields.check(...titled, endAfterStart, agesInOrder);
export type TrainingClassInput = z.output<typeof TrainingClassInput>;

/** Body of the call that replaces a class. */
export const TrainingClassEdit = z
	.extend(fields, { version: editedVersion })
	.check(...titled, endAfterStart, agesInOrder);
export type TrainingClassEdit = z.output<typeof TrainingClassEdit>;

/** A coach's form: further days of a new class, and whether a change is for all its days. */
export const TrainingClassForm = z
	.extend(fields, {
		version: editedVersion,
		alsoOn: z.array(z.enum(daysOfWeek)),
		allDays: z.boolean(),
	})
	.check(...titled, endAfterStart, agesInOrder);
export type TrainingClassForm = z.output<typeof TrainingClassForm>;

const period = { from: day, to: day };

/** Both times, or none if the class is not held. */
const HoursOfClass = z
	.object({ id: id<TrainingClassId>(), startTime: z.nullable(time), endTime: z.nullable(endTime) })
	.check(
		z.refine(({ startTime, endTime }) => (startTime === null) === (endTime === null), {
			error: "time_invalid",
			path: ["endTime"],
		}),
		z.refine(
			({ startTime, endTime }) =>
				startTime === null || endTime === null || endsAfterStart({ startTime, endTime }),
			{
				error: "end_not_after_start",
				path: ["endTime"],
			},
		),
	);

/**
 * Other hours of some of a coach's classes between two days. Replaces the other hours that their
 * classes have on the days of `replaces`; classes that are not listed keep their usual hours.
 */
export const OtherHoursInput = z
	.object({
		...period,
		replaces: z.optional(z.object(period)),
		classes: z.array(HoursOfClass).check(z.maxLength(mostAtOnce, "too_long")),
	})
	.check(
		z.refine(({ from, to }) => from <= to, { error: "end_before_start", path: ["to"] }),
		z.refine((input) => daysIn(input) <= longestPeriod, { error: "period_long", path: ["to"] }),
	);
export type OtherHoursInput = z.output<typeof OtherHoursInput>;

export const OtherHours = z.object({
	from: z.string(),
	to: z.string(),
	/** Null if the class is not held on these days. */
	startTime: textOrNull,
	endTime: textOrNull,
});

export const TrainingClass = z.object({
	id: id<TrainingClassId>(),
	coachId: id<UserId>(),
	/** Null if the coach was deleted. */
	coach: z.nullable(
		z.object({
			...personNames,
		}),
	),
	title: z.string(),
	titleAr: textOrNull,
	description: textOrNull,
	descriptionAr: textOrNull,
	classType: z.enum(classTypes),
	audienceType: z.enum(audienceTypes),
	minAge: z.nullable(z.number()),
	maxAge: z.nullable(z.number()),
	dayOfWeek: z.enum(daysOfWeek),
	startTime: z.string(),
	endTime: z.string(),
	dojoId: z.nullable(id<DojoId>()),
	location: textOrNull,
	locationAr: textOrNull,
	maxCapacity: z.number(),
	currentEnrollment: z.number(),
	isActive: z.boolean(),
	/** Periods with other hours than usual, earliest first. */
	otherHours: z.array(OtherHours),
	version: z.number(),
});
export type TrainingClass = z.infer<typeof TrainingClass>;

/** A class with the address and the monthly fee of its dojo, for its page. */
export const TrainingClassPage = z.extend(TrainingClass, {
	/** Null unless the class is linked to a dojo. */
	dojo: z.nullable(
		z.object({
			...bilingualShape("address", textOrNull),
			mapUrl: textOrNull,
			/** In fils. */
			monthlyFee: z.nullable(z.number()),
		}),
	),
});
export type TrainingClassPage = z.infer<typeof TrainingClassPage>;

/** The saved class, and the coach's other classes at the same time. */
export const SavedTrainingClass = z.extend(TrainingClass, {
	overlaps: z.array(id<TrainingClassId>()),
});
export type SavedTrainingClass = z.infer<typeof SavedTrainingClass>;

/** Pauses or resumes a class; without `isActive` it toggles. */
export const Toggle = z.object({ isActive: z.optional(z.boolean()) });
export type Toggle = z.output<typeof Toggle>;

/** `force=true` also ends the enrolments in the class. */
export const RemoveQuery = z.object({ force: z.optional(z.enum(["true", "false"])) });

/** `also`: ids of further classes in the same file, such as other days of a class, with commas. */
export const ClassCalendarQuery = z.object({
	lang: z.optional(z.enum(locales)),
	also: z.optional(
		z.pipe(
			z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,5}$/)),
			z.transform((value: string) => value.split(",").map(Number) as TrainingClassId[]),
		),
	),
});
export type ClassCalendarQuery = z.output<typeof ClassCalendarQuery>;

export const TrainingClassQuery = z.object(paged);

export const TrainingClassParams = z.object({ id: pathId<TrainingClassId>() });

declare module "../../pages.ts" {
	interface PageDataKinds {
		trainingClasses: {
			trainingClasses: TrainingClass[];
		};
	}
}
