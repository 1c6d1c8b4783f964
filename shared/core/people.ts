/** Genders, used by several domains. */
export const genders = ["male", "female"] as const;
export type Gender = (typeof genders)[number];

/** Levels of competition in ascending order; a higher level includes the lower ones. */
export const readinessLevels = ["Local", "International", "Worldwide"] as const;
export type Readiness = (typeof readinessLevels)[number];

/** Specialties of coaches as they are stored. A coach may name others. */
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

/** Languages of teaching in Kuwait. A coach may name others. */
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

/**
 * Status of a person's membership fee. Staff set `exempt`; the others follow from payments and the
 * date.
 */
export const feeStatuses = ["paid", "pending", "overdue", "exempt"] as const;
export type FeeStatus = (typeof feeStatuses)[number];

/**
 * Statuses of people who owe a fee. `pending`: they have never paid, or their payment was voided.
 */
export const owingStatuses = ["overdue", "pending"] as const;
export type OwingStatus = (typeof owingStatuses)[number];
export const owesFee = (status: FeeStatus): status is OwingStatus =>
	owingStatuses.some((one) => one === status);
