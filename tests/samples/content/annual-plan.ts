import type { SamplesOf } from "../../core/samples.ts";
import { created } from "../records.ts";

const month = {
	year: 2031,
	month: 3,
	titleEn: "Basics",
	titleAr: "الأساسيات",
	activities: ["Kihon", "Kata"],
	goals: ["Grading"],
};

export default {
	list: async () => ({ query: { year: "2031" } }),
	listYear: async () => ({ params: { id: "2031" } }),
	create: async () => ({ body: month }),
	update: async () => ({
		params: await created("/annual-plan", month),
		body: { ...month, month: 4, version: 1 },
	}),
	remove: async () => ({ params: await created("/annual-plan", month) }),
} satisfies SamplesOf<"annual-plan">;
