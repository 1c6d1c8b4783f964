import { definePages } from "../../core/definePages.ts";

export default definePages({
	about: {
		navigation: {
			folded: "signed in",
			position: 20,
			label: { en: "About & Leadership", ar: "عن الاتحاد وقيادته" },
		},
		component: "content/about/AboutPage.tsx",
		head: {
			en: {
				title: "About & Leadership",
				description:
					"Who leads the Kyokushin karate federation in Kuwait, what it stands for and how it trains.",
			},
			ar: {
				title: "عن الاتحاد وقيادته",
				description: "قيادة اتحاد كاراتيه الكيوكوشن في الكويت، وقيمه، وطريقة التدريب فيه.",
			},
		},
	},
});
