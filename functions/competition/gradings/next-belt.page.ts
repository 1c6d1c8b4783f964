import { beltName } from "#shared/base/ranks/belts.names.ts";
import { isDan } from "#shared/base/ranks/belts.rules.ts";
import type { Need, NextBeltPlan } from "#shared/competition/gradings/next-belt.rules.ts";
import type { NextBelt } from "#shared/competition/gradings/next-belt.schema.ts";
import { federationName } from "#shared/core/federation.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { writtenToHtml } from "#shared/core/texts/runs.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { partNames } from "#shared/training/syllabus/parts.ts";
import { usualMax } from "#shared/training/syllabus/syllabus.rules.ts";
import type { SyllabusPart } from "#shared/training/syllabus/syllabus.schema.ts";
import { printedPage } from "../../core/http/printed-page.ts";

const words = {
	en: {
		title: "What I need for the next belt",
		before: "Before the grading",
		shown: "What is examined",
		months: (have: string, required: string) => `Months at this rank: ${have} of ${required}`,
		classes: (have: string, required: string) => `Classes: ${have} of ${required}`,
		exempt: "Membership: no fee",
		until: (day: string) => `Membership paid until ${day}`,
		unpaid: "Membership: not paid",
		feePaid: "Grading fee paid",
		fee: (amount: string) => `Grading fee: ${amount}`,
		grading: (title: string, day: string) => `Grading: ${title}, ${day}`,
		from: (day: string) => `Grading is possible from ${day}`,
		repeat: (day: string) => `Only these parts are repeated, until ${day}`,
		max: (max: string) => `up to ${max} marks`,
		dan: "A dan is tried on the coach’s recommendation, with an essay and the description of a kata, once the federation’s board has agreed.",
		waits: (title: string, day: string) => `Recommended at ${title}, ${day}: the board decides`,
		agreed: (title: string, day: string) => `Recommended at ${title}, ${day}: the board has agreed`,
		coach: "Coach’s signature",
		none: "The federation has not published a syllabus for this rank.",
	},
	ar: {
		title: "ما أحتاج إليه للحزام القادم",
		before: "قبل الاختبار",
		shown: "ما يُختبر فيه",
		months: (have: string, required: string) => `الأشهر في هذه الدرجة: ${have} من ${required}`,
		classes: (have: string, required: string) => `الحصص: ${have} من ${required}`,
		exempt: "العضوية: بلا رسوم",
		until: (day: string) => `العضوية مدفوعة حتى ${day}`,
		unpaid: "العضوية: غير مدفوعة",
		feePaid: "رسوم الاختبار مدفوعة",
		fee: (amount: string) => `رسوم الاختبار: ${amount}`,
		grading: (title: string, day: string) => `الاختبار: ${title}، ${day}`,
		from: (day: string) => `يمكن التقدّم للاختبار ابتداءً من ${day}`,
		repeat: (day: string) => `تُعاد هذه الأجزاء وحدها حتى ${day}`,
		max: (max: string) => `حتى ${max} علامة`,
		dan: "يكون التقدّم إلى الدان بترشيح من المدرب، مع مقال ووصف كاتا، بعد موافقة مجلس الاتحاد.",
		waits: (title: string, day: string) => `الترشيح إلى ${title}، ${day}: القرار للمجلس`,
		agreed: (title: string, day: string) => `الترشيح إلى ${title}، ${day}: وافق المجلس`,
		coach: "توقيع المدرب",
		none: "لم ينشر الاتحاد بعد منهجًا لهذه الدرجة.",
	},
} satisfies Record<Locale, object>;

