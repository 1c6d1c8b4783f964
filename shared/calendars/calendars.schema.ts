import * as z from "zod/mini";
import { textOrNull } from "../core/fields/shapes.ts";

/** 256 random bits as base64url: whoever makes an address draws them, and no answer repeats them. */
export const CalendarAddress = z.object({
	secret: z.string().check(z.regex(/^[\w-]{43}$/, "invalid")),
});
export type CalendarAddress = z.output<typeof CalendarAddress>;

/** Whether a person's classes and events have an address for calendar programs. */
export const CalendarState = z.object({ since: textOrNull });
export type CalendarState = z.infer<typeof CalendarState>;

/** The key in an address. Whatever else stands there opens nothing. */
export const CalendarQuery = z.object({
	key: z.optional(z.string().check(z.maxLength(100, "too_long"))),
});
