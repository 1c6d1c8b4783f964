import { type DutyScope, isPermittedBy } from "#shared/competition/duties/duties.rules.ts";

type DutyPageName = "eventDraw" | "weighIn";

/** The page on which a duty is done; its address has the id of the event. */
export const dutyPage = (scope: DutyScope): DutyPageName =>
	isPermittedBy(scope, "seeNames") ? "eventDraw" : "weighIn";

/** All pages on which a duty is done, the main one first: the chief judge also closes the weigh-in. */
export const dutyPages = (scope: DutyScope): DutyPageName[] =>
	isPermittedBy(scope, "draw") ? ["eventDraw", "weighIn"] : [dutyPage(scope)];
