import { athleteForTest } from "../../core/national-team.ts";
import type { SamplesOf } from "../../core/samples.ts";
import { created } from "../records.ts";

export default {
	list: async () => ({}),
	get: async () => ({ params: await created("/national-team", athleteForTest()) }),
	create: async () => ({ body: athleteForTest() }),
	update: async () => ({
		params: await created("/national-team", athleteForTest()),
		body: { ...athleteForTest({ nameEn: "Huda Other" }), version: 1 },
	}),
	remove: async () => ({ params: await created("/national-team", athleteForTest()) }),
} satisfies SamplesOf<"national-team">;
