import type { WeightCategory } from "#shared/people/national-team/weight-categories.ts";
import { messages } from "../../core/language/messages.ts";

export const weightCategoryMessages = messages(
	{
		"weightCategory.Under 60kg": "Under 60kg",
		"weightCategory.60-65kg": "60-65kg",
		"weightCategory.65-70kg": "65-70kg",
		"weightCategory.70-75kg": "70-75kg",
		"weightCategory.75-80kg": "75-80kg",
		"weightCategory.80-85kg": "80-85kg",
		"weightCategory.85-90kg": "85-90kg",
		"weightCategory.Over 90kg": "Over 90kg",
	} satisfies Record<`weightCategory.${WeightCategory}`, string>,
	{
		"weightCategory.Under 60kg": "أقل من ٦٠ كغم",
		"weightCategory.60-65kg": "من ٦٠ إلى ٦٥ كغم",
		"weightCategory.65-70kg": "من ٦٥ إلى ٧٠ كغم",
		"weightCategory.70-75kg": "من ٧٠ إلى ٧٥ كغم",
		"weightCategory.75-80kg": "من ٧٥ إلى ٨٠ كغم",
		"weightCategory.80-85kg": "من ٨٠ إلى ٨٥ كغم",
		"weightCategory.85-90kg": "من ٨٥ إلى ٩٠ كغم",
		"weightCategory.Over 90kg": "أكثر من ٩٠ كغم",
	},
);
