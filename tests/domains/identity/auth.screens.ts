import { authMessages } from "#web/identity/auth/auth.messages.ts";
import { undoMessages } from "#web/identity/auth/links/undo.messages.ts";
import { createPersonForTest } from "../../core/people.ts";
import { heading, once, type Screen } from "../screen.ts";

const newcomer = once(async () => (await createPersonForTest({ mustChangePassword: true })).cookie);
const reset = { en: "New password", ar: "كلمة مرور جديدة" };
const confirmation = { en: "Confirm your email address", ar: "تأكيد البريد الإلكتروني" };

export default [
	{
		name: "sign-in",
		path: "/login",
		titles: { en: "Sign In", ar: "تسجيل الدخول" },
		open: heading(authMessages, "auth.signIn"),
	},
	{
		name: "a forgotten password",
		path: "/forgot-password",
		titles: { en: "Forgot password", ar: "نسيت كلمة المرور" },
		open: heading(authMessages, "auth.forgotTitle"),
	},
	{
		name: "a reset without a token",
		path: "/reset-password",
		titles: reset,
		open: heading(authMessages, "auth.invalidLink"),
	},
	{
		name: "a reset with a token",
		path: "/reset-password?token=one",
		titles: reset,
		open: heading(authMessages, "auth.resetTitle"),
	},
	{
		name: "a confirmation without a token",
		path: "/confirm-email",
		titles: confirmation,
		open: heading(authMessages, "auth.invalidConfirm"),
	},
	{
		name: "a confirmation with a token",
		path: "/confirm-email?token=one",
		titles: confirmation,
		open: heading(authMessages, "auth.confirmTitle"),
	},
	{
		name: "an address to take back",
		path: "/undo-email#token=one",
		titles: { en: "Take your address back", ar: "استعادة بريدك الإلكتروني" },
		open: heading(undoMessages, "undo.title"),
	},
	{
		name: "a password that has to be changed",
		path: "/",
		titles: reset,
		session: newcomer,
		open: heading(authMessages, "auth.changeTitle"),
	},
] satisfies Screen[];
