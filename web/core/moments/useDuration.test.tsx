/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Locale } from "#shared/core/locales.ts";
import { Language } from "../language/i18n.tsx";
import { useDuration } from "./useDuration.ts";

function inWords(locale: Locale, seconds: number) {
	const wrapper = ({ children }: { children: ReactNode }) => (
		<Language initial={locale}>{children}</Language>
	);
	return renderHook(useDuration, { wrapper }).result.current(seconds);
}

test.each([
	[704, "11 min 44 s", "١١ دقيقة و٤٤ ثانية"],
	[2, "2 s", "ثانيتين"],
	[60, "1 min", "دقيقة"],
	[125, "2 min 5 s", "دقيقتين و٥ ثوانٍ"],
	[3 * 3600 + 5 * 60 + 9, "3 h 5 min", "٣ ساعات و٥ دقائق"],
	[3600, "1 h", "ساعة"],
	[0, "0 s", "٠ ثانية"],
])("writes %i seconds in words", (seconds, en, ar) => {
	expect([inWords("en", seconds), inWords("ar", seconds)]).toEqual([en, ar]);
});
