/** In kg, from the federation's records of athletes. */
export const weightCategories = [
	"Under 60kg",
	"60-65kg",
	"65-70kg",
	"70-75kg",
	"75-80kg",
	"80-85kg",
	"85-90kg",
	"Over 90kg",
] as const;
export type WeightCategory = (typeof weightCategories)[number];
