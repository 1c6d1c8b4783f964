import { instantAfterMonths } from "../core/time/month.ts";

/** Most messages in one answer. */
export const mostMessages = 50;
/** Letters that one message is answered with; then it is time for a mail program. */
export const mostAnswers = 20;

/** Until when a message is kept that came at `now` (ms since 1970), in seconds since 1970. */
export const messageExpiry = (now: number, months: number) =>
	Math.floor(instantAfterMonths(now, months) / 1000);
