/** @jest-environment jsdom */
import type { Locale } from "#shared/core/locales.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { publicSettingsQuery } from "../settings.queries.ts";
import { MembershipPrice } from "./MembershipPrice.tsx";
import { MonthlyPrice } from "./MonthlyPrice.tsx";

const plain = (text: string | null) => (text ?? "").replace(/\s/g, " ");

test.each<[(number | null)[], Locale, string]>([
	[[15_000], "en", "First class free, then KD 15 a month."],
	[[15_000, null, 15_000], "ar", "الحصة الأولى مجانية، ثم ١٥ د.ك في الشهر."],
	[
		[18_000, 12_500],
		"en",
		"First class free, then KD 12.500 to KD 18 a month, depending on the dojo.",
	],
	[[null], "en", "First class free. Ask the coach for the monthly fee."],
	[[], "ar", "الحصة الأولى مجانية. اسأل المدرب عن رسوم الشهر."],
	[[0, 0], "en", "Training is free."],
])("monthly fees of %j read in %s: %s", (fees, locale, expected) => {
	const { container } = renderPart(<MonthlyPrice fees={fees} />, { locale });
	expect(plain(container.textContent)).toBe(expected);
});

const fees = (adult: number, child: number, family: number, membershipMonths = 12) => ({
	membershipFees: { adult, child, family },
	membershipMonths,
});

test.each<[object, Locale, string]>([
	[
		fees(20_000, 12_500, 45_000),
		"en",
		"Membership for a year: KD 20 for adults, KD 12.500 for under-18s, at most KD 45 for a family",
	],
	[fees(20_000, 0, 0, 6), "en", "Membership for 6 months: KD 20 for adults"],
	[
		fees(20_000, 12_500, 0, 6),
		"ar",
		"العضوية لمدة ٦ أشهر: ٢٠ د.ك للبالغين و١٢٫٥٠٠ د.ك لمن دون ١٨ سنة",
	],
	[fees(0, 0, 0), "en", "Ask at your dojo what membership costs."],
	[fees(0, 0, 0), "ar", "اسأل في الدوجو عن رسوم العضوية."],
])("a membership with %j reads in %s: %s", (settings, locale, expected) => {
	const { container } = renderPart(<MembershipPrice />, {
		locale,
		data: [[publicSettingsQuery.queryKey, settings]],
	});
	expect(plain(container.textContent)).toBe(expected);
});
