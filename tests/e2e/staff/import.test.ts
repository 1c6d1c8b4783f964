import { buffer } from "node:stream/consumers";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Download } from "playwright-core";
import { EmailClaims, Users } from "#functions/people/users/user.entity.ts";
import { columnName, type ImportField } from "#shared/community/imports/imports.columns.ts";
import { formatLocale } from "#shared/core/locales.ts";
import { readFile } from "#web/community/imports/files/readFile.ts";
import { writeWorkbook } from "#web/community/imports/files/writeWorkbook.ts";
import { importsMessages } from "#web/community/imports/imports.messages.ts";
import { managePeopleMessages } from "#web/community/people/managePeople.messages.ts";
import { errorMessages } from "#web/core/forms/errors.messages.ts";
import { eventually } from "../../core/api.ts";
import { auditBy } from "../../core/audit.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueEmail, uniqueName } from "../../core/unique.ts";
import { languagesInTurn, viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

/** Reads a workbook that was downloaded. */
async function readFileOf(download: Download) {
	const bytes = await buffer(await download.createReadStream());
	const arrayBuffer = async () => new Uint8Array(bytes).buffer;
	return readFile({ name: download.suggestedFilename(), size: bytes.length, arrayBuffer });
}

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

			// Rows with errors come first, and each error names its cell.
			const rows = page.getByRole("table", { name: text["imports.rows"] });
			await rows.getByText("31/31/2010").waitFor();
			// All rows are visible until the filter for errors is in the address.
			await rows.locator("tbody tr").nth(2).waitFor({ state: "detached" });
			await expectSoon(() => rows.locator("tbody tr").count(), 2);
			// The result is in view and has the focus; the steps before it are folded.
			const result = page.getByRole("heading", { name: text["imports.resultTitle"] });
			await expectSoon(
				() =>
					result.evaluate((one) => {
						const { top } = one.getBoundingClientRect();
						return [document.activeElement === one, top >= 0 && top < window.innerHeight];
					}),
				[true, true],
			);
			expect(await columns.count()).toBe(0);
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
				await expectSoon(async () => lost.size, losses);
				await dialog.getByText(errorMessages[language]["error.network"], { exact: true }).waitFor();
				await page.locator("[role=dialog] button[type=submit]:not(:disabled)").waitFor();
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
			await imported.getByRole("button").first().waitFor({ state: "detached" });
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

/** A file that leaves questions: dates in two orders, belts without a rank, faults. */
const doubtfulFile = (name: string) => ({
	name: `${name}.csv`,
	mimeType: "text/csv",
	buffer: Buffer.from(
		[
			"First name,Last name,Email,Date of birth,Belt,Joined,Shoe size",
			`Alia,${name},alia-${name}@test.example,03/04/1990,Brown Belt - 3rd Kyu,2015-03-01,36`,
			`Bader,${name},bader-${name}@test.example,05/06/1991,Brown Belt - 3rd Kyu,,41`,
			`Dana,${name},not-an-email,12/31/1992,Yellow Belt,,37`,
			`Essa,${name},not-an-email,1993-01-02,pink,,42`,
		].join("\n"),
	),
});

test.each(viewsInTurn())(
	"asks once about dates and belts, and has faults corrected in place or downloaded: $language at $width",
	async ({ language, width }) => {
		const text = importsMessages[language];
		const { cookie } = await createPersonForTest({ role: "admin" });
		const name = uniqueName();
		const emailOf = (first: string) => `${first}-${name}@test.example`.toLowerCase();
		await visit({ language, width, session: cookie }, async (page) => {
			const button = (id: keyof typeof text) =>
				page.getByRole("button", { name: text[id], exact: true });
			const choose = async () => {
				await page.goto("/import");
				await page.locator("input[type=file]").setInputFiles(doubtfulFile(name));
			};
			const rows = page.getByRole("table", { name: text["imports.rows"] });
			const cell = (row: number, field: ImportField) => {
				const number = new Intl.NumberFormat(formatLocale[language]).format(row);
				return rows.getByLabel(
					text["imports.correctCell"]
						.replace("{field}", columnName(field, language))
						.replace("{row, number}", number),
				);
			};
			await choose();
			// The dates say nothing of their order, so it is asked for before the check.
			await expectSoon(() => button("imports.check").isDisabled(), true);
			await page.getByRole("radio", { name: text["imports.monthFirst"] }).check();
			await button("imports.check").click();
			await cell(4, "email").fill(emailOf("dana"));

			// Corrections are restored after a reload.
			await choose();
			await page.getByRole("radio", { name: text["imports.monthFirst"] }).check();
			await button("imports.check").click();
			await cell(5, "email").fill("still wrong");
			await cell(5, "currentBelt").selectOption("blue-7");
			expect(await cell(4, "email").count()).toBe(0);
			await button("imports.checkCorrected").click();
			await cell(5, "currentBelt").waitFor({ state: "detached" });
			// The wrong address is listed once, although two rows of the file contain it.
			await expectSoon(() => rows.locator(".why li").count(), 1);

			const downloading = page.waitForEvent("download");
			await page.locator(".import-steps form").getByRole("button").last().click();
			const file = await readFileOf(await downloading);
			expect(file.headings.slice(0, 7)).toContain("Shoe size");
			expect(file.rows.map(({ cells }) => cells.slice(2, 7))).toEqual([
				["still wrong", "1993-01-02", "blue-7", null, "42"],
			]);

			// Each belt without a rank is confirmed once.
			const start = page.locator(".import-steps > li:last-child .button.primary");
			await expectSoon(() => start.isDisabled(), true);
			const confirmations = page.locator(".import-belt");
			await expectSoon(() => confirmations.count(), 2);
			await confirmations.nth(0).getByRole("checkbox").check();
			await confirmations.nth(1).getByRole("combobox").selectOption("yellow-5");
			await start.click();
			await page.getByRole("dialog").locator("button[type=submit]").click();
			// The page still offers the rows that were left out.
			await page.locator(".import-page > .notice").getByRole("button").waitFor();
		});
		const people = await Promise.all(
			["alia", "bader", "dana"].map((first) =>
				eventually(async () => {
					const id = await ownerOf(emailOf(first));
					return id ? (await Users.get({ id }).go({ consistent: true })).data : null;
				}, first),
			),
		);
		expect(people.map(({ dateOfBirth, currentBelt }) => [dateOfBirth, currentBelt])).toEqual([
			["1990-03-04", "brown-2"],
			["1991-05-06", "brown-2"],
			["1992-12-31", "yellow-5"],
		]);
		expect(people[0].createdAt).toBe("2015-02-28T21:00:00.000Z");
	},
);

/**
 * A workbook as clubs make it: a title, whole names, a filtered row, and an older list on a second
 * sheet.
 */
async function clubWorkbook(name: string) {
	const rows = [
		["Members of the club"],
		[],
		["Full Name", "E-mail Address", "Date of birth (mm/dd/yyyy)", "Belt", "Gender"],
		[`Noura Salem Al-${name}`, `noura-${name}@test.example`, "03/04/1990", "6. Kyu", "F."],
		[`Dana Fahad Al-${name}`, `dana-${name}@test.example`, "03/05/1991", "Shodan", "إناث"],
		[`Gone Away ${name}`, `gone-${name}@test.example`, "0/0/00", "Unspecified", "N/A"],
	];
	const files = unzipSync(new Uint8Array(await (await writeWorkbook(rows, "en")).arrayBuffer()));
	const change = (path: string, from: string, to: string) => {
		files[path] = strToU8(strFromU8(files[path]).replace(from, to));
	};
	files["xl/worksheets/sheet2.xml"] = files["xl/worksheets/sheet1.xml"];
	change("xl/worksheets/sheet1.xml", '<row r="6">', '<row r="6" hidden="true">');
	change(
		"xl/workbook.xml",
		"</sheets>",
		'<sheet name="Old" sheetId="2" r:id="rId2"/><sheet name="Lists" sheetId="3" state="hidden" r:id="rId2"/></sheets>',
	);
	const sheet =
		/<Relationship Id="rId1"[^>]*>/.exec(strFromU8(files["xl/_rels/workbook.xml.rels"]))?.[0] ?? "";
	const second = sheet.replace("sheet1.xml", "sheet2.xml").replace("rId1", "old");
	change("xl/_rels/workbook.xml.rels", "</Relationships>", `${second}</Relationships>`);
	change("xl/workbook.xml", 'sheetId="2" r:id="rId2"', 'sheetId="2" r:id="old"');
	return {
		name: `${name}.xlsx`,
		mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
		buffer: Buffer.from(zipSync(files)),
	};
}

test.each(viewsInTurn())(
	"reads a club's workbook as people see it, and has what is guessed confirmed: $language at $width",
	async ({ language, width }) => {
		const text = importsMessages[language];
		const { cookie } = await createPersonForTest({ role: "admin" });
		const name = uniqueName();
		const file = await clubWorkbook(name);
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/import");
			await page.locator("input[type=file]").setInputFiles(file);
			const step = page.locator(".import-steps > li").nth(1);
			const sheet = step.getByLabel(text["imports.sheet"], { exact: true });
			const heading = step.getByLabel(text["imports.headingRow"], { exact: true });
			const check = page.getByRole("button", { name: text["imports.check"], exact: true });
			await expectSoon(() => heading.inputValue(), "3");
			await expectSoon(() => sheet.locator("option").allTextContents(), ["1", "Old"]);
			const hidden = step.getByRole("checkbox");
			await expectSoon(() => hidden.isChecked(), false);

			// Another sheet has no hidden row; another row of headings is no list of members.
			await sheet.selectOption("Old");
			await expectSoon(() => hidden.count(), 0);
			await heading.selectOption("1");
			await step
				.getByText(text["imports.missing"].replace("{fields}", columnName("firstName", language)))
				.waitFor();
			await sheet.selectOption("1");
			await expectSoon(() => heading.inputValue(), "3");

			// Names are divided once this is confirmed; the heading states the order of the dates.
			await expectSoon(() => check.isDisabled(), true);
			const division = step.getByRole("radio", { name: text["imports.familyIsLast"] });
			await division.check();
			await step.locator(".import-names").getByText(`Al-${name}`).first().waitFor();
			await check.click();
			const rows = page.getByRole("table", { name: text["imports.rows"] });
			await expectSoon(() => rows.locator("tbody tr").count(), 2);
			await page.locator(".import-steps > li:last-child .button.primary").click();
			await page.getByRole("dialog").locator("button[type=submit]").click();
			await eventually(
				async () => (await ownerOf(`dana-${name}@test.example`.toLowerCase())) !== undefined,
				"the member",
			);
		});
		const id = await eventually(
			async () => (await ownerOf(`noura-${name}@test.example`.toLowerCase())) ?? false,
			"the other member",
		);
		const { data } = await Users.get({ id: Number(id) }).go({ consistent: true });
		expect(data).toMatchObject({
			firstName: "Noura Salem",
			lastName: `Al-${name}`,
			dateOfBirth: "1990-03-04",
			currentBelt: "yellow-6",
			gender: "female",
		});
		expect(await ownerOf(`gone-${name}@test.example`.toLowerCase())).toBeUndefined();
	},
);

test.each(languagesInTurn())(
	"marks rows of a file that do not fit its headings: %s",
	async (language) => {
		const text = importsMessages[language];
		const { cookie } = await createPersonForTest({ role: "admin" });
		const name = uniqueName();
		const lines = [
			"First name,Last name,Address,Email\r\n",
			`Ali,${name},Block 1, Street 2,ali-${name}@test.example\r\n`,
			`Omar,${name},Block 2,omar-${name}@test.example\n`,
			`Noor,${name},Block 3,noor-${name}@test.example\r`,
		];
		await visit({ language, session: cookie }, async (page) => {
			await page.goto("/import");
			await page.locator("input[type=file]").setInputFiles({
				name: `${name}.csv`,
				mimeType: "text/csv",
				buffer: Buffer.from(lines.join("")),
			});
			await page.getByRole("button", { name: text["imports.check"], exact: true }).click();
			const rows = page.getByRole("table", { name: text["imports.rows"] });
			await rows.getByText(`ali-${name}@test.example`).waitFor();
			await expectSoon(() => rows.locator("tbody tr").count(), 1);
			await page.getByRole("button", { name: text["imports.create"] }).click();
			await expectSoon(() => rows.locator("tbody tr").count(), 2);
		});
	},
);
