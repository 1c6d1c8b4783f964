import { definePages } from "../../core/definePages.ts";

export default definePages({
	paid: {
		component: "competition/online-payments/PaidPage.tsx",
		head: {
			en: { title: "Your payment", description: "How your online payment ended." },
			ar: { title: "دفعتك", description: "نتيجة دفعتك الإلكترونية." },
		},
	},
	onlinePayment: {
		component: "competition/online-payments/staff/OnlinePaymentPage.tsx",
		head: {
			en: { title: "Online payment", description: "What was paid online, and its refunds." },
			ar: { title: "دفعة إلكترونية", description: "ما دُفع إلكترونيًا وما أُعيد منه." },
		},
	},
});
