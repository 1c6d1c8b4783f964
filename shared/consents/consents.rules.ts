import { isMinor } from "../core/time/age.ts";

/** What may be published of somebody who said yes to it; under 18, of whom a guardian said yes to it. */
export const publicPurposes = ["photo", "listing", "results", "team"] as const;
export type PublicPurpose = (typeof publicPurposes)[number];

/** All that is asked for. A medical note ends on a day that its giver names. */
export const purposes = [...publicPurposes, "mail", "phone", "medical"] as const;
export type Purpose = (typeof purposes)[number];

export const isPublic = (purpose: Purpose): purpose is PublicPurpose =>
	publicPurposes.some((one) => one === purpose);

/**
 * To these only a guardian says yes who says, for this answer, that they are the minor's wali. The portal keeps their word
 * and does not decide who the wali is.
 */
export const needsWali = (purpose: Purpose): boolean => purpose === "team" || purpose === "medical";

/** Of a minor, whether a guardian has to say yes. */
const needsGuardian = (purpose: Purpose): boolean => isPublic(purpose) || needsWali(purpose);

/** As what somebody answers: for themselves or for a child. */
export const capacities = ["self", "guardian"] as const;
export type Capacity = (typeof capacities)[number];

/**
 * `withdrawn`: a yes that was taken back; `ended`: an answer that counts no more, as a guardian's from the day on which the
 * child comes of age, or a minor's own no to publication that they lifted.
 */
export const answers = ["given", "refused", "withdrawn", "ended"] as const;
export type Answer = (typeof answers)[number];

/** Where an answer came from. */
export const channels = ["web"] as const;

/** Longest time for which a medical note may be kept, in days. */
export const mostMedicalDays = 366;

/**
 * The oldest version of each text whose yes still covers what is done for its purpose. A version that allows more than
 * the one before raises it: a new text does not extend an old consent.
 */
const leastVersion: Record<Purpose, number> = {
	photo: 1,
	listing: 1,
	results: 1,
	team: 1,
	mail: 1,
	phone: 1,
	medical: 1,
};

/** The version of the text to which somebody said yes, for each purpose to which they did. */
export type Consents = { readonly [purpose in Purpose]?: number };

type Row = {
	purpose: Purpose;
	giverId: number;
	capacity: Capacity;
	/** A guardian who said that they are the minor's wali. */
	asWali?: boolean;
	answer: Answer;
	version: number;
	/** Of a medical note: the last day on which it may be kept. */
	endsOn?: string;
};

/** The last word of each giver on a purpose. @param rows of one person, the oldest first */
export const lastWords = <R extends Row>(rows: readonly R[], purpose: Purpose): R[] => [
	...new Map(
		rows.filter((row) => row.purpose === purpose).map((row) => [row.giverId, row]),
	).values(),
];

const isNo = ({ answer }: Row) => answer === "refused" || answer === "withdrawn";

/**
 * The version of the text to which a yes stands. An adult's own word counts alone. Of a minor somebody's yes counts against
 * which nobody's no stands; where it is published, the yes must be a guardian's, and for some purposes the wali's.
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

/** All purposes to which a yes stands: what counts while the person is an adult, and what while they are a minor. */
export const consentsFrom = (rows: readonly Row[]) => ({
	consents: standingConsents(rows, false),
	minorConsents: standingConsents(rows, true),
});

/** Whether a yes covers what is done for a purpose now. */
export const coversPurpose = (purpose: Purpose, version: number | undefined) =>
	version !== undefined && version >= leastVersion[purpose];

type Person = {
	consents?: Consents;
	minorConsents?: Consents;
	dateOfBirth?: string | null;
	updatedAt: string;
};

/**
 * Whether something of a person may be published. Their age is that of their last change: of whom a guardian said yes, they
 * are changed on the day on which they come of age.
 */
export const mayShow = (
	{ consents, minorConsents, dateOfBirth, updatedAt }: Person,
	purpose: PublicPurpose,
): boolean =>
	coversPurpose(
		purpose,
		(isMinor(dateOfBirth, Date.parse(updatedAt)) ? minorConsents : consents)?.[purpose],
	);

/** Whether a yes is a minor's own to what a guardian has to allow: it lifts their no, and allows nothing by itself. */
export const onlyLifts = (purpose: Purpose, capacity: Capacity, minor: boolean) =>
	minor && capacity === "self" && needsGuardian(purpose);