// Boxes are borders, because browsers print no backgrounds.
const style = `
h2 { margin: 5mm 0 2mm; font-size: 12.5pt }
ul { margin: 0; padding: 0; list-style: none }
li { position: relative; padding-inline-start: 7mm; margin-block-end: 1.6mm; break-inside: avoid }
li::before { content: ""; position: absolute; inset-inline-start: 0; inset-block-start: .6mm; inline-size: 3.6mm; block-size: 3.6mm; border: .8pt solid #111; border-radius: .6mm }
li.met::before { content: "✓"; font-size: 10pt; font-weight: 700; line-height: 3.4mm; text-align: center }
.parts { columns: 2; column-gap: 9mm }
.parts section { break-inside: avoid; margin-block-end: 4mm }
h3 { margin: 0 0 1.5mm; font-size: 11pt } h3 small { color: #555; font-weight: 400 }
.soft { margin: 1mm 0 0; color: #444; font-size: 10pt }
.sign { margin-block: 10mm 0; text-align: end }
`;

type About = { name: string; today: string; locale: Locale; plan: NextBeltPlan };

type Write = { day: (date: string) => string; number: (value: number) => string; locale: Locale };

function needLine(need: Need, { day, number, locale }: Write): string {
	const text = words[locale];
	if (need.kind === "membership") {
		if (need.isExempt) return text.exempt;
		return need.until ? text.until(day(need.until)) : text.unpaid;
	}
	if (need.kind === "fee")
		return need.isMet ? text.feePaid : text.fee(moneyText(need.amount, locale));
	return text[need.kind](number(need.have), number(need.required));
}

function partBlock(
	{ part, max, itemsEn, itemsAr }: SyllabusPart,
	{ number, locale }: Write,
): string {
	const items = (locale === "ar" ? itemsAr : itemsEn).map(
		(item) => `<li>${writtenToHtml(item)}</li>`,
	);
	const scale = max === usualMax ? "" : ` <small>(${words[locale].max(number(max))})</small>`;
	return `<section><h3>${escapeHtml(partNames[locale][part])}${scale}</h3><ul>${items.join("")}</ul></section>`;
}

/** What a person needs for the next belt, on A4: what is there is ticked, the rest by hand. */
export function nextBeltPage(
	{ nextBelt, parts, repeat, recommendation }: NextBelt,
	{ name, today, locale, plan }: About,
): string {
	const text = words[locale];
	const days = new Intl.DateTimeFormat(formatLocale[locale], { timeZone, dateStyle: "long" });
	const numbers = new Intl.NumberFormat(formatLocale[locale]);
	const write: Write = {
		day: (date) => days.format(startOf(date)),
		number: (value) => numbers.format(value),
		locale,
	};
	const needs = plan.needs.map(
		(need) => `<li${need.isMet ? ' class="met"' : ""}>${escapeHtml(needLine(need, write))}</li>`,
	);
	const { next, from } = plan;
	const title = next && (locale === "ar" ? next.titleAr : next.titleEn);
	const lines = [
		from && text.from(write.day(from)),
		next && title && text.grading(title, write.day(next.date)),
		repeat && text.repeat(write.day(repeat.until)),
		isDan(nextBelt) && !recommendation && !repeat && text.dan,
		recommendation &&
			text[recommendation.isAgreed ? "agreed" : "waits"](
				locale === "ar" ? recommendation.titleAr : recommendation.titleEn,
				write.day(recommendation.date),
			),
	].flatMap((line) => (line ? `<p class="soft">${writtenToHtml(line)}</p>` : []));
	const rank = nextBelt ? beltName(nextBelt, locale) : "";
	const shown =
		parts.length > 0
			? `<div class="parts">${parts.map((one) => partBlock(one, write)).join("")}</div>`
			: `<p class="soft">${text.none}</p>`;
	const body = `<header><p>${federationName[locale]}</p><p>${write.day(today)}</p><h1>${escapeHtml(rank)}</h1>
<p><strong>${writtenToHtml(name)}</strong></p><p>${text.title}</p></header>
${needs.length > 0 ? `<h2>${text.before}</h2><ul>${needs.join("")}</ul>` : ""}${lines.join("")}
<h2>${text.shown}</h2>${shown}
<p class="sign">${text.coach}: ______________________________</p>`;
	return printedPage({ locale, title: `${text.title} – ${rank}`, body, style });
}
