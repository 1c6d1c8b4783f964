import type { Role } from "../../core/access.ts";

/** The 21 ranks in ascending order. All other notations are normalized to these codes. */
export const ladder = [
	"white",
	"orange-10",
	"orange-9",
	"blue-8",
	"blue-7",
	"yellow-6",
	"yellow-5",
	"green-4",
	"green-3",
	"brown-2",
	"brown-1",
	"black-1",
	"black-2",
	"black-3",
	"black-4",
	"black-5",
	"black-6",
	"black-7",
	"black-8",
	"black-9",
	"black-10",
] as const;
export type Belt = (typeof ladder)[number];

export const families = ["white", "orange", "blue", "yellow", "green", "brown", "black"] as const;
export type BeltFamily = (typeof families)[number];

export const isBelt = (value: unknown): value is Belt => ladder.includes(value as Belt);

/** A belt as read from data; a missing or unknown one counts as white. */
type Read = Belt | null | undefined;
const known = (belt: Read): Belt => (isBelt(belt) ? belt : "white");

export const familyOf = (belt: Read) => known(belt).split("-")[0] as BeltFamily;

/** Position of a belt's colour among the seven colours, from 0. */
export const familyRank = (belt: Read) => families.indexOf(familyOf(belt));

/** Kyu or dan number; null for white, which has none. */
export function gradeOf(belt: Read): number | null {
	const grade = known(belt).split("-")[1];
	return grade ? Number(grade) : null;
}

export const isDan = (belt: Read) => familyOf(belt) === "black";

/** The highest rank that coaches give: the one at which a dan that is not confirmed counts. */
export const highestKyu: Belt = "brown-1";

export const rankOf = (belt: Read) => ladder.indexOf(known(belt));

/** Whether a belt is the first rank of its colour, in which case the colour's name is enough. */
export const opensColour = (belt: Belt) =>
	ladder.find((one) => familyOf(one) === familyOf(belt)) === belt;

/**
 * The highest rank that an upper limit admits. The first rank of a colour stands for the colour, as
 * in the names "Green Belt" and "Black Belt", so that it admits all its ranks; any other rank is
 * itself the highest.
 */
export const highestAdmitted = (max: Belt): Belt =>
	opensColour(max) ? (ladder.findLast((one) => familyOf(one) === familyOf(max)) ?? max) : max;

/** Progress on the seven-step ladder in percent: white 14, black 100; no belt counts as white. */
export const simpleProgress = (belt: Read) =>
	Math.round(((familyRank(belt) + 1) / families.length) * 100);

/** Largest number of ranks by which a coach can promote a student. */
export const mostRanksAtOnce = 3;

/** Ranks to which a coach can promote a student: the next ones, without black belts. */
export const nextRanks = (belt: Belt): Belt[] =>
	ladder.slice(rankOf(belt) + 1, rankOf(belt) + 1 + mostRanksAtOnce).filter((rank) => !isDan(rank));

/** The next rank if it is a dan, which is given on a recommendation to the board; null otherwise. */
export function nextDan(belt: Belt): Belt | null {
	const next = ladder[rankOf(belt) + 1];
	return next && isDan(next) ? next : null;
}

type Recommended = { toBelt: Belt; eventId?: number | null; isHeld?: boolean };

/** Whether a promotion recommends a person for a dan at a grading, so that the board has to agree. */
export const isForBoard = ({ toBelt, eventId, isHeld }: Recommended) =>
	isDan(toBelt) && eventId != null && !isHeld;

/** Why a coach cannot promote a student from one rank to another; null if they can. */
export function coachRefusal(from: Belt, to: Belt) {
	if (isDan(to)) return "promotion_black";
	if (rankOf(to) <= rankOf(from)) return "promotion_not_higher";
	return nextRanks(from).includes(to) ? null : "promotion_too_far";
}

type Timed = { promotionDate: string; eligibleDate?: string | null };

/** Whether a promotion is dated before the months in grade of the previous rank are complete. */
export const isEarly = ({ promotionDate, eligibleDate }: Timed) =>
	eligibleDate != null && promotionDate < eligibleDate;

type Attended = { attended?: number | null; requiredClasses?: number | null };

/** Whether a person attended fewer classes at their rank than the settings require. */
export const lacksClasses = ({ attended, requiredClasses }: Attended) =>
	attended != null && requiredClasses != null && attended < requiredClasses;

/** How long staff can take back a decision on a promotion, in ms. */
const takeBackMs = 7 * 24 * 60 * 60 * 1000;

/** Whether a decision on a promotion is recent enough to be taken back. */
export const canTakeBack = (decidedAt: string | null | undefined, now: number) =>
	decidedAt != null && now - Date.parse(decidedAt) < takeBackMs;

/** Roles whose belts are counted. Coaches are counted only once approved. */
export const countedRoles = ["member", "coach"] as const satisfies readonly Role[];
