/** Most messages in one answer. */
export const mostMessages = 50;
/** Letters that one message is answered with; then it is time for a mail program. */
export const mostAnswers = 20;

/** Until when a message is kept that came at `now` (ms since 1970), in seconds since 1970. */
export function messageExpiry(now: number, months: number): number {
	const end = new Date(now);
	end.setUTCMonth(end.getUTCMonth() + months);
	return Math.floor(end.getTime() / 1000);
}
