import { claimMessages } from "#web/community/claims/claims.messages.ts";
import { manageClaimMessages } from "#web/community/claims/manageClaims.messages.ts";
import { createPersonForTest } from "../../core/people.ts";
import { heading, once, type Screen, staff } from "../screen.ts";

const claimant = once(async () => (await createPersonForTest({ emailConfirmedAt: 1 })).cookie);

export default [
	{
		name: "one's record to claim",
		path: "/claim",
		titles: { en: "My record at the federation", ar: "سجلي لدى الاتحاد" },
		session: claimant,
		open: heading(claimMessages, "claim.ask"),
	},
	{
		name: "claims that wait",
		path: "/claims",
		titles: { en: "Record claims", ar: "طلبات ربط السجلات" },
		session: staff,
		open: async (page, language) => {
			const name = manageClaimMessages[language]["manageClaim.approve"];
			await page.getByRole("button", { name }).first().click();
			await page.getByRole("dialog").getByRole("searchbox").first().waitFor();
		},
	},
] satisfies Screen[];
