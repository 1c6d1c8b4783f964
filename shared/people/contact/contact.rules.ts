import { instantAfterMonths } from "../../core/time/month.ts";

/** Largest number of messages in one answer. */
export const mostMessages = 50;
/** Maximum number of emailed answers to a message; further ones go through a mail program. */
export const mostAnswers = 20;

/** Expiry of a message that arrived at `now` (ms since 1970), in seconds since 1970. */
export const messageExpiry = (now: number, months: number) =>
	Math.floor(instantAfterMonths(now, months) / 1000);
