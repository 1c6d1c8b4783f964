import { calendarsRoutes } from "#shared/training/calendars/calendars.routes.ts";
import { childrenOf } from "../../community/families/links.ts";
import { Download } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { ownerOf, readCalendarState, setAddress, switchOff } from "./calendars.service.ts";
import { personalCalendar } from "./personal-calendar.ts";

export const handler = lambda(calendarsRoutes, {
	feed: async ({ query, caller }) => {
		const owner = await ownerOf(caller, query.key);
		const links = await childrenOf(owner.id, caller.now);
		const children = links.filter(({ state }) => state === "active");
		const ids = children.map(({ childId }) => childId);
		return new Download(await personalCalendar(owner, ids, caller.now), { type: "text/calendar" });
	},
	state: ({ caller }) => readCalendarState(caller),
	setAddress: ({ caller }) => setAddress(caller),
	switchOff: ({ caller }) => switchOff(caller),
});
