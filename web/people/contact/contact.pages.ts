import { definePages } from "../../core/definePages.ts";

export default definePages({
	messages: {
		component: "people/contact/MessagesPage.tsx",
		head: {
			en: { title: "Inbox", description: "What visitors write in the contact form." },
			ar: { title: "الرسائل الواردة", description: "ما يكتبه الزوار عبر نموذج التواصل." },
		},
	},
});
