import { definePages } from "../../core/definePages.ts";

export default definePages({
	weighIn: {
		component: "competition/weigh-in/WeighInPage.tsx",
		head: {
			en: {
				title: "Weigh-in",
				description: "Who has come to a tournament, and what they weigh.",
			},
			ar: {
				title: "الوزن",
				description: "من حضر إلى البطولة، وما أوزانهم.",
			},
		},
	},
});
