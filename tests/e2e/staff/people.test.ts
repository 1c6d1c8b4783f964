import { quickSearchMessages } from "#web/app/search/quickSearch.messages.ts";
import { personPageMessages } from "#web/community/people/page/personPage.messages.ts";
import { personFormMessages } from "#web/community/people/personForm.messages.ts";
import { recordMessages } from "#web/platform/records/records.messages.ts";
import { call } from "../../core/api.ts";
import { createPersonForTest } from "../../core/people.ts";
import { login } from "../../core/signIns.ts";
import { uniqueEmail } from "../../core/unique.ts";
import { languagesInTurn, visit } from "../browser.ts";

test.each(languagesInTurn())(
	"a member is added, found by keyboard, and edited by two people: %s",
	async (language) => {
		const [form, page_] = [personFormMessages[language], personPageMessages[language]];
		const { cookie } = await createPersonForTest({ role: "super-admin" });
		const email = uniqueEmail("e2e");
		await visit({ language, session: cookie, expected: /409 \(Conflict\)/ }, async (page) => {
			const dialog = page.getByRole("dialog");
			const fill = (label: string, value: string) =>
				dialog.getByLabel(label, { exact: true }).fill(value);
			await page.goto("/?tab=members&id=new");
			await dialog.locator("button[type=submit]").click();
			await dialog.getByText(form["personForm.requiredMissing"], { exact: true }).waitFor();
			await fill(form["personForm.firstName"], "Noura");
			await fill(form["personForm.lastName"], "Al Sabah");
			await fill(form["personForm.email"], email);
			await dialog.locator("button[type=submit]").click();
			const password = await dialog.locator("code").textContent();
			expect((await login(email, password ?? "")).status).toBe(200);
			await dialog.getByRole("button", { name: form["personForm.done"], exact: true }).click();
			await dialog.waitFor({ state: "detached" });

			await page.keyboard.press("Control+k");
			await page
				.getByRole("combobox", { name: quickSearchMessages[language]["quick.label"] })
				.fill(email);
			await page.getByRole("option", { selected: true }).getByText(email).waitFor();
			await page.keyboard.press("Enter");
			await page.getByRole("heading", { name: "Noura Al Sabah", level: 1 }).waitFor();

			await page.getByRole("button", { name: page_["person.edit"], exact: true }).click();
			await fill(form["personForm.address"], "Salmiya");
			const id = Number(new URL(page.url()).pathname.split("/").at(-1));
			await call("PATCH", `/users/${id}`, { cookie, body: { dojoLocation: "Hawally" } });
			await dialog.locator("button[type=submit]").click();
			await dialog
				.getByText(recordMessages[language]["record.takenOver"], { exact: true })
				.waitFor();
			await dialog.locator("button[type=submit]").click();
			await dialog.waitFor({ state: "detached" });
			const { body } = await call("GET", `/users/${id}`, { cookie });
			expect(body).toMatchObject({ address: "Salmiya", dojoLocation: "Hawally" });
		});
	},
);
