import { agreeMessages } from "#web/competition/registrations/own/agree/agree.messages.ts";
import { offerMessages } from "#web/competition/registrations/own/offers/offers.messages.ts";
import { createAskedForTest } from "../../core/families.ts";
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
		path: "/agree",
		titles: { en: "Agree to a registration", ar: "الموافقة على تسجيل" },
		open: async (page, language) => {
			const { token } = await createAskedForTest();
			await page.goto("about:blank");
			await page.goto(`/agree#token=${token}`);
			await heading(agreeMessages, "agree.title")(page, language);
		},
	},
] satisfies Screen[];
