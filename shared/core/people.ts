/** What is asked of a person in several domains. */
export const genders = ["male", "female"] as const;
export type Gender = (typeof genders)[number];

/** Levels of competition in ascending order; a higher one covers the lower. */
export const readinessLevels = ["Local", "International", "Worldwide"] as const;
export type Readiness = (typeof readinessLevels)[number];

/** What a coach teaches, in the words that are stored. A coach may name others of their own. */
export const specialties = [
	"Adults",
	"Advanced",
	"Youth",
	"Women",
	"Kids",
	"Beginners",
	"Kata",
	"Kumite",
	"General",
] as const;

export const weekdays = [
	"sunday",
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
] as const;

export const timeSlots = ["morning", "afternoon", "evening"] as const;

/** Languages that people in Kuwait teach in. A coach may name others. */
export const spokenLanguages = [
	"Arabic",
	"English",
	"French",
	"Hindi",
	"Urdu",
	"Tagalog",
	"Persian",
	"Japanese",
] as const;

/** How somebody stands with their membership fee. `exempt` is set by hand; the others follow from payments and the day. */
export const feeStatuses = ["paid", "pending", "overdue", "exempt"] as const;
export type FeeStatus = (typeof feeStatuses)[number];

/** Statuses of those who owe a fee. `pending`: they have never paid, or what they paid was voided. */
export const owingStatuses = ["overdue", "pending"] as const;
export type OwingStatus = (typeof owingStatuses)[number];
export const owesFee = (status: FeeStatus): status is OwingStatus =>
	owingStatuses.some((one) => one === status);
