import * as z from "zod/mini";

/** The id of a record of a kind. A domain defines those of its own records in its schema. */
export type Id<Name extends string> = number & { readonly __id?: Name };

export type UserId = Id<"user">;
export type JudgeId = Id<"judge">;
export type JudgeAssignmentId = Id<"judgeAssignment">;
export type EventId = Id<"event">;
export type EventClassId = Id<"eventClass">;
export type TrainingClassId = Id<"trainingClass">;
export type DojoId = Id<"dojo">;
export type PromotionId = Id<"promotion">;

/** Numeric id in a body or an answer. */
export const id = <T extends number>() =>
	z.number().check(z.int(), z.positive()) as unknown as z.ZodMiniType<T, T>;

/** Id that may be missing, also as the text that a form sends; empty and null mean none. */
export const optionalId = <T extends number>() =>
	z.optional(
		z.pipe(
			z.transform((value: unknown) => {
				if (value === "" || value === null) return null;
				return typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
			}),
			z.nullable(id<T>()),
		),
	);

/**
 * Numeric id in a path: digits only, so that `/events/abc` is answered as not found, not as an
 * error.
 */
export const pathId = <T extends number>() =>
	z.pipe(
		z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
		z.transform((value: string) => Number(value) as T),
	);
