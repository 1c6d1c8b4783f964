import { useIntl } from "react-intl";
import type { ListedCandidate } from "#shared/competition/gradings/gradings.schema.ts";
import { formatLocale } from "#shared/core/locales.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { type GradingPart, partNames } from "#shared/training/syllabus/parts.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { gradingsMessages } from "./gradings.messages.ts";

/** The names of parts as a list. */
export function usePartList() {
	const locale = useLocale();
	const list = new Intl.ListFormat(formatLocale[locale], { type: "conjunction" });
	return (parts: readonly GradingPart[]) =>
		list.format(parts.map((part) => partNames[locale][part]));
}

/**
 * What staff should know about a candidate, in short lines.
 * @param day the day of the grading
 */
export function useCandidateLines(day: string) {
	const text = useText(gradingsMessages);
	const locale = useLocale();
	const { formatDate } = useIntl();
	const partList = usePartList();
	return (one: ListedCandidate): string[] => {
		const { registration, eligibleDate, attended, requiredClasses, openFee, repeatParts } = one;
		const isFew = attended !== null && requiredClasses !== null && attended < requiredClasses;
		const lines = [
			one.group !== null &&
				(one.age === null
					? text("gradings.inGroup", { number: one.group })
					: text("gradings.inGroupOfAge", { number: one.group, age: one.age })),
			registration === "pending" && text("gradings.registration"),
			(registration === "waitlisted" || registration === "offered") && text("gradings.waitlisted"),
			registration !== null &&
				one.toBelt === null &&
				one.board === null &&
				text("gradings.notProposed"),
			eligibleDate !== null &&
				eligibleDate > day &&
				text("gradings.early", {
					date: formatDate(startOf(eligibleDate), { dateStyle: "long" }),
				}),
			isFew && text("gradings.few", { attended, required: requiredClasses }),
			repeatParts.length > 0 && text("gradings.repeats", { parts: partList(repeatParts) }),
			openFee > 0 && text("gradings.fee", { fee: moneyText(openFee, locale) }),
		];
		return lines.filter((line) => line !== false);
	};
}
