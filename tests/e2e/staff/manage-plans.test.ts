import type { Page } from "playwright-core";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { managePlanMessages } from "#web/content/annual-plan/staff/managePlans.messages.ts";
import { call } from "../../core/api.ts";
import { createPersonForTest } from "../../core/people.ts";
import { recordTexts } from "../../core/recordText.ts";
import { uniqueYear } from "../../core/unique.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { seeToast } from "../steps.ts";

const planText = recordTexts(managePlanMessages, "managePlan");

const dialog = (page: Page) => page.getByRole("dialog");
const submit = (page: Page) => dialog(page).locator("button[type=submit]").click();

test.each(viewsInTurn())(
	"a super-admin in $language at $width adds, edits and deletes a month of an annual plan",
	async ({ language, width }) => {
		const text = managePlanMessages[language];
		const year = uniqueYear();
		const { cookie } = await createPersonForTest({ role: "super-admin" });
		await visit({ language, width, session: cookie }, async (page) => {
			const fill = (label: string, locale: "En" | "Ar", value: string) => {
				const name = recordMessages[language][`record.in${locale}`].replace("{label}", label);
				return dialog(page).getByLabel(name, { exact: true }).fill(value);
			};
			await page.goto(`/?tab=plans&year=${year}`);
			await page.getByText(text["managePlan.none"], { exact: true }).waitFor();
			await page.getByRole("button", { name: text["managePlan.new"], exact: true }).click();
			await dialog(page).getByLabel(text["managePlan.month"], { exact: true }).selectOption("3");
			await fill(text["managePlan.headline"], "En", "Kata month");
			await fill(text["managePlan.headline"], "Ar", "شهر الكاتا");
			const lines = "Kata nights · أمسيات الكاتا\n\nSeminar";
			await dialog(page).getByLabel(text["managePlan.activities"], { exact: true }).fill(lines);
			await expectNoSeriousAxe(page);
			await submit(page);
			await seeToast(page, planText("wasCreated", language));
			const { body } = await call("GET", `/annual-plan?year=${year}`);
			expect(body).toMatchObject([
				{
					year,
					month: 3,
					titleEn: "Kata month",
					activities: ["Kata nights · أمسيات الكاتا", "Seminar"],
					goals: [],
				},
			]);
			const own = language === "ar" ? "أمسيات الكاتا" : "Kata nights";
			await page.getByRole("rowheader").getByText(own, { exact: true }).waitFor();

			const title = language === "ar" ? "شهر الكاتا" : "Kata month";
			await page
				.getByRole("button", {
					name: recordMessages[language]["record.editOf"].replace("{name}", title),
				})
				.click();
			await fill(text["managePlan.description"], "En", "Every evening");
			await submit(page);
			await seeToast(page, planText("wasUpdated", language));
			// The whole year is copied into the next one, which is shown then.
			const yearIn = (one: number) =>
				new Intl.NumberFormat(language === "ar" ? "ar-KW" : "en-US", { useGrouping: false }).format(
					one,
				);
			const copy = text["managePlan.copy"]
				.replace("{from}", yearIn(year))
				.replace("{to}", yearIn(year + 1));
			await page.getByRole("button", { name: copy, exact: true }).click();
			await submit(page);
			await page.waitForURL(`**year=${year + 1}`);
			await page.getByRole("rowheader").getByText(own, { exact: true }).waitFor();
			const copied = (await call("GET", `/annual-plan?year=${year + 1}`)).body;
			expect(copied).toMatchObject([{ month: 3, titleEn: "Kata month" }]);
			await call("DELETE", `/annual-plan/${copied[0].id}`, { cookie });
			await page.goto(`/?tab=plans&year=${year}`);
			await page
				.getByRole("button", {
					name: recordMessages[language]["record.deleteOf"].replace("{name}", title),
				})
				.click();
			await submit(page);
			await seeToast(page, planText("wasDeleted", language), title);
			await page.getByText(text["managePlan.none"], { exact: true }).waitFor();
		});
	},
);

test("a retry after a failed copy of a year copies only the missing months", async () => {
	const year = uniqueYear();
	const { cookie } = await createPersonForTest({ role: "super-admin" });
	for (const month of [3, 4]) {
		const body = { year, month, titleEn: "Kata month", titleAr: "شهر الكاتا" };
		await call("POST", "/annual-plan", { cookie, body });
	}
	await visit({ session: cookie, expected: /status of 409/ }, async (page) => {
		await page.goto(`/?tab=plans&year=${year}`);
		await page.getByRole("button", { name: `Copy ${year} to ${year + 1}`, exact: true }).click();
		let posts = 0;
		await page.route("**/annual-plan", async (route) => {
			posts += 1;
			if (posts === 2) await route.fulfill({ status: 409, json: { code: "conflict" } });
			else await route.continue();
		});
		await submit(page);
		await page.getByText(/^1 could not be changed/).waitFor();
		await submit(page);
		await page.waitForURL(`**year=${year + 1}`);
	});
	const { body } = await call("GET", `/annual-plan?year=${year + 1}`);
	expect(body.map(({ month }: { month: number }) => month)).toEqual([3, 4]);
	for (const { id } of body) await call("DELETE", `/annual-plan/${id}`, { cookie });
});
