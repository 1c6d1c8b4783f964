import { signUpMessages } from "#web/identity/sign-ups/sign-ups.messages.ts";
import { heading, type Screen } from "../screen.ts";

const signUpConfirmation = { en: "Confirm your address", ar: "تأكيد بريدك" };

export default [
	{
		name: "a sign-up",
		path: "/register",
		titles: { en: "Create an account", ar: "إنشاء حساب" },
		open: heading(signUpMessages, "signUp.title"),
	},
	{
		name: "a sign-up to confirm",
		path: "/register/confirm#token=one",
		titles: signUpConfirmation,
		open: heading(signUpMessages, "signUp.confirmTitle"),
	},
	{
		name: "a sign-up to confirm without a token",
		path: "/register/confirm",
		titles: signUpConfirmation,
		open: heading(signUpMessages, "signUp.invalid"),
	},
] satisfies Screen[];
