import { type Belt, rankOf } from "../../base/ranks/belts.rules.ts";
import type { PersonRole, Role } from "../../core/access.ts";
import { searchForPeople } from "../../core/texts/searchPeople.ts";
import type { Judge, JudgeAssignment, JudgeRow } from "./judges.schema.ts";

/**
 * Certification levels of judges in ascending order. They are not comparable with other scales of
 * levels.
 */
export const judgeLevels = ["Local", "Regional", "International"] as const;
export type JudgeLevel = (typeof judgeLevels)[number];

export const specializations = ["Kata", "Kumite"] as const;
export type Specialization = (typeof specializations)[number];

/** What a judge does at an event. */
export const officiatingRoles = ["chief", "central", "corner", "table"] as const;
export type OfficiatingRole = (typeof officiatingRoles)[number];
/** The highest number that a tatami can have. */
export const mostTatamis = 12;

/** Only coaches and staff can be judges. */
export const judgeRoles = ["coach", "admin", "super-admin"] as const satisfies readonly Role[];
export const mayJudge = ({ role }: { role: PersonRole }) => judgeRoles.some((one) => one === role);

/** Belts offered as filters of the registry; judges of other belts appear without a filter. */
export const filteredBelts = [
	"black-1",
	"black-2",
	"black-3",
	"black-4",
	"black-5",
] as const satisfies readonly Belt[];

type Filter = { name: string; level: string; belt: string };

/** Judges that match a filter. An empty field matches all; names match in either script. */
export function matchingJudges(
	judges: readonly JudgeRow[],
	{ name, level, belt }: Filter,
): JudgeRow[] {
	const { finds } = searchForPeople(name);
	return judges.filter(
		({ judges: judge, users: { firstName, lastName, firstNameAr, lastNameAr, currentBelt } }) =>
			finds([firstName, lastName, firstNameAr, lastNameAr]) &&
			(level === "" || judge.competitionLevel === level) &&
			(belt === "" || currentBelt === belt),
	);
}

/** Sorts by level, highest first, then by belt, highest first, then by name. */
export function byStanding(a: JudgeRow, b: JudgeRow): number {
	const level = ({ judges: judge }: JudgeRow) => judgeLevels.indexOf(judge.competitionLevel);
	const name = ({ users: { firstName, lastName } }: JudgeRow) => `${firstName} ${lastName}`;
	return (
		level(b) - level(a) ||
		rankOf(b.users.currentBelt) - rankOf(a.users.currentBelt) ||
		name(a).localeCompare(name(b)) ||
		a.judges.id - b.judges.id
	);
}

/** Number of active judges at each level. */
export function countByLevel(judges: readonly JudgeRow[]): Record<JudgeLevel, number> {
	const count = (level: JudgeLevel) =>
		judges.filter(({ judges: judge }) => judge.isActive && judge.competitionLevel === level).length;
	return {
		Local: count("Local"),
		Regional: count("Regional"),
		International: count("International"),
	};
}

type Answered = Pick<JudgeAssignment, "status" | "askedBy" | "answeredBy">;

/** State of an assignment, derived from the requesting party and the answer. */
export type Standing = "asked" | "applied" | "confirmed" | "declined" | "withdrawn" | "rejected";

export function standingOf({ status, askedBy, answeredBy }: Answered): Standing {
	if (status === "pending") return askedBy === "judge" ? "applied" : "asked";
	if (status === "accepted") return "confirmed";
	if (answeredBy === "federation") return "rejected";
	return askedBy === "judge" ? "withdrawn" : "declined";
}

/** A judge accepts requests of the federation; staff decide on a judge's own application. */
export const mayAccept = (assignment: Answered) => standingOf(assignment) === "asked";

export const mayDecline = ({ status }: Answered) => status !== "declined";

/** Whether a judge can be requested for an event. */
export const canBeRequested = (
	judge: Pick<Judge, "id" | "isActive">,
	assigned: readonly Pick<JudgeAssignment, "judgeId">[],
) => judge.isActive && !assigned.some(({ judgeId }) => judgeId === judge.id);
