import { calendarsRoutes } from "#shared/community/calendars/calendars.routes.ts";
import { Download } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import {
	ownerOf,
	readCalendarState,
	setAddress,
	switchOff,
} from "../../identity/calendar-addresses/calendars.service.ts";
import { personalCalendar } from "./personal-calendar.ts";

export const handler = lambda(calendarsRoutes, {
	feed: async ({ query, caller }) => {
		const owner = await ownerOf(caller, query.key);
		return new Download(await personalCalendar(owner, caller.now), { type: "text/calendar" });
	},
	state: ({ caller }) => readCalendarState(caller),
	setAddress: ({ caller }) => setAddress(caller),
	switchOff: ({ caller }) => switchOff(caller),
});
