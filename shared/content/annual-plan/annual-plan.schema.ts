import * as z from "zod/mini";
import {
	editedVersion,
	lines,
	longTextOrEmpty,
	text,
	wholeNumber,
	wholeNumberBetween,
} from "../../core/fields/fields.ts";
import { bilingualShape } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";
import { type Id, id, pathId } from "../../core/ids.ts";
import { currentYear } from "../../core/time/kuwait.ts";

export type AnnualPlanId = Id<"annualPlan">;

const year = wholeNumber(() => currentYear(), 2100, 2000);

export const AnnualPlanInput = z.object({
	year: z.optional(year),
	month: wholeNumberBetween(1, 12, { wrong: "invalid" }),
	...bilingualShape("title", text(200)),
	...bilingualShape("description", longTextOrEmpty(2000)),
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
	...paged,
});
export type AnnualPlanQuery = z.output<typeof AnnualPlanQuery>;

/** Pages of a year that the path names. */
export const AnnualPlanPages = z.object(paged);

declare module "../../pages.ts" {
	interface PageDataKinds {
		annualPlan: {
			annualPlan: AnnualPlanEntry[];
		};
	}
}
