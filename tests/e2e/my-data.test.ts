import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { myDataMessages } from "#web/community/my-data/my-data.messages.ts";
import { call } from "../core/api.ts";
import { createPersonForTest } from "../core/people.ts";
import { expectNoSeriousAxe } from "./axe.ts";
import { viewsInTurn, visit } from "./browser.ts";
import { seeToast } from "./steps.ts";

test.each(viewsInTurn())(
	"a member in $language at $width downloads their archive, requests deletion and undoes it",
	async ({ language, width }) => {
		const text = myDataMessages[language];
		const { cookie, email } = await createPersonForTest({ preferredLanguage: language });
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/profile#my-data");
			const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
			await press(text["myData.ask"]);
			const link = page.getByRole("button", { name: text["myData.download"], exact: true });
			await link.waitFor();
			const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
			const files = unzipSync(new Uint8Array(await readFile(await download.path())));
			await page.setContent(Buffer.from(files["index.html"]).toString());
			await page.getByText(email).first().waitFor();
			await page.goto("/profile");
			await page.locator("#my-data > summary").click();
			await press(text["myData.erase"]);
			await page.getByRole("dialog").getByText(text["myData.goesAll"], { exact: true }).waitFor();
			await expectNoSeriousAxe(page);
			await page.getByRole("dialog").locator("button[type=submit]").click();
			await press(text["myData.keep"]);
			await page.getByRole("button", { name: text["myData.erase"], exact: true }).waitFor();
			await expectNoSeriousAxe(page);
		});
	},
);

test.each(viewsInTurn())(
	"staff in $language at $width stop the deletion that a member asked for, and the member keeps the account",
	async ({ language, width }) => {
		const text = myDataMessages[language];
		const [staff, person] = [
			await createPersonForTest({ role: "admin" }),
			await createPersonForTest({ firstNameAr: "مها", lastNameAr: "الشمري" }),
		];
		await call("POST", "/me/erasure", { cookie: person.cookie });
		const name = language === "ar" ? "مها الشمري" : `${person.firstName} ${person.lastName}`;
		await visit({ language, width, session: staff.cookie }, async (page) => {
			await page.goto("/accounts");
			const stop = page.getByRole("button", {
				name: text["myData.staffKeepOf"].replace("{name}", name),
				exact: true,
			});
			await stop.click();
			const dialog = page.getByRole("dialog");
			await dialog.getByText(text["myData.staffKeepText"], { exact: true }).waitFor();
			await expectNoSeriousAxe(page);
			await dialog.locator("button[type=submit]").click();
			await seeToast(page, text["myData.staffKept"]);
			await stop.waitFor({ state: "detached" });
		});
		const { body } = await call("GET", "/me/erasure", { cookie: person.cookie });
		expect(body.endsAt).toBeNull();
	},
);
