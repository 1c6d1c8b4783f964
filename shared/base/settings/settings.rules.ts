import { type Belt, isDan, ladder } from "../ranks/belts.rules.ts";
import type { PublicSettings } from "./settings.schema.ts";

/** Whether a promotion needs the federation's approval or takes effect at once. */
export const promotionPolicies = ["approval", "direct"] as const;
export type PromotionPolicy = (typeof promotionPolicies)[number];

/** Smallest and largest value of a setting. */
type Limits = readonly [min: number, max: number];
export const settingLimits = {
	/** Months at a rank before the next one; 0 means no minimum. */
	monthsInGrade: [0, 120],
	/** Classes attended at a rank before the next one; 0 means none are required. */
	classesInGrade: [0, 500],
	/** Months for which messages of the contact form are stored. */
	messageMonths: [1, 60],
	/** Days after which an undecided registration ends; 0 means never. */
	pendingDays: [0, 90],
	/** Months for which a membership fee is valid. */
	membershipMonths: [1, 36],
} as const satisfies Record<string, Limits>;

/** Ranks with a next rank: all but the last. */
export const gradesWithNext = ladder.slice(0, -1) as Exclude<Belt, "black-10">[];
export type MonthsInGrade = Record<(typeof gradesWithNext)[number], number>;

export type ClassesInGrade = MonthsInGrade;

/** Ranks that people are graded for: all but the first. */
export const gradedRanks = ladder.slice(1) as Exclude<Belt, "white">[];
/** Fee of a grading for each rank, in fils; 0 means none. */
export type GradingFees = Record<(typeof gradedRanks)[number], number>;

/** Kinds of membership fees: of an adult, of a minor, and the most that a family pays together. */
export const membershipKinds = ["adult", "child", "family"] as const;
/** In fils; 0 means that none is stated. */
export type MembershipFees = Record<(typeof membershipKinds)[number], number>;

/**
 * Customary months in Kyokushin federations: 3 for each lower kyu, 6 from green on, then years that
 * grow with the dan.
 */
const usualMonths = (belt: Belt): number => {
	if (isDan(belt))
		return Math.min((Number(belt.split("-")[1]) + 1) * 12, settingLimits.monthsInGrade[1]);
	if (belt === "brown-1") return 12;
	return belt.startsWith("brown") || belt.startsWith("green") ? 6 : 3;
};

/** Settings that apply until the first ones are saved. */
export const settingsDefaults = {
	cityEn: "Kuwait City, Kuwait",
	cityAr: "مدينة الكويت، الكويت",
	// A number that obviously belongs to no subscriber.
	phone: "+96522000000",
	email: "info@kyokushin.example",
	hoursEn: "Mon-Sat 6AM-10PM",
	hoursAr: "من الاثنين إلى السبت، ٦ صباحًا – ١٠ مساءً",
	promotionPolicy: "approval" as PromotionPolicy,
	monthsInGrade: Object.fromEntries(
		gradesWithNext.map((belt) => [belt, usualMonths(belt)]),
	) as MonthsInGrade,
	classesInGrade: Object.fromEntries(gradesWithNext.map((belt) => [belt, 0])) as ClassesInGrade,
	membershipFees: { adult: 0, child: 0, family: 0 } as MembershipFees,
	membershipMonths: 12,
	gradingFees: Object.fromEntries(gradedRanks.map((belt) => [belt, 0])) as GradingFees,
	messageMonths: 12,
	pendingDays: 0,
};

/** The part of the settings that visitors see. */
export const publicSettings = ({
	cityEn,
	cityAr,
	phone,
	email,
	hoursEn,
	hoursAr,
	membershipFees,
	gradingFees,
	membershipMonths,
}: PublicSettings): PublicSettings => ({
	cityEn,
	cityAr,
	phone,
	email,
	hoursEn,
	hoursAr,
	membershipFees,
	gradingFees,
	membershipMonths,
});
