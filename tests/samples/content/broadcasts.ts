import { broadcastForTest } from "../../core/broadcasts.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import type { SamplesOf } from "../../core/samples.ts";

export default {
	list: async () => ({ query: { limit: "5" } }),
	preview: async () => ({ cookie: await admin(), body: await broadcastForTest() }),
	// A new person, because announcements are limited per person and audit lines are counted.
	send: async () => ({
		cookie: (await createPersonForTest({ role: "admin" })).cookie,
		body: await broadcastForTest(),
	}),
} satisfies SamplesOf<"broadcasts">;
