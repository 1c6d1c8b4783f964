import { definePages } from "../../core/definePages.ts";

export default definePages({
	dashboard: {
		component: "app/dashboard/OwnPage.tsx",
		head: {
			en: { title: "Dashboard", description: "What waits for you." },
			ar: { title: "لوحة التحكم", description: "كل ما ينتظرك." },
		},
	},
	own: {
		navigation: {
			position: 110,
			label: { en: "My dashboard", ar: "لوحتي" },
			only: ["coach", "admin", "super-admin"],
		},
		component: "app/dashboard/OwnPage.tsx",
		head: {
			en: { title: "My dashboard", description: "Your belt and your registrations." },
			ar: { title: "لوحتي", description: "حزامك وتسجيلاتك." },
		},
	},
	coachDashboard: {
		component: "app/dashboard/coach/CoachPage.tsx",
		head: {
			en: { title: "Coach Dashboard", description: "Your classes, your students and your week." },
			ar: { title: "لوحة المدرب", description: "حصصك وطلابك وجدولك الأسبوعي." },
		},
	},
	adminDashboard: {
		component: "app/dashboard/staff/AdminPage.tsx",
		head: {
			en: {
				title: "Admin Dashboard",
				description: "Everything that waits for the federation's staff.",
			},
			ar: { title: "لوحة الإدارة", description: "كل ما ينتظر إدارة الاتحاد." },
		},
	},
	decide: {
		component: "app/dashboard/staff/decide/DecidePage.tsx",
		head: {
			en: { title: "To decide", description: "Everything that waits for the federation." },
			ar: { title: "بانتظار القرار", description: "كل ما ينتظر قرار الاتحاد." },
		},
	},
	superAdminDashboard: {
		component: "app/dashboard/staff/SuperAdminPage.tsx",
		head: {
			en: {
				title: "Super Admin Dashboard",
				description: "Everything that the federation's head office looks after.",
			},
			ar: { title: "لوحة الإدارة العليا", description: "كل ما تتولاه الإدارة العليا للاتحاد." },
		},
	},
});
