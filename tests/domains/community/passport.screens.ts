import { passportMessages } from "#web/community/passport/passport.messages.ts";
import { applyForTest } from "../../core/gradings.ts";
import { createPersonForTest } from "../../core/people.ts";
import { heading, type Screen } from "../screen.ts";

const { students } = await applyForTest("blue-8", { outcome: "pass" });
const [graded] = students;
const beginner = await createPersonForTest({});

/** The page is named after its person; they have no Arabic name. */
const titlesOf = ({ firstName, lastName }: typeof beginner) => {
	const name = `${firstName} ${lastName}`;
	return { en: name, ar: name };
};

export default [
	{
		name: "a belt passport",
		path: `/passport/${graded.id}`,
		titles: titlesOf(graded),
		session: async () => graded.cookie,
		open: heading(passportMessages, "passport.years"),
	},
	{
		name: "the belt passport of a beginner",
		path: `/passport/${beginner.id}`,
		titles: titlesOf(beginner),
		session: async () => beginner.cookie,
		open: async (page, language) => {
			await page.getByText(passportMessages[language]["passport.none"]).waitFor();
		},
	},
] satisfies Screen[];
