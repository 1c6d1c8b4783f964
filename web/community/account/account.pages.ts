import { definePages } from "../../core/definePages.ts";

export default definePages({
	profile: {
		component: "community/account/ProfilePage.tsx",
		head: {
			en: {
				title: "My profile",
				description: "Who you are on this site, and what you get by mail.",
			},
			ar: { title: "ملفي الشخصي", description: "بياناتك في هذا الموقع وما يصلك بالبريد." },
		},
	},
	account: {
		component: "community/account/AccountPage.tsx",
		head: {
			en: {
				title: "Account security",
				description: "How you sign in, and where you are signed in.",
			},
			ar: {
				title: "أمان الحساب",
				description: "طريقة تسجيل دخولك والأجهزة التي سجّلت الدخول منها.",
			},
		},
	},
	accounts: {
		component: "community/account/staff/AccountsPage.tsx",
		head: {
			en: {
				title: "Account help",
				description: "End somebody's sessions, or help them sign in again.",
			},
			ar: {
				title: "مساعدة الحسابات",
				description: "إنهاء جلسات أحد الأعضاء أو مساعدته في الدخول من جديد.",
			},
		},
	},
});
