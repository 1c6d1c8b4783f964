import type { Event } from "#shared/competition/events/events.schema.ts";
import { upcomingOnHome } from "./home.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const on = (day: number) => ({ eventDate: `2026-11-${day}`, endDate: null }) as Event;

test("shows the six next events on the start page, soonest first, without past ones", () => {
	const days = [29, 19, 27, 21, 25, 20, 23, 28];
	expect(upcomingOnHome(days.map(on), now).map(({ eventDate }) => eventDate)).toEqual(
		[20, 21, 23, 25, 27, 28].map((day) => `2026-11-${day}`),
	);
});

test("leaves out events that nobody can register for, unless there are no others", () => {
	const [closed, cancelled] = (["closed", "cancelled"] as const).map((registrationState, at) => ({
		...on(21 + at),
		registrationState,
	}));
	const open = { ...on(25), registrationState: "open" } as Event;
	expect(upcomingOnHome([closed, cancelled, open], now)).toEqual([open]);
	expect(upcomingOnHome([closed, cancelled], now)).toEqual([closed, cancelled]);
});
