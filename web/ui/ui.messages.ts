import { messages } from "../core/messages.ts";

export const uiMessages = messages(
	{
		"ui.show": "Show",
		"ui.hide": "Hide",
		"ui.showPassword": "Show password",
		"ui.hidePassword": "Hide password",
		"ui.close": "Close",
		"ui.loading": "Loading...",
		"ui.noData": "No data available",
		"ui.crashed": "This page could not be shown",
		"ui.crashedText": "Please load it again. If that does not help, go back to the start page.",
		"ui.reload": "Load again",
		"ui.loadFailed": "This could not be loaded.",
		"ui.tryAgain": "Try again",
	},
	{
		"ui.show": "إظهار",
		"ui.hide": "إخفاء",
		"ui.showPassword": "إظهار كلمة المرور",
		"ui.hidePassword": "إخفاء كلمة المرور",
		"ui.close": "إغلاق",
		"ui.loading": "جارٍ التحميل...",
		"ui.noData": "لا توجد بيانات",
		"ui.crashed": "تعذّر عرض هذه الصفحة",
		"ui.crashedText": "يرجى تحميلها من جديد. إذا استمرت المشكلة فارجع إلى الصفحة الرئيسية.",
		"ui.reload": "إعادة التحميل",
		"ui.loadFailed": "تعذّر التحميل.",
		"ui.tryAgain": "أعد المحاولة",
	},
);
