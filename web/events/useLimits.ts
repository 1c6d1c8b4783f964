import { familyNames } from "#shared/belts/belts.names.ts";
import { familyOf } from "#shared/belts/belts.rules.ts";
import type { ClassLimits } from "#shared/registrations/eligibility.rules.ts";
import { useBeltName } from "../belts/belts.messages.ts";
import { useLocale, useText } from "../core/messages.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";

/** One limit of two ends in words: both, only the lower, only the upper, or none. */
const between = <T>(min: T | null, max: T | null, say: { both: string; from: string; to: string }) =>
	min === null ? (max === null ? null : say.to) : max === null ? say.from : say.both;

/** Who may enter a class, in short words. None where everybody may. */
export function useLimits() {
	const text = useText(manageClassMessages);
	const locale = useLocale();
	const beltName = useBeltName();
	return (limits: ClassLimits): string[] => {
		const { minAge, maxAge, minWeight, maxWeight, minBeltLevel, maxBeltLevel } = limits;
		const { genderRestriction: gender, competitionReadinessRequired: level } = limits;
		const ages = { min: minAge ?? 0, max: maxAge ?? 0 };
		const weights = { min: minWeight ?? 0, max: maxWeight ?? 0 };
		const belts = {
			min: minBeltLevel ? beltName(minBeltLevel) : "",
			// The upper end covers its whole colour.
			max: maxBeltLevel ? familyNames[locale][familyOf(maxBeltLevel)] : "",
		};
		return [
			gender && text(`manageClass.${gender}`),
			between(minAge, maxAge, {
				both: text("manageClass.ages", ages),
				from: text("manageClass.ageFrom", ages),
				to: text("manageClass.ageTo", ages),
			}),
			between(minBeltLevel, maxBeltLevel, {
				both: text("manageClass.belts", belts),
				from: text("manageClass.beltFrom", belts),
				to: text("manageClass.beltTo", belts),
			}),
			between(minWeight, maxWeight, {
				both: text("manageClass.weights", weights),
				from: text("manageClass.weightFrom", weights),
				to: text("manageClass.weightTo", weights),
			}),
			level && text("manageClass.ready", { level: text(`manageClass.${level}`) }),
		].filter((limit) => limit !== null);
	};
}
