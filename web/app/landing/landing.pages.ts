import { federationName } from "#shared/core/federation.ts";
import { definePages } from "../../core/definePages.ts";

const home = {
	en: {
		title: "Full-contact karate for all ages",
		description:
			"News, tournaments, gradings and training of the Kyokushin karate federation in Kuwait.",
	},
	ar: {
		title: "كاراتيه الكيوكوشن لجميع الأعمار",
		description: `أخبار ${federationName.ar} وبطولاته واختبارات أحزمته وتدريباته.`,
	},
};

export default definePages({
	home: {
		navigation: { position: 10, label: { en: "Home", ar: "الرئيسية" } },
		component: "app/landing/LandingPage.tsx",
		head: home,
	},
	welcome: { component: "app/landing/LandingPage.tsx", head: home },
	privacy: {
		component: "app/landing/PrivacyPage.tsx",
		head: {
			en: {
				title: "Privacy policy",
				description: "Which data we keep, why, and what you can ask of us.",
			},
			ar: {
				title: "سياسة الخصوصية",
				description: "البيانات التي نحتفظ بها وسبب ذلك وحقوقك لدينا.",
			},
		},
	},
	terms: {
		component: "app/landing/TermsPage.tsx",
		head: {
			en: { title: "Terms", description: "The terms of this site and of registering for events." },
			ar: { title: "الشروط والأحكام", description: "شروط استخدام الموقع والتسجيل في الفعاليات." },
		},
	},
});
