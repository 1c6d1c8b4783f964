import { definePages } from "../../core/definePages.ts";

export default definePages({
	login: {
		navigation: { position: 110, label: { en: "Login", ar: "الدخول" }, only: ["visitor"] },
		component: "identity/auth/LoginPage.tsx",
		head: {
			en: { title: "Sign In", description: "Sign in to your member portal." },
			ar: { title: "تسجيل الدخول", description: "الدخول إلى بوابة الأعضاء." },
		},
	},
	forgotPassword: {
		component: "identity/auth/ForgotPage.tsx",
		head: {
			en: { title: "Forgot password", description: "Ask for a link to choose a new password." },
			ar: { title: "نسيت كلمة المرور", description: "اطلب رابطًا لاختيار كلمة مرور جديدة." },
		},
	},
	resetPassword: {
		component: "identity/auth/links/ResetPage.tsx",
		head: {
			en: { title: "New password", description: "Choose a new password." },
			ar: { title: "كلمة مرور جديدة", description: "اختر كلمة مرور جديدة." },
		},
	},
	confirmEmail: {
		component: "identity/auth/links/ConfirmPage.tsx",
		head: {
			en: { title: "Confirm your email address", description: "Confirm a new email address." },
			ar: { title: "تأكيد البريد الإلكتروني", description: "تأكيد بريد إلكتروني جديد." },
		},
	},
	undoEmail: {
		component: "identity/auth/links/UndoPage.tsx",
		head: {
			en: { title: "Take your address back", description: "Undo a change of your email address." },
			ar: { title: "استعادة بريدك الإلكتروني", description: "التراجع عن تغيير بريدك الإلكتروني." },
		},
	},
	changePassword: {
		component: "identity/auth/ChangePage.tsx",
		head: {
			en: { title: "New password", description: "Choose a new password." },
			ar: { title: "كلمة مرور جديدة", description: "اختر كلمة مرور جديدة." },
		},
	},
});
