/** @jest-environment node */
import { inClockTimes } from "./clockTimes.ts";

test.each([
	["17:00 Finals", "en", "5:00\u00a0PM Finals"],
	["Friday 09:00–10:30 Kata", "en", "Friday 9:00\u00a0AM–10:30\u00a0AM Kata"],
	["١٣:٠٠ الافتتاح", "ar", "١:٠٠\u00a0م الافتتاح"],
	["الجمعة 09:00 كاتا", "ar", "الجمعة ٩:٠٠\u00a0ص كاتا"],
	["10:30 am Weigh-in", "en", "10:30 am Weigh-in"],
	["١٠:٣٠ ص الوزن", "ar", "١٠:٣٠ ص الوزن"],
	["Round 1 in 01:30:00", "en", "Round 1 in 01:30:00"],
] as const)("writes the times of %j in %s", (line, locale, expected) => {
	expect(inClockTimes(line, locale)).toBe(expected);
});
