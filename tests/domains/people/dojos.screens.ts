import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageDojosMessages } from "#web/people/dojos/staff/manageDojos.messages.ts";
import { call } from "../../core/api.ts";
import { dojoForTest } from "../../core/dojos.ts";
import { recordTexts } from "../../core/recordText.ts";
import { heading, type Screen, staff } from "../screen.ts";

const dojoText = recordTexts(manageDojosMessages, "manageDojos");

const [dojo]: Dojo[] = (await call("GET", "/dojos")).body;

const made = async (wish: Parameters<typeof dojoForTest>[0] = {}) => {
	const cookie = await staff();
	return { cookie, dojo: (await call("POST", "/dojos", { cookie, body: dojoForTest(wish) })).body };
};

export default [
	{ name: "the dojos", path: "/dojos", titles: { en: "Dojos", ar: "الدوجوهات" } },
	{
		name: "a dojo",
		path: `/dojos/${dojo.id}`,
		titles: { en: dojo.nameEn, ar: dojo.nameAr },
	},
	{
		name: "the dojos of an admin",
		path: "/admin?tab=dojos",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: heading(manageDojosMessages, "manageDojos.title"),
	},
	{
		name: "a dojo that is changed",
		path: "/admin?tab=dojos",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: async () => (await made({ published: false })).cookie,
		open: async (page, language) => {
			await page
				.getByRole("button", { name: recordMessages[language]["record.edit"] })
				.first()
				.click();
			await page.getByRole("dialog", { name: dojoText("editTitle", language) }).waitFor();
		},
	},
] satisfies Screen[];
