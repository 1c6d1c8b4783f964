import * as z from "zod/mini";

type Id<Name extends string> = number & { readonly __id?: Name };

export type UserId = Id<"user">;
export type NewsId = Id<"news">;
export type AthleteId = Id<"athlete">;
export type AboutSectionId = Id<"aboutSection">;
export type OfficialId = Id<"official">;
export type JudgeId = Id<"judge">;
export type JudgeAssignmentId = Id<"judgeAssignment">;
export type EventId = Id<"event">;
export type EventClassId = Id<"eventClass">;
export type AnnualPlanId = Id<"annualPlan">;
export type TrainingClassId = Id<"trainingClass">;
export type PromotionId = Id<"promotion">;

/** Numeric id in a body or an answer. */
export const id = <T extends number>() =>
	z.number().check(z.int(), z.positive()) as unknown as z.ZodMiniType<T, T>;

/**
 * Numeric id in a path: digits only, so that `/events/abc` is answered as not found, not as an
 * error.
 */
export const pathId = <T extends number>() =>
	z.pipe(
		z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
		z.transform((value: string) => Number(value) as T),
	);
