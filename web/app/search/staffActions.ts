import type { Locale } from "#shared/core/locales.ts";
import type { Dashboard } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";

type StaffAction = {
	label: Record<Locale, string>;
	/** Other words under which people look for it, in both languages. */
	words: string;
	to: string;
	/** The dashboards whose staff may do it; both by default. */
	only?: Dashboard;
};

/** What staff do most often, for the command bar: each leads to the page where it is done. */
export const staffActions: readonly StaffAction[] = [
	{
		label: { en: "Create an event", ar: "إنشاء فعالية" },
		words: "new event add tournament competition grading seminar فعالية جديدة بطولة اختبار",
		to: paths.newEvent,
	},
	{
		label: { en: "Record a payment", ar: "تسجيل دفعة" },
		words: "money fee cash membership pay receipt رسوم نقد اشتراك عضوية إيصال",
		to: paths.membership,
	},
	{
		label: { en: "Add a member", ar: "إضافة عضو" },
		words: "new person create عضو جديد شخص",
		to: "/?tab=members&id=new",
		only: "superAdmin",
	},
	{
		label: { en: "Invite people who have no password", ar: "دعوة من لا كلمة مرور لهم" },
		words: "invitation sign in دعوات دخول",
		to: `${paths.people}?lacks=password`,
	},
	{
		label: { en: "Write an announcement", ar: "كتابة إعلان" },
		words: "message email send broadcast رسالة بريد إرسال تعميم",
		to: `${paths.broadcasts}?id=new`,
	},
	{
		label: { en: "Write an article", ar: "كتابة خبر" },
		words: "news new post خبر جديد مقال",
		to: "/?tab=news&id=new",
		only: "admin",
	},
	{
		label: { en: "Promote somebody directly", ar: "ترقية عضو مباشرة" },
		words: "belt rank promotion حزام درجة ترقية",
		to: "/?tab=promotions&id=new",
	},
];
