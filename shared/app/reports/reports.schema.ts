import * as z from "zod/mini";
import { Belt } from "../../base/ranks/belts.schema.ts";
import { textOrNull } from "../../core/fields/shapes.ts";
import { type DojoId, type EventId, id, type TrainingClassId } from "../../core/ids.ts";
import { locales } from "../../core/locales.ts";
import { monthAfter, monthPattern } from "../../core/time/month.ts";
import { mostReportMonths, reportSections } from "./reports.rules.ts";

const month = z.string().check(z.regex(monthPattern));
const period = { from: month, to: month };

/** Whether a period ends after it begins and is not too long. */
const isPeriod = ({ from, to }: { from: string; to: string }) =>
	from <= to && to < monthAfter(from, mostReportMonths);

/** First and last month of a report, both inclusive. */
export const ReportQuery = z
	.object(period)
	.check(z.refine(isPeriod, { error: "end_before_start", path: ["to"] }));
export type ReportQuery = z.output<typeof ReportQuery>;

/** One section of a report as a file. `lang`: language of the file. */
export const ReportFileQuery = z
	.object({ ...period, section: z.enum(reportSections), lang: z.optional(z.enum(locales)) })
	.check(z.refine(isPeriod, { error: "end_before_start", path: ["to"] }));
export type ReportFileQuery = z.output<typeof ReportFileQuery>;

/** Marks of attendance. */
const marks = { present: z.number(), absent: z.number() };

/** A month: members who joined and are still members, members who were deleted, and attendance. */
const counts = { joined: z.number(), left: z.number(), ...marks };

/** Figures from stored counters; dojos and belts as they are today. */
export const Report = z.object({
	months: z.array(
		z.object({
			month: z.string(),
			...counts,
			/** The same month of the year before. */
			before: z.object(counts),
		}),
	),
	belts: z.array(z.object({ belt: Belt, people: z.number() })),
	classes: z.array(
		z.object({
			id: id<TrainingClassId>(),
			title: z.string(),
			titleAr: textOrNull,
			...marks,
			before: z.object(marks),
		}),
	),
	dojos: z.array(
		z.object({
			id: id<DojoId>(),
			nameEn: z.string(),
			nameAr: z.string(),
			people: z.number(),
			...marks,
			before: z.object(marks),
		}),
	),
	events: z.array(
		z.object({
			id: id<EventId>(),
			titleEn: z.string(),
			titleAr: z.string(),
			eventDate: z.string(),
			/** 0 means no limit. */
			places: z.number(),
			/** Registrations that hold a place, and those of them that staff approved. */
			registrations: z.number(),
			approved: z.number(),
		}),
	),
});
export type Report = z.infer<typeof Report>;
