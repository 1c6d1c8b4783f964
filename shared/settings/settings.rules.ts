import { type Belt, isDan, ladder } from "../belts/belts.rules.ts";
import type { ContactLines } from "./settings.schema.ts";

/** Whether a promotion waits for the federation's approval, or counts at once. */
export const promotionPolicies = ["approval", "direct"] as const;
export type PromotionPolicy = (typeof promotionPolicies)[number];

/** The smallest and the largest number that a setting takes. */
type Limits = readonly [min: number, max: number];
export const settingLimits = {
	/** Months at a rank before the next one. 0: no minimum. */
	monthsInGrade: [0, 120],
	/** Classes attended at a rank before the next one. 0: none are asked for. */
	classesInGrade: [0, 500],
	/** Months that a message of the contact form is kept. */
	messageMonths: [1, 60],
	/** Days after which a registration that nobody has decided on ends. 0: never. */
	pendingDays: [0, 90],
} as const satisfies Record<string, Limits>;

/** Ranks that another one follows: all but the last. */
export const gradesWithNext = ladder.slice(0, -1) as Exclude<Belt, "black-10">[];
export type MonthsInGrade = Record<(typeof gradesWithNext)[number], number>;

export type ClassesInGrade = MonthsInGrade;

/** Custom of Kyokushin federations: a season for each lower kyu, half a year from green on, then years by the dan. */
const usualMonths = (belt: Belt): number => {
	if (isDan(belt))
		return Math.min((Number(belt.split("-")[1]) + 1) * 12, settingLimits.monthsInGrade[1]);
	if (belt === "brown-1") return 12;
	return belt.startsWith("brown") || belt.startsWith("green") ? 6 : 3;
};

/** What holds until somebody saves settings. */
export const settingsDefaults = {
	cityEn: "Kuwait City, Kuwait",
	cityAr: "مدينة الكويت، الكويت",
	// Obviously not a subscriber's line.
	phone: "+96522000000",
	email: "info@kyokushin.example",
	hoursEn: "Mon-Sat 6AM-10PM",
	hoursAr: "من الاثنين إلى السبت، ٦ صباحًا – ١٠ مساءً",
	promotionPolicy: "approval" as PromotionPolicy,
	monthsInGrade: Object.fromEntries(
		gradesWithNext.map((belt) => [belt, usualMonths(belt)]),
	) as MonthsInGrade,
	classesInGrade: Object.fromEntries(gradesWithNext.map((belt) => [belt, 0])) as ClassesInGrade,
	messageMonths: 12,
	pendingDays: 0,
};

/** What everybody may read of the settings. */
export const contactLines = ({
	cityEn,
	cityAr,
	phone,
	email,
	hoursEn,
	hoursAr,
}: ContactLines): ContactLines => ({
	cityEn,
	cityAr,
	phone,
	email,
	hoursEn,
	hoursAr,
});
