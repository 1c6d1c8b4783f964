import type { Locale } from "#shared/core/locales.ts";
import { isolateName, type Notice, type Words } from "../../people/notifications/notice.ts";

/** Facts of a coach application: received (for staff) or approved (for the applicant). */
export type ApplicationFacts =
	| { status: "applicationReceived"; personId: number; name: string }
	| { status: "coachApproved" };

const received: Record<Locale, (name: string) => Words> = {
	en: (name) => ({
		title: "New coach application",
		message: `${name} has applied to be a coach. The application waits for your decision.`,
	}),
	ar: (name) => ({
		title: "طلب مدرب جديد",
		message: `وصل طلب من ${name} للتدريب ضمن الاتحاد، وهو بانتظار قراركم.`,
	}),
};

const approved: Record<Locale, Words> = {
	en: {
		title: "You are approved as a coach",
		message:
			"The federation has approved your application. Sign in to see your coach's dashboard. Osu!",
	},
	ar: {
		title: "تم اعتمادك مدربًا",
		message: "وافق الاتحاد على طلبك. سجّل الدخول لترى لوحة المدرب. أوس!",
	},
};

export const applicationNotice: Notice<ApplicationFacts> = {
	kind: "application",
	guardianAct: "seeChild",
	// Not emailed: staff see pending applications on their dashboard.
	isMailed: ({ status }) => status !== "applicationReceived",
	words: (facts, locale) =>
		facts.status === "applicationReceived"
			? received[locale](isolateName(facts.name))
			: approved[locale],
	action: (facts) =>
		facts.status === "applicationReceived"
			? {
					path: `/?tab=applications&id=${facts.personId}`,
					label: { en: "Read the application", ar: "قراءة الطلب" },
				}
			: { path: "/", label: { en: "Go to your dashboard", ar: "الانتقال إلى لوحتك" } },
};
