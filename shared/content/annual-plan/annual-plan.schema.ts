import * as z from "zod/mini";
import { latinDigits } from "../../core/fields/digits.ts";
import { editedVersion, lines, longText, text } from "../../core/fields/fields.ts";
import { bilingualShape } from "../../core/fields/shapes.ts";
import { type AnnualPlanId, id, pathId } from "../../core/ids.ts";
import { currentYear } from "../../core/time/kuwait.ts";

const year = z.pipe(
	z.transform((value: unknown) => {
		const number = typeof value === "string" ? Number.parseInt(latinDigits(value), 10) : value;
		return Number.isInteger(number) ? number : currentYear();
	}),
	z.number().check(z.gte(2000, "too_small"), z.lte(2100, "too_big")),
);

export const AnnualPlanInput = z.object({
	year: z.optional(year),
	month: z.pipe(
		z.transform((value: unknown) =>
			typeof value === "string" ? Number(latinDigits(value)) : value,
		),
		z.number().check(z.int("invalid"), z.gte(1, "too_small"), z.lte(12, "too_big")),
	),
	...bilingualShape("title", text(200)),
	...bilingualShape("description", z._default(longText(2000, 0), "")),
	activities: lines,
	goals: lines,
});
export type AnnualPlanInput = z.output<typeof AnnualPlanInput>;

export const AnnualPlanEdit = z.extend(AnnualPlanInput, { version: editedVersion });
export type AnnualPlanEdit = z.output<typeof AnnualPlanEdit>;

export const AnnualPlanEntry = z.object({
	id: id<AnnualPlanId>(),
	year: z.number(),
	month: z.number(),
	...bilingualShape("title", z.string()),
	...bilingualShape("description", z.string()),
	activities: z.array(z.string()),
	goals: z.array(z.string()),
	version: z.number(),
});
export type AnnualPlanEntry = z.infer<typeof AnnualPlanEntry>;

export const AnnualPlanParams = z.object({ id: pathId<AnnualPlanId>() });
export const AnnualPlanYear = z.object({ id: z.string().check(z.regex(/^2[01]\d\d$/)) });
export const AnnualPlanQuery = z.object({
	year: z.optional(z.string().check(z.regex(/^2[01]\d\d$/, "invalid"))),
});
