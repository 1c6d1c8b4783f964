import { calendarMessages } from "#web/community/calendars/calendars.messages.ts";
import { createPersonForTest } from "../../core/people.ts";
import { countAuditLines, pressedInList, type Writes } from "../write.ts";

const calendar = calendarMessages.en;

export default {
	"a calendar gets an address": async () => {
		const session = await createPersonForTest();
		const make = pressedInList((page) =>
			page.getByRole("button", { name: calendar["subscribe.make"], exact: true }),
		);
		return { session, address: "/", ...make, made: countAuditLines(session) };
	},
} satisfies Writes;
