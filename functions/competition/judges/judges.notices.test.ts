import { locales } from "#shared/core/locales.ts";
import { type JudgingFacts, judgingNotice } from "./judges.notices.ts";

const event = { eventId: 7, titleEn: "Cup", titleAr: "كأس", eventDate: "2026-12-03" };
const name = { personId: 7, nameEn: "Noura Al-Sayegh", nameAr: "نورة الصايغ" };

const all: JudgingFacts[] = [
	...(["asked", "confirmed", "rejected", "released", "calledOff"] as const).map((status) => ({
		...event,
		status,
	})),
	...(["applied", "declined"] as const).map((status) => ({
		...event,
		...name,
		status,
		reason: "Abroad",
	})),
];

test.each(all.flatMap((facts) => locales.map((locale) => ({ ...facts, locale }))))(
	"names the event in the $status notification in $locale",
	({ locale, ...facts }) => {
		const { title, message } = judgingNotice.words(facts, locale);
		const quoted = locale === "ar" ? "«\u2068كأس\u2069»" : "“\u2068Cup\u2069”";
		expect(message).toContain(quoted);
		expect(title.length).toBeGreaterThan(3);
		expect(message).not.toContain("undefined");
	},
);

test("names the judge to staff and links staff to the event, judges to their dashboard", () => {
	const declined = all.at(-1) as JudgingFacts;
	expect(judgingNotice.words(declined, "ar").message).toContain("نورة الصايغ");
	expect(judgingNotice.words(declined, "en").message).toContain("The reason: \u2068Abroad\u2069");
	expect(judgingNotice.action(declined).path).toBe("/?tab=events&judges=7");
	expect(judgingNotice.action(all[0]).path).toBe("/me");
});
