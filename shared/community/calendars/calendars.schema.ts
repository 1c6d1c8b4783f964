import * as z from "zod/mini";
import { textOrNull } from "../../core/fields/shapes.ts";

/** When the person's calendar feed was switched on; null if it is off. */
export const CalendarState = z.object({ since: textOrNull });
export type CalendarState = z.infer<typeof CalendarState>;

/**
 * A new calendar address. `key` is only in the first answer, because the server stores its hash; a
 * repeated call answers null.
 */
export const CalendarAddress = z.extend(CalendarState, { key: textOrNull });
export type CalendarAddress = z.infer<typeof CalendarAddress>;

/** Key in the address of the feed. A malformed key is accepted here and matches no calendar. */
export const CalendarQuery = z.object({
	key: z.optional(z.string().check(z.maxLength(100, "too_long"))),
});
