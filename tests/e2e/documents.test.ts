import { fieldWords } from "#shared/core/fields/field-words.ts";
import { errorMessages } from "#web/core/forms/errors.messages.ts";
import { documentMessages } from "#web/people/documents/documents.messages.ts";
import { call, eventually } from "../core/api.ts";
import { pdf } from "../core/documents.ts";
import { createEventForTest } from "../core/events.ts";
import { createPersonForTest } from "../core/people.ts";
import { viewsInTurn, visit } from "./browser.ts";
import { seeToast } from "./steps.ts";

const fileName = "شهادة (1).pdf";
const named = (template: string) => template.replace("{name}", `\u2068${fileName}\u2069`);

test.each(viewsInTurn())(
	"a member in $language at $width uploads a document required by an event, downloads and deletes it",
	async ({ language, width }) => {
		const text = documentMessages[language];
		const { cookie, id } = await createPersonForTest();
		const event = await createEventForTest({ requiredDocument: "medical", eventType: "seminar" });
		await visit({ language, width, session: cookie, expected: /400/ }, async (page) => {
			await page.goto(`/events/${event.id}`);
			await page.getByRole("link", { name: text["document.toDocuments"], exact: true }).click();
			await page.getByText(text["document.none"], { exact: true }).waitFor();
			await page.getByRole("button", { name: text["document.upload"], exact: true }).click();
			const dialog = page.getByRole("dialog");
			const choose = (buffer: Buffer, mimeType = "application/pdf") =>
				dialog.locator("input[type=file]").setInputFiles({ name: fileName, mimeType, buffer });
			const send = () => dialog.locator("button[type=submit]").click();
			const see = (words: string) => dialog.getByText(words, { exact: true }).first().waitFor();
			await send();
			await see(fieldWords[language]["field.required"]);
			await choose(Buffer.from("Osu"), "text/plain");
			await send();
			await see(fieldWords[language]["field.file_type_unknown"]);
			await choose(Buffer.from("no certificate"));
			await send();
			await see(errorMessages[language]["error.file_unreadable"]);
			await choose(pdf());
			await send();
			await seeToast(page, text["document.uploaded"]);
			const download = page.waitForEvent("download");
			await page
				.getByRole("link", { name: named(text["document.downloadOf"]), exact: true })
				.click();
			expect((await download).suggestedFilename()).toBe(fileName);
			await eventually(
				async () =>
					(await call("GET", `/events/${event.id}/eligibility`, { cookie })).body[0].eligible,
				"the index to know the document",
			);
			await page
				.getByRole("button", { name: named(text["document.deleteOf"]), exact: true })
				.click();
			await send();
			await seeToast(page, text["document.deleted"], fileName);
			await page.getByText(text["document.none"], { exact: true }).waitFor();
		});
		expect((await call("GET", `/students/${id}/documents`, { cookie })).body).toEqual([]);
	},
);
