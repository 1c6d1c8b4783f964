import { dayAfter, kuwaitDate, startOf } from "../../core/time/kuwait.ts";

export const dutyScopes = ["desk", "weighIn", "chief", "announcer"] as const;
export type DutyScope = (typeof dutyScopes)[number];

/** Most duties of an event that run at once. */
export const mostDuties = 60;

/** Most days after the last day of an event for which a duty may be given. */
export const longestDutyDays = 14;

/** What a duty at an event lets its holder do beside what everybody may. */
export type DutyAct =
	/** See the entrants, check them in and weigh them. */
	| "weigh"
	/** Close a weigh-in, or open it again. */
	| "closeWeighIn"
	/** Draw, record and correct results, publish places, print sheets. */
	| "draw"
	/** Read the bouts with the names of all entrants. */
	| "seeNames";

const scopesFor: Record<DutyAct, readonly DutyScope[]> = {
	weigh: ["desk", "weighIn", "chief"],
	closeWeighIn: ["chief"],
	draw: ["chief"],
	seeNames: ["chief", "announcer"],
};

export const isPermittedBy = (scope: DutyScope, act: DutyAct) => scopesFor[act].includes(scope);

type Days = { eventDate: string; endDate?: string | null };
const lastDayOf = ({ eventDate, endDate }: Days) => kuwaitDate(startOf(endDate ?? eventDate));

/** Last day of a duty unless another one is given: the day after the event, in Kuwait. */
export const usualLastDay = (event: Days) => dayAfter(lastDayOf(event));

/** Latest last day that a duty at an event may have. */
export const latestLastDay = (event: Days) => dayAfter(lastDayOf(event), longestDutyDays);

/** Whether a duty runs: until the end of its last day, unless it was revoked. */
export const isDutyLive = (
	{ until, revokedAt }: { until: string; revokedAt?: string | null },
	now: number,
) => !revokedAt && kuwaitDate(now) <= until;
