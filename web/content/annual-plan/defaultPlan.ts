import type { AnnualPlanEntry } from "#shared/content/annual-plan/annual-plan.schema.ts";

/** Shown until the federation has entered a plan for the year. */
export const defaultPlan = (year: number): AnnualPlanEntry[] => [
	{
		id: -1,
		year,
		month: 1,
		titleEn: "Foundation Building",
		titleAr: "بناء الأساس",
		descriptionEn: "Stance, breathing and the basic techniques on which all else rests.",
		descriptionAr: "الوقفات والتنفس والتقنيات الأساسية التي يقوم عليها كل شيء.",
		activities: [],
		goals: [],
		version: 0,
	},
	{
		id: -2,
		year,
		month: 2,
		titleEn: "Technique Development",
		titleAr: "تطوير التقنيات",
		descriptionEn: "Combinations and kata, with attention to timing and balance.",
		descriptionAr: "التركيبات الحركية والكاتا مع العناية بالتوقيت والتوازن.",
		activities: [],
		goals: [],
		version: 0,
	},
	{
		id: -3,
		year,
		month: 3,
		titleEn: "Competition Preparation",
		titleAr: "الاستعداد للمنافسات",
		descriptionEn: "Conditioning and kumite under the rules of competition.",
		descriptionAr: "اللياقة والكوميتيه وفق قوانين المنافسات.",
		activities: [],
		goals: [],
		version: 0,
	},
];
