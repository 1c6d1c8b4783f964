import type { Family } from "#shared/people/families/families.schema.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { familyMessages } from "#web/people/families/families.messages.ts";
import { call, signIn } from "../../core/api.ts";
import { heading, once, type Screen, tournament } from "../screen.ts";

const parent = once(() => signIn("parent@demo.test"));

/** A child of the demo mother. */
const [childOfDemo] = (
	(await call("GET", "/me/dependents", { cookie: await parent() })).body as Family
).children;

export default [
	{
		name: "a family",
		path: "/family",
		titles: { en: "My family", ar: "عائلتي" },
		session: parent,
		open: async (page) => page.locator(".child").first().waitFor(),
	},
	{
		name: "a child who is added",
		path: "/family",
		titles: { en: "My family", ar: "عائلتي" },
		session: parent,
		open: async (page, language) => {
			await page
				.getByRole("button", { name: familyMessages[language]["family.add"], exact: true })
				.click();
			await page.getByRole("dialog").getByRole("combobox").first().waitFor();
		},
	},
	{
		name: "a child, for its guardian",
		path: `/child/${childOfDemo.id}`,
		titles: { en: nameIn("en", childOfDemo).full, ar: nameIn("ar", childOfDemo).full },
		session: parent,
		open: heading(familyMessages, "family.guardians"),
	},
	{
		name: "a family that enters an event",
		path: `/events/${tournament.id}/family`,
		titles: { en: "Register my family", ar: "تسجيل العائلة" },
		session: parent,
		open: async (page) => page.locator(".squad-row").first().waitFor(),
	},
] satisfies Screen[];
