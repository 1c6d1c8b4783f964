import { agreeMessages } from "#web/competition/registrations/own/agree.messages.ts";
import { offerMessages } from "#web/competition/registrations/own/offers.messages.ts";
import { heading, member, type Screen } from "../screen.ts";

export default [
	{
		name: "one's own registrations",
		path: "/registrations",
		titles: { en: "My registrations", ar: "تسجيلاتي" },
		session: member,
		open: heading(offerMessages, "offer.title"),
	},
	{
		name: "a child's entry to agree to",
		path: "/agree#token=one",
		titles: { en: "Agree to a registration", ar: "الموافقة على تسجيل" },
		open: heading(agreeMessages, "agree.title"),
	},
] satisfies Screen[];
