/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import {
	evaluateEligibility,
	type IneligibleReason,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { Language } from "../../../core/language/i18n.tsx";
import { useReasonText } from "./useReasonText.ts";

const event = { eventDate: "2027-01-08", ageReferenceDate: null };

function words(locale: Locale, reasons: IneligibleReason[]): string[] {
	const wrapper = ({ children }: { children: ReactNode }) => (
		<Language initial={locale}>{children}</Language>
	);
	const { result } = renderHook(useReasonText, { wrapper });
	return reasons.map((reason) => result.current(reason, event));
}

const reasons = evaluateEligibility(
	{
		dateOfBirth: "2016-03-01",
		gender: "male",
		currentBelt: "orange-10",
		competitionReadiness: "Local",
		declaredWeight: 31.5,
	},
	{
		minAge: 12,
		maxAge: 15,
		minBeltLevel: "orange-9",
		maxBeltLevel: null,
		minWeight: 40,
		maxWeight: null,
		genderRestriction: "female",
		competitionReadinessRequired: "International",
	},
	event,
);

test("explains each reason with the required and the actual value", () => {
	expect(words("en", reasons)).toEqual([
		"You will be 10 on January 8, 2027; the event class is from 12 years",
		"For women and girls only",
		"Your belt is Orange Belt - 10th Kyu; the event class is from Orange Belt - 9th Kyu",
		"31.5 kg is too light: this event class starts at 40 kg",
		"Your competition level is “Local”; “International” is needed. The federation decides on it",
	]);
});

test("uses the correct plural forms in Arabic", () => {
	const [age, gender, , weight] = words("ar", reasons);
	expect(age).toBe("سيكون عمرك ١٠ سنوات في ٨ يناير ٢٠٢٧، والحد الأدنى لهذه الفئة ١٢ سنة");
	expect(gender).toBe("الفئة مخصصة للسيدات والفتيات");
	expect(weight).toBe("وزنك أقل من حدود الفئة: ٣١٫٥ كيلوغرام، والحد الأدنى ٤٠ كيلوغرامًا");
});

test("names the highest belt by its colour, which includes all ranks of the colour", () => {
	const tooHigh: IneligibleReason = {
		code: "belt_too_high",
		params: { belt: "green-4", max: "yellow-6" },
	};
	expect(words("en", [tooHigh])).toEqual([
		"Your belt is Green Belt - 4th Kyu; the event class is up to yellow belt",
	]);
});
