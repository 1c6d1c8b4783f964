import { type DutyScope, isPermittedBy } from "#shared/competition/duties/duties.rules.ts";

/** The page on which a duty is done; its address has the id of the event. */
export const dutyPage = (scope: DutyScope) =>
	isPermittedBy(scope, "seeNames") ? "eventDraw" : "weighIn";
