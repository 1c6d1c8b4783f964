import { wordings } from "#shared/people/consents/consents.wordings.ts";
import { consentMessages } from "#web/people/consents/consents.messages.ts";
import { danRegisterMessages } from "#web/training/certificates/dan-register/danRegister.messages.ts";
import { eventually } from "../core/api.ts";
import { createCertificateForTest } from "../core/certificates.ts";
import { baseUrl } from "../core/env.ts";
import { uniqueName } from "../core/unique.ts";
import { languagesInTurn, visit } from "./browser.ts";

test.each(languagesInTurn())(
	"a black belt joins and leaves the public register of dan ranks in %s",
	async (language) => {
		const lastName = uniqueName();
		const { person } = await createCertificateForTest(
			{ lastName, dateOfBirth: "1990-01-01", currentBelt: "black-9" },
			{ belt: "black-9" },
		);
		/** Whether the page that visitors get, rendered ahead, names the person. */
		const isRendered = async () =>
			(await (await fetch(`${baseUrl}/dan-register`)).text()).includes(lastName);
		const text = consentMessages[language];
		await visit({ language, width: 390, session: person.cookie }, async (page) => {
			const answer = async (word: "consent.yesTo" | "consent.noTo") => {
				await page.goto("/profile#consents");
				const name = text[word].replace("{title}", wordings.danRegister.title[language]);
				const button = page.getByRole("button", { name, exact: true });
				await button.click();
				await button.and(page.locator("[aria-pressed=true]")).waitFor();
			};
			await answer("consent.yesTo");
			await page.goto("/verify");
			const title = danRegisterMessages[language]["danRegister.title"];
			await page.getByRole("link", { name: title, exact: true }).click();
			await page.getByRole("heading", { name: title, exact: true }).waitFor();
			await page.getByText(lastName).waitFor();
			await eventually(isRendered, "the name on the rendered page");
			await answer("consent.noTo");
			await eventually(async () => !(await isRendered()), "the name to leave the rendered page");
		});
	},
);
