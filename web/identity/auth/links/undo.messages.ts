import { messages } from "../../../core/language/messages.ts";

export const undoMessages = messages(
	{
		"undo.title": "Take your address back?",
		"undo.text":
			"Your former email address works for signing in again, everyone who is signed in to your account is signed out, and we send you a link to choose a new password.",
		"undo.undo": "Take my account back",
		"undo.pending": "One moment...",
		"undo.done": "Your account is yours again",
		"undo.doneText":
			"Everyone has been signed out. Check your email: the link there lets you choose a new password.",
		"undo.signIn": "Sign In",
		"undo.invalid": "Invalid Link",
		"undo.invalidText":
			"This link is invalid, was used already or is older than 7 days. Please contact the federation.",
		"undo.home": "To the start page",
	},
	{
		"undo.title": "هل تريد استعادة بريدك الإلكتروني؟",
		"undo.text":
			"يعود بريدك السابق لتسجيل الدخول، ويُسجَّل خروج كل من دخل إلى حسابك، ونرسل إليك رابطًا لاختيار كلمة مرور جديدة.",
		"undo.undo": "استعادة حسابي",
		"undo.pending": "لحظة من فضلك...",
		"undo.done": "عاد حسابك إليك",
		"undo.doneText": "سُجّل خروج الجميع. افتح بريدك: ستجد فيه رابطًا لاختيار كلمة مرور جديدة.",
		"undo.signIn": "تسجيل الدخول",
		"undo.invalid": "رابط غير صالح",
		"undo.invalidText":
			"هذا الرابط غير صالح أو سبق استخدامه أو مضى عليه أكثر من ٧ أيام. يرجى التواصل مع الاتحاد.",
		"undo.home": "إلى الصفحة الرئيسية",
	},
);
