import { messages } from "../../../core/language/messages.ts";

export const accountsMessages = messages(
	{
		"accounts.title": "Account help",
		"accounts.intro":
			"Lost phone, or forgot to sign out somewhere? Find the person by name or email.",
		"accounts.open": "Open",
		"accounts.loading": "Loading...",
		"accounts.notYours": "Only a super-admin looks after the accounts of staff.",
		"accounts.secondOn": "Two-factor sign-in is on.",
		"accounts.secondOff": "Two-factor sign-in is off.",
		"accounts.nowhere": "Not signed in on any device.",
		"accounts.sessions": "Sign them out everywhere",
		"accounts.sessionsSure": "Sign them out everywhere?",
		"accounts.sessionsText":
			"All browsers of {name} are signed out. They sign in again with their password.",
		"accounts.sessionsDone": "Signed out everywhere",
		"accounts.secondFactor": "Turn two-factor sign-in off",
		"accounts.secondFactorSure": "Turn two-factor sign-in off?",
		"accounts.secondFactorText":
			"Only if you are sure that {name} is asking you. They are signed out everywhere, sign in with their password alone, and get an email about it.",
		"accounts.secondFactorDone": "Two-factor sign-in is off",
		"accounts.pending": "One moment...",
	},
	{
		"accounts.title": "مساعدة الحسابات",
		"accounts.intro":
			"هل فقد أحد الأعضاء هاتفه أو نسي تسجيل الخروج من جهاز؟ ابحث عنه بالاسم أو البريد الإلكتروني.",
		"accounts.open": "فتح",
		"accounts.loading": "جارٍ التحميل...",
		"accounts.notYours": "حسابات العاملين من اختصاص المشرف العام وحده.",
		"accounts.secondOn": "التحقق بخطوتين مفعّل.",
		"accounts.secondOff": "التحقق بخطوتين غير مفعّل.",
		"accounts.nowhere": "لم يسجّل الدخول من أي جهاز.",
		"accounts.sessions": "تسجيل خروجه من كل الأجهزة",
		"accounts.sessionsSure": "تسجيل خروجه من كل الأجهزة؟",
		"accounts.sessionsText": "يُسجَّل خروج {name} من كل المتصفحات، ثم يدخل من جديد بكلمة المرور.",
		"accounts.sessionsDone": "تم تسجيل خروجه من كل الأجهزة",
		"accounts.secondFactor": "إيقاف التحقق بخطوتين",
		"accounts.secondFactorSure": "إيقاف التحقق بخطوتين؟",
		"accounts.secondFactorText":
			"لا تفعل ذلك إلا إذا كنت متأكدًا من أن الطلب من {name} نفسه. يُسجَّل خروجه من كل الأجهزة، ويدخل بكلمة المرور وحدها، ويصله إشعار بالبريد.",
		"accounts.secondFactorDone": "تم إيقاف التحقق بخطوتين",
		"accounts.pending": "لحظة من فضلك...",
	},
);
