import { createCalendarForTest } from "../../core/calendars.ts";
import type { SamplesOf } from "../../core/samples.ts";

export default {
	feed: async () => ({ query: { key: (await createCalendarForTest()).key } }),
	state: async () => ({}),
	setAddress: async () => ({}),
	switchOff: async () => ({ cookie: (await createCalendarForTest()).cookie }),
} satisfies SamplesOf<"calendars">;
