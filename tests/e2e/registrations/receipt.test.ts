import { ledgerMessages } from "#web/competition/ledger/ledger.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { languagesInTurn, narrow, visit } from "../browser.ts";

test.each(languagesInTurn())(
	"a receipt is checked against the public ledger by keyboard: %s",
	async (language) => {
		const [event, { cookie }] = [await createEventForTest(), await createPersonForTest()];
		const { body } = await call("POST", `/events/${event.id}/register`, { cookie });
		const { id } = body.registration;
		await eventually(
			async () => (await call("GET", `/registrations/${id}/receipt`, { cookie })).body.line,
			"the line",
		);
		const text = ledgerMessages[language];
		await visit({ language, width: narrow, session: cookie }, async (page) => {
			await page.goto("/registrations");
			await page.locator("summary").filter({ hasText: text["ledger.receipt"] }).press("Enter");
			await page.getByText(text["ledger.text"], { exact: true }).waitFor();
			await page.getByRole("button", { name: text["ledger.check"] }).press("Enter");
			await page.getByRole("status").getByText(text["ledger.right"].split("{")[0]).waitFor();
			await expectNoSeriousAxe(page);
			// A ledger altered since then does not match.
			await page.route("**/ledger/*", async (route) => {
				const lines = await (await route.fetch()).json();
				await route.fulfill({ json: lines.map((line: object) => ({ ...line, at: "2020-01-01" })) });
			});
			await page.reload();
			await page.locator("summary").filter({ hasText: text["ledger.receipt"] }).press("Enter");
			await page.getByRole("button", { name: text["ledger.check"] }).press("Enter");
			await page.getByRole("status").getByText(text["ledger.wrong"]).waitFor();
		});
	},
);
