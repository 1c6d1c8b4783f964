import { EmailClaims } from "#functions/community/users/user.entity.ts";
import { importsMessages } from "#web/community/imports/imports.messages.ts";
import { managePeopleMessages } from "#web/community/people/managePeople.messages.ts";
import { errorMessages } from "#web/core/forms/errors.messages.ts";
import { eventually } from "../../core/api.ts";
import { auditBy } from "../../core/audit.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueEmail, uniqueName } from "../../core/unique.ts";
import { languagesInTurn, visit } from "../browser.ts";

const ownerOf = async (email: string) =>
	(await EmailClaims.get({ email }).go({ consistent: true })).data?.userId;

/**
 * A file as Excel saves it in Kuwait: semicolons, the Windows code page for Arabic, day before
 * month.
 */
function fileFor(emails: readonly string[]) {
	const [good, other] = emails;
	const lines = [
		"First name;Family;الاسم الأول;E-mail;Date of birth;Notes",
		`Noura;Test;;${good};31/03/1990;`,
		`Reem;Test;;${other};31/31/2010;late`,
		`Fahad;Test;;${good};;`,
	];
	const arabic = [0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x20, 0xc7, 0xe1, 0xc3, 0xe6, 0xe1];
	const [before, after] = lines.join("\r\n").split("الاسم الأول");
	return {
		name: `members-${uniqueName()}.csv`,
		mimeType: "text/csv",
		buffer: Buffer.from([
			...Buffer.from(before, "latin1"),
			...arabic,
			...Buffer.from(after, "latin1"),
		]),
	};
}

test.each(languagesInTurn())(
	"members are imported from a file and taken back, although responses are lost: %s",
	async (language) => {
		const text = importsMessages[language];
		const head = await createPersonForTest({ role: "super-admin" });
		const emails = [1, 2].map(() => uniqueEmail("import"));
		const file = fileFor(emails);
		const expected = /ERR_CONNECTION_RESET|409 \(Conflict\)/;
		await visit({ language, session: head.cookie, expected }, async (page) => {
			const dialog = page.getByRole("dialog");
			const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
			await page.goto("/?tab=members");
			await page
				.getByRole("link", {
					name: managePeopleMessages[language]["managePeople.import"],
					exact: true,
				})
				.click();
			await page.locator("input[type=file]").setInputFiles(file);

			// One column has an unknown name.
			const columns = page.getByRole("table", { name: text["imports.columnsTitle"] });
			await columns
				.getByRole("row", { name: "Family" })
				.getByRole("combobox")
				.selectOption("lastName");
			await press(text["imports.check"]);

			// Rows with errors come first, each with its cell.
			const rows = page.getByRole("table", { name: text["imports.rows"] });
			await rows.getByText("31/31/2010").waitFor();
			// All rows are shown until the address says that only errors are.
			await rows.locator("tbody tr").nth(2).waitFor({ state: "detached" });
			expect(await rows.locator("tbody tr").count()).toBe(2);
			await page.getByRole("button", { name: text["imports.create"] }).click();
			await rows.locator("tbody tr").nth(1).waitFor({ state: "detached" });
			await rows.getByText(emails[0]).waitFor();

			// The responses to the first call and to the start are lost; the button is pressed again.
			const lost = new Set<string>();
			await page.route(/\/api\/imports(\/[^/]+\/start)?$/, async (route) => {
				const name = route.request().url().split("/").at(-1) ?? "";
				if (route.request().method() !== "POST" || lost.has(name)) return route.continue();
				lost.add(name);
				await route.fetch({ maxRetries: 2 });
				await route.abort("connectionreset");
			});
			const send = dialog.locator("button[type=submit]");
			await page.locator(".import-steps > li:last-child .button.primary").click();
			for (const losses of [1, 2]) {
				await send.click();
				await dialog.getByText(errorMessages[language]["error.network"], { exact: true }).waitFor();
				await page.locator("[role=dialog] button[type=submit]:not(:disabled)").waitFor();
				expect(lost.size).toBe(losses);
			}
			await send.click();
			await dialog.waitFor({ state: "detached" });

			const imported = page.locator(".import-card", { hasText: file.name });
			await eventually(async () => (await ownerOf(emails[0])) !== undefined, "the member");
			await imported.locator("progress").waitFor({ state: "detached" });
			expect(await Promise.all(emails.map(ownerOf))).toEqual([expect.any(Number), undefined]);

			await press(text["imports.takeBackOf"].replace("{file}", file.name));
			await send.click();
			await dialog.waitFor({ state: "detached" });
			await imported.getByRole("button").waitFor({ state: "detached" });
			await eventually(
				async () => (await ownerOf(emails[0])) === undefined,
				"the member to be gone",
			);
			await imported.locator("progress").waitFor({ state: "detached" });
			const lines = (await auditBy(head.id)).map(({ action }) => action);
			expect(lines.sort()).toEqual(["created", "deleted", "import_begun", "import_taken_back"]);
		});
	},
);
