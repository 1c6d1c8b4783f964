import * as z from "zod/mini";
import { textOrNull } from "../../core/fields/shapes.ts";

/** 256 random bits as base64url. The browser creates them, and no answer returns them. */
export const CalendarAddress = z.object({
	secret: z.string().check(z.regex(/^[\w-]{43}$/, "invalid")),
});
export type CalendarAddress = z.output<typeof CalendarAddress>;

/** When the person's calendar feed was switched on; null if it is off. */
export const CalendarState = z.object({ since: textOrNull });
export type CalendarState = z.infer<typeof CalendarState>;

/** Key in the address of the feed. A malformed key is accepted here and matches no calendar. */
export const CalendarQuery = z.object({
	key: z.optional(z.string().check(z.maxLength(100, "too_long"))),
});
