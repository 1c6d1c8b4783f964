import type { Locale } from "#shared/core/locales.ts";
import type { Event } from "#shared/events/events.schema.ts";

type Head = { title: string; description: string };

const name: Record<Locale, string> = { en: "Kyokushin Karate Kuwait", ar: "كيوكوشن كاراتيه الكويت" };

const home: Record<Locale, Head> = {
	en: {
		title: "Full-contact karate for all ages",
		description: "News, tournaments, gradings and training of the Kyokushin karate federation in Kuwait.",
	},
	ar: {
		title: "كاراتيه الكيوكوشن لجميع الأعمار",
		description: "أخبار وبطولات واختبارات أحزمة وتدريبات اتحاد كاراتيه الكيوكوشن في الكويت.",
	},
};

const pages: Record<string, Record<Locale, Head>> = {
	"/": home,
	"/home": home,
	"/events": {
		en: { title: "Events", description: "Tournaments, seminars, gradings and camps: dates, places and registration." },
		ar: {
			title: "الفعاليات",
			description: "البطولات والدورات واختبارات الأحزمة والمعسكرات: المواعيد والأماكن والتسجيل.",
		},
	},
	"/schedule": {
		en: { title: "Annual plan", description: "What we train and work towards, month by month." },
		ar: { title: "الخطة السنوية", description: "برنامج التدريب وأهدافه شهرًا بشهر." },
	},
	"/login": {
		en: { title: "Sign In", description: "Sign in to your member portal." },
		ar: { title: "تسجيل الدخول", description: "الدخول إلى بوابة الأعضاء." },
	},
	"/forgot-password": {
		en: { title: "Forgot password", description: "Ask for a link to choose a new password." },
		ar: { title: "نسيت كلمة المرور", description: "اطلب رابطًا لاختيار كلمة مرور جديدة." },
	},
	"/reset-password": {
		en: { title: "New password", description: "Choose a new password." },
		ar: { title: "كلمة مرور جديدة", description: "اختر كلمة مرور جديدة." },
	},
	"/confirm-email": {
		en: { title: "Confirm your email address", description: "Confirm a new email address." },
		ar: { title: "تأكيد البريد الإلكتروني", description: "تأكيد بريد إلكتروني جديد." },
	},
	"/change-password": {
		en: { title: "New password", description: "Choose a new password." },
		ar: { title: "كلمة مرور جديدة", description: "اختر كلمة مرور جديدة." },
	},
	"/privacy": {
		en: { title: "Privacy policy", description: "Which data we keep, why, and what you can ask of us." },
		ar: { title: "سياسة الخصوصية", description: "البيانات التي نحتفظ بها وسبب ذلك وحقوقك لدينا." },
	},
	"/terms": {
		en: { title: "Terms", description: "The terms of this site and of registering for events." },
		ar: { title: "الشروط والأحكام", description: "شروط استخدام الموقع والتسجيل في الفعاليات." },
	},
	"/registrations": {
		en: { title: "My registrations", description: "The events that you have registered for." },
		ar: { title: "تسجيلاتي", description: "الفعاليات التي سجّلت فيها." },
	},
	"/notifications": {
		en: { title: "Notifications", description: "What happened with your registrations." },
		ar: { title: "الإشعارات", description: "كل جديد عن تسجيلاتك." },
	},
	"/dashboard": {
		en: { title: "My dashboard", description: "Your belt and your registrations." },
		ar: { title: "لوحتي", description: "حزامك وتسجيلاتك." },
	},
};

/** Pages below an event, by the last part of their path. */
const partsOfEvent: Record<string, Record<Locale, Head>> = {
	entries: {
		en: { title: "Entries", description: "Who has registered for an event." },
		ar: { title: "المسجّلون", description: "المسجّلون في الفعالية." },
	},
	desk: {
		en: { title: "Entry desk", description: "Enter somebody for an event." },
		ar: { title: "مكتب التسجيل", description: "تسجيل المشاركين في الفعالية." },
	},
	squad: {
		en: { title: "My students", description: "Enter your students for an event." },
		ar: { title: "طلابي", description: "سجّل طلابك في الفعالية." },
	},
};

const notFound: Record<Locale, Head> = {
	en: { title: "404 Page Not Found", description: "This page does not exist." },
	ar: { title: "404 الصفحة غير موجودة", description: "هذه الصفحة غير موجودة." },
};

/** Title and description of a page for tab, search engine and preview. */
export function headOf(path: string, locale: Locale, events: Event[]): Head {
	const part = partsOfEvent[/^\/events\/\d+\/(\w+)$/.exec(path)?.[1] ?? ""]?.[locale];
	if (part) return { ...part, title: `${part.title} | ${name[locale]}` };
	const event = events.find(({ id }) => path === `/events/${id}`);
	const own = event
		? locale === "ar"
			? { title: event.titleAr, description: event.descriptionAr }
			: { title: event.titleEn, description: event.descriptionEn }
		: (pages[path] ?? notFound)[locale];
	return { title: `${own.title} | ${name[locale]}`, description: own.description.slice(0, 200) };
}
