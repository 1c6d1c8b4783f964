import { definePages } from "../../core/definePages.ts";

export default definePages({
	register: {
		component: "identity/sign-ups/RegisterPage.tsx",
		head: {
			en: {
				title: "Create an account",
				description: "Sign up to enter events and follow your belts and classes.",
			},
			ar: {
				title: "إنشاء حساب",
				description: "أنشئ حسابك لتسجّل في الفعاليات وتتابع أحزمتك وحصصك.",
			},
		},
	},
	registerConfirm: {
		component: "identity/sign-ups/RegisterConfirmPage.tsx",
		head: {
			en: { title: "Confirm your address", description: "Confirm your email address and sign in." },
			ar: { title: "تأكيد بريدك", description: "أكّد بريدك الإلكتروني وادخل إلى حسابك." },
		},
	},
});
