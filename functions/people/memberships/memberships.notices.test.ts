import { locales } from "#shared/core/locales.ts";
import { type MembershipFacts, membershipNotice } from "./memberships.notices.ts";

const paid = { amount: 12_500, receiptNumber: "2026-00042" };
const all: MembershipFacts[] = [
	{ status: "received", validUntil: "2027-11-21", ...paid },
	{ status: "voided", reason: "Paid twice", ...paid },
	{ status: "ending", validUntil: "2027-11-21" },
	{ status: "ended", validUntil: "2027-11-21" },
	{ status: "unpaid" },
];

test.each(
	all.flatMap((facts) => locales.map((locale) => ({ facts, locale, status: facts.status }))),
)(
	"fills in all facts of the $status notification in $locale and links to the dashboard",
	({ facts, locale }) => {
		const { title, message } = membershipNotice.words(facts, locale);
		const known = {
			...("amount" in facts && {
				amount: { en: "KD 12.500", ar: "١٢٫٥٠٠ د.ك" }[locale],
				number: "2026-00042",
			}),
			...("validUntil" in facts && {
				day: { en: "November 21, 2027", ar: "٢١ نوفمبر ٢٠٢٧" }[locale],
			}),
			...("reason" in facts && { reason: "Paid twice" }),
		};
		for (const part of Object.values(known)) expect(message).toContain(part);
		expect(`${title} ${message}`).not.toMatch(/undefined|null|NaN/);
		expect(membershipNotice.action(facts).path).toBe("/me");
	},
);

test("a reminder before the end says that the membership can be renewed online already", () => {
	const facts = { status: "ending", validUntil: "2027-11-21", online: true } as const;
	expect(membershipNotice.words(facts, "en").message).toContain("renew it online");
	expect(membershipNotice.words(facts, "ar").message).toContain("تجديدها من الآن إلكترونيًا");
	expect(membershipNotice.action(facts).path).toBe("/fees");
});

test.each<[MembershipFacts["status"], RegExp, RegExp]>([
	["received", /have received/, /استلمنا/],
	["voided", /no longer valid/, /لم يعد .* صالحًا/],
	["ending", /runs until/, /^عضويتك سارية حتى/],
	["ended", /ran until/, /^كانت عضويتك سارية حتى/],
	["unpaid", /has not been paid yet/, /لم تُدفع/],
])("describes the status %s in both languages", (status, english, arabic) => {
	const facts = all.find((one) => one.status === status) as MembershipFacts;
	expect(membershipNotice.words(facts, "en").message).toMatch(english);
	expect(membershipNotice.words(facts, "ar").message).toMatch(arabic);
});
