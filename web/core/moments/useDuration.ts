import { useText } from "../language/messages.ts";
import { momentsMessages } from "./moments.messages.ts";

const [minute, hour] = [60, 60 * 60];

/**
 * Returns a function that writes a duration in words, in its two largest units: "11 min 44 s".
 * Seconds are left out from one hour on, so that the text does not suggest precision.
 */
export function useDuration() {
	const text = useText(momentsMessages);
	return (seconds: number): string => {
		const parts = [
			["moments.hours", Math.floor(seconds / hour)],
			["moments.minutes", Math.floor((seconds % hour) / minute)],
			["moments.seconds", seconds >= hour ? 0 : seconds % minute],
		] as const;
		const [first, second] = parts
			.filter(([, count]) => count > 0)
			.map(([unit, count]) => text(unit, { count }));
		if (!first) return text("moments.seconds", { count: 0 });
		return second ? text("moments.both", { first, second }) : first;
	};
}
