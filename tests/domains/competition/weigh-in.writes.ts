import { notCheckedIn } from "#shared/competition/weigh-in/weigh-in.rules.ts";
import { weighInMessages } from "#web/competition/weigh-in/weigh-in.messages.ts";
import { call } from "../../core/api.ts";
import { createClosedClassForTest } from "../../core/draws.ts";
import { admin } from "../../core/people.ts";
import { countAuditLines, press, staff, type Writes } from "../write.ts";

const text = weighInMessages.en;

/** The weigh-in of a class with one entrant. */
async function weighIn() {
	const [{ event, eventClass, people }, session] = await Promise.all([
		createClosedClassForTest(1),
		staff(),
	]);
	return {
		eventId: event.id,
		closeName: text["weighIn.closeTitle"].replace("{eventClass}", eventClass.className),
		person: people[0],
		write: {
			session,
			address: `/events/${event.id}/weigh-in?class=${eventClass.id}`,
			made: countAuditLines(session),
		},
	};
}

export default {
	"the weigh-in of an event class is closed": async () => {
		const { eventId, person, closeName, write } = await weighIn();
		// Once the entrant is weighed, closing ends no entry and writes one audit line.
		await call("POST", `/events/${eventId}/check-ins`, {
			cookie: await admin(),
			body: {
				people: [
					{ userId: person.id, value: { ...notCheckedIn, weight: 61.4 }, before: notCheckedIn },
				],
			},
		});
		return { ...write, open: (page) => press(page, closeName) };
	},
} satisfies Writes;
