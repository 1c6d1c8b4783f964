import { accountMessages } from "#web/community/account/account.messages.ts";
import { heading, member, type Screen, staff } from "../screen.ts";

export default [
	{
		name: "the account's security",
		path: "/account",
		titles: { en: "Account security", ar: "أمان الحساب" },
		session: member,
		open: heading(accountMessages, "account.sessions"),
	},
	{
		name: "help with accounts",
		path: "/accounts",
		titles: { en: "Account help", ar: "مساعدة الحسابات" },
		session: staff,
	},
] satisfies Screen[];
