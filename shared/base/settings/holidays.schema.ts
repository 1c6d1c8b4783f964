import * as z from "zod/mini";
import { day, text } from "../../core/fields/fields.ts";
import { daysIn } from "../../core/time/period.ts";
import { longestHoliday } from "./holidays.rules.ts";

export const Holiday = z.object({
	from: z.string(),
	to: z.string(),
	nameEn: z.string(),
	nameAr: z.string(),
});

/** A public holiday as a super-admin enters it. */
export const HolidayInput = z
	.object({ from: day, to: day, nameEn: text(80), nameAr: text(80) })
	.check(
		z.refine(({ from, to }) => from <= to, { error: "end_before_start", path: ["to"] }),
		z.refine((input) => daysIn(input) <= longestHoliday, { error: "period_long", path: ["to"] }),
	);

/** Replaces a saved holiday, or adds one; `holiday: null` deletes it. */
export const HolidayChange = z.object({
	replaces: z.optional(z.object({ from: day, to: day })),
	holiday: z.nullable(HolidayInput),
});
export type HolidayChange = z.output<typeof HolidayChange>;
