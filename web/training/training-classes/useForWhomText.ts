import {
	type Audience,
	adultAge,
	agesOf,
} from "#shared/training/training-classes/enrollments.rules.ts";
import { useText } from "../../core/language/messages.ts";
import { trainingClassMessages } from "./training-classes.messages.ts";

/** The ages and people that a class is for: "Ages 6 to 15" and "Boys and girls". */
export function useForWhomText() {
	const text = useText(trainingClassMessages);
	return (one: Audience) => {
		const { min, max } = agesOf(one);
		const ages =
			min !== null && max !== null
				? text("class.ages.between", { min, max })
				: min !== null
					? text("class.ages.from", { min })
					: max !== null
						? text("class.ages.under", { limit: max + 1 })
						: text("class.ages.all");
		const whom =
			max !== null && max < adultAge ? "young" : min !== null && min >= adultAge ? "grown" : "all";
		const kind = one.audienceType === "adults" ? "mixed" : one.audienceType;
		return { ages, who: text(`class.who.${kind}`, { whom }) };
	};
}
