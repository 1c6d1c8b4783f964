import type { EventClassId, EventId } from "#shared/core/ids.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { writtenToHtml } from "#shared/core/texts/runs.ts";
import { homeDojoOf } from "../../people/coaches/home-dojo.ts";
import { coachesByStudent } from "../../people/coaches/students.service.ts";
import { inBothScripts, peopleById } from "../../people/users/users.service.ts";
import type { WholeEvent } from "../events/events.service.ts";
import { entriesOf } from "../registrations/entries/entries.service.ts";
import { findWeights } from "./weigh-in.service.ts";

/** The heads of the columns, each with the class of its cells. */
const heads: Record<Locale, [head: string, kind: string][]> = {
	en: [
		["Name", "name"],
		["Dojo", ""],
		["Declared (kg)", "figure"],
		["Weight (kg)", "figure"],
		["Here", "box"],
		["Kit", "box"],
		["Consent", "box"],
	],
	ar: [
		["الاسم", "name"],
		["الدوجو", ""],
		["المعلَن (كغم)", "figure"],
		["الوزن (كغم)", "figure"],
		["حضر", "box"],
		["العدّة", "box"],
		["الموافقة", "box"],
	],
};

export const weighInStyle = `
.weigh-in td { block-size: 8mm; vertical-align: middle } .weigh-in .box { inline-size: 16mm; text-align: center }
.weigh-in td.box { font-size: 13pt }
.weigh-in .figure { inline-size: 24mm; padding-inline-end: 5mm; text-align: end } .weigh-in .name { font-weight: 600 }
`;

/**
 * Weigh-in lists of an event's classes, or of one, by name: the declared weight, a field for the
 * measured one with what is known already, and boxes to tick.
 */
export async function weighInPages(
	event: WholeEvent,
	classId: EventClassId | undefined,
	locale: Locale,
): Promise<{ name: string; html: string }[]> {
	const isArabic = locale === "ar";
	const { format } = new Intl.NumberFormat(formatLocale[locale], { maximumFractionDigits: 1 });
	const [entries, weights] = await Promise.all([
		entriesOf(event, "approved"),
		findWeights(event.id as EventId),
	]);
	const [people, coaches] = await Promise.all([
		peopleById(entries.map(({ userId }) => userId)),
		coachesByStudent(),
	]);
	const linesOf = (id: number) =>
		entries
			.filter((entry) => entry.classId === id)
			.flatMap(({ userId, declaredWeight }) => {
				const person = people.get(userId);
				if (!person) return [];
				const { nameEn, nameAr } = inBothScripts(person);
				const { dojoEn, dojoAr } = homeDojoOf(person, coaches.get(userId));
				return {
					name: (isArabic && nameAr) || nameEn,
					dojo: (isArabic && dojoAr) || dojoEn || "",
					declared: declaredWeight,
					weighed: weights.get(userId),
				};
			})
			.sort((a, b) => a.name.localeCompare(b.name, locale));
	const weight = (value: number | undefined) => (value === undefined ? "" : format(value));
	const box = `<td class="box">☐</td>`;
	const head = heads[locale].map(([title, kind]) => `<th class="${kind}">${title}</th>`).join("");
	return event.classes
		.filter(({ id }) => (classId ?? id) === id)
		.flatMap((eventClass) => {
			const rows = linesOf(eventClass.id).map(
				(one) =>
					`<tr><td class="name">${writtenToHtml(one.name)}</td><td>${writtenToHtml(one.dojo)}</td><td class="figure">${weight(one.declared)}</td><td class="figure">${weight(one.weighed)}</td>${box.repeat(3)}</tr>`,
			);
			if (rows.length === 0) return [];
			return {
				name: writtenToHtml((isArabic && eventClass.classNameAr) || eventClass.className),
				html: `<table class="weigh-in"><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`,
			};
		});
}
