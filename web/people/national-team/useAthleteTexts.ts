import { useIntl } from "react-intl";
import { publicAge } from "#shared/people/national-team/national-team.rules.ts";
import type { AthleteCard } from "#shared/people/national-team/national-team.schema.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { usePresent } from "../../core/moments/usePresent.ts";
import { teamMessages } from "./team.messages.ts";
import { weightCategoryMessages } from "./weightCategory.messages.ts";

/** Formats an athlete's data in the reader's language. */
export function useAthleteTexts() {
	const text = useText(teamMessages);
	const categoryText = useText(weightCategoryMessages);
	const pick = usePick();
	const locale = useLocale();
	const beltName = useBeltName();
	const { formatNumber } = useIntl();
	const now = usePresent();
	const unknown = text("team.unknown");
	return {
		/** The name in the reader's language. */
		name: (athlete: Pick<AthleteCard, "nameEn" | "nameAr">) => pick(athlete, "name"),
		/** The language of that name: not every athlete has an Arabic one. */
		nameLang: ({ nameAr }: Pick<AthleteCard, "nameAr">) => (nameAr ? locale : "en"),
		/** The English name, shown below the Arabic name. */
		otherName: ({ nameEn, nameAr }: Pick<AthleteCard, "nameEn" | "nameAr">) =>
			locale === "ar" && nameAr ? nameEn : null,
		/** Age in full years, or for minors the year of birth, with its label. */
		age({ dateOfBirth }: Pick<AthleteCard, "dateOfBirth">): [label: string, value: string] {
			const age = publicAge(dateOfBirth, now);
			if (age && "year" in age) {
				return [text("team.yearOfBirth"), formatNumber(Number(age.year), { useGrouping: false })];
			}
			return [text("team.age"), age ? formatNumber(age.age) : unknown];
		},
		weight: ({ weight }: Pick<AthleteCard, "weight">) =>
			weight ? formatNumber(weight, { style: "unit", unit: "kilogram" }) : unknown,
		category: ({ weightCategory }: Pick<AthleteCard, "weightCategory">) =>
			weightCategory ? categoryText(`weightCategory.${weightCategory}`) : unknown,
		/** The athlete's own rank, else that of the belt. */
		rank: ({ currentRank, currentRankAr, currentBelt }: AthleteCard) =>
			pick({ rankEn: currentRank, rankAr: currentRankAr }, "rank") || beltName(currentBelt),
	};
}
