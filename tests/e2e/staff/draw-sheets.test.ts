import { createClosedClassForTest, drawForTest } from "../../core/draws.ts";
import { admin } from "../../core/people.ts";
import { visit } from "../browser.ts";

/** Pages of a printed document. */
const pagesIn = (pdf: Buffer) => (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;

test.each(["en", "ar"] as const)(
	"a bracket of 32 with its repechage fits on one page of A4 in %s",
	async (lang) => {
		const { path, event } = await createClosedClassForTest(32);
		await drawForTest(path, { third: "repechage" });
		await visit({ session: await admin() }, async (page) => {
			await page.goto(`/api/events/${event.id}/sheets/brackets.html?lang=${lang}`, {
				waitUntil: "networkidle",
			});
			expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
		});
	},
);
