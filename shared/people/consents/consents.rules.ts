import { isMinor } from "../../core/time/age.ts";

/** What may be published about a person who consented to it; under 18 a guardian has to consent. */
export const publicPurposes = ["photo", "listing", "results", "team", "danRegister"] as const;
export type PublicPurpose = (typeof publicPurposes)[number];

/** All purposes of consents. A medical note ends on a day that the giver names. */
export const purposes = [...publicPurposes, "mail", "phone", "medical"] as const;
export type Purpose = (typeof purposes)[number];

export const isPublic = (purpose: Purpose): purpose is PublicPurpose =>
	publicPurposes.some((one) => one === purpose);

/**
 * Purposes for which only a guardian can consent who confirms being the minor's wali. The portal
 * records the statement and does not decide who the wali is.
 */
export const needsWali = (purpose: Purpose): boolean => purpose === "team" || purpose === "medical";

/** Whether consent for a minor has to come from a guardian. */
const needsGuardian = (purpose: Purpose): boolean => isPublic(purpose) || needsWali(purpose);

/** Capacity in which a person answers: for themselves or for a child. */
export const capacities = ["self", "guardian"] as const;
export type Capacity = (typeof capacities)[number];

/**
 * `withdrawn`: a consent that was taken back. `ended`: an answer that no longer counts, for example
 * a guardian's from the day on which the child comes of age, or a minor's own refusal of
 * publication that they lifted.
 */
export const answers = ["given", "refused", "withdrawn", "ended"] as const;
export type Answer = (typeof answers)[number];

/** Where an answer was given. */
export const channels = ["web"] as const;

/** Longest period for which a medical note may be stored, in days. */
export const mostMedicalDays = 366;

/**
 * Oldest version of each text whose consent still covers the current use. Raise it with a version
 * that allows more than the one before: a new text does not extend an old consent.
 */
const leastVersion: Record<Purpose, number> = {
	photo: 1,
	listing: 1,
	results: 1,
	team: 1,
	danRegister: 1,
	mail: 1,
	phone: 1,
	medical: 1,
};

/** For each purpose with consent, the version of the text that was agreed to. */
export type Consents = { readonly [purpose in Purpose]?: number };

type Row = {
	purpose: Purpose;
	giverId: number;
	capacity: Capacity;
	/** Whether the guardian confirmed being the minor's wali. */
	asWali?: boolean;
	answer: Answer;
	version: number;
	/** Medical notes only: last day on which the note may be stored. */
	endsOn?: string;
};

/**
 * Latest answer of each giver for a purpose.
 * @param rows answers about one person, oldest first
 */
export const lastWords = <R extends Row>(rows: readonly R[], purpose: Purpose): R[] => [
	...new Map(
		rows.filter((row) => row.purpose === purpose).map((row) => [row.giverId, row]),
	).values(),
];

const isNo = ({ answer }: Row) => answer === "refused" || answer === "withdrawn";

/**
 * Version of the text to which consent is in force; undefined if there is none. For an adult only
 * their own answer counts. For a minor one consent suffices if nobody refuses; publication requires
 * a guardian's consent, and some purposes the wali's.
 */
export function findStandingConsents(
	rows: readonly Row[],
	purpose: Purpose,
	minor: boolean,
): number | undefined {
	const words = lastWords(rows, purpose).filter(({ capacity }) => minor || capacity === "self");
	if (words.some(isNo)) return undefined;
	const mayGive = ({ capacity, asWali = false }: Row) =>
		!minor ||
		!needsGuardian(purpose) ||
		(capacity === "guardian" && (asWali || !needsWali(purpose)));
	const given = words
		.filter((word) => word.answer === "given" && mayGive(word))
		.map(({ version }) => version);
	return given.length > 0 ? Math.max(...given) : undefined;
}

const standingConsents = (rows: readonly Row[], minor: boolean): Consents =>
	Object.fromEntries(
		purposes.flatMap((purpose) => {
			const version = findStandingConsents(rows, purpose, minor);
			return version === undefined ? [] : [[purpose, version]];
		}),
	);

/**
 * Consents in force for all purposes: those that count for an adult, and those that count for a
 * minor.
 */
export const consentsFrom = (rows: readonly Row[]) => ({
	consents: standingConsents(rows, false),
	minorConsents: standingConsents(rows, true),
});

/** Whether a consent covers the current use for a purpose. */
export const coversPurpose = (purpose: Purpose, version: number | undefined) =>
	(version ?? 0) >= leastVersion[purpose];

type Person = {
	consents?: Consents;
	minorConsents?: Consents;
	dateOfBirth?: string | null;
	updatedAt: string;
};

/**
 * Whether a part of a person's data may be published. The age is taken at the last change of the
 * record: records with a guardian's consent are updated on the day on which the person comes of
 * age.
 */
export const mayShow = (
	{ consents, minorConsents, dateOfBirth, updatedAt }: Person,
	purpose: PublicPurpose,
): boolean =>
	coversPurpose(
		purpose,
		(isMinor(dateOfBirth, Date.parse(updatedAt)) ? minorConsents : consents)?.[purpose],
	);

/**
 * Whether an answer is a minor's own yes to a purpose that needs a guardian: it lifts the minor's
 * refusal and allows nothing by itself.
 */
export const onlyLifts = (purpose: Purpose, capacity: Capacity, minor: boolean) =>
	minor && capacity === "self" && needsGuardian(purpose);
