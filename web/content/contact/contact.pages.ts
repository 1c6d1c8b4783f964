import { definePages } from "../../core/definePages.ts";

export default definePages({
	messages: {
		component: "content/contact/MessagesPage.tsx",
		head: {
			en: { title: "Messages", description: "What visitors write by the contact form." },
			ar: { title: "الرسائل", description: "ما يكتبه الزوار عبر نموذج التواصل." },
		},
	},
});
