import type { Page } from "playwright-core";
import type { GroupMarks } from "#shared/competition/gradings/gradings.schema.ts";
import { partNames } from "#shared/training/syllabus/parts.ts";
import { gradingsMessages } from "#web/competition/gradings/gradings.messages.ts";
import { marksMessages } from "#web/competition/gradings/marks/marks.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { fixForTest } from "../../core/gradings.ts";
import { languagesInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

/** Width of a tablet held upright. */
const tablet = 820;

/** Waits until the service worker controls the page. */
const controlled = (page: Page) =>
	page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test.each(languagesInTurn())(
	"an examiner gives marks in %s on a tablet without a network; they are sent once, and a conflict is resolved",
	async (language) => {
		const text = marksMessages[language];
		const { event, chief, students } = await fixForTest(3);
		const path = `/events/${event.id}/marks`;
		const standing = async () => {
			const { body } = await call("GET", `${path}/1`, { cookie: chief.cookie });
			return (body as GroupMarks).candidates.map(({ userId, marks }) => [userId, marks]);
		};
		const digits = new Intl.NumberFormat(language === "ar" ? "ar-KW" : "en");
		const options = { serviceWorkers: "allow" as const };
		const expected = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;
		await visit(
			{ language, width: tablet, session: chief.cookie, options, expected },
			async (page) => {
				const context = page.context();
				const mark = (at: number, part: "kihon" | "kata", name: string) => {
					const { firstName, lastName } = students[at];
					const label = text["marks.of"]
						.replace("{part}", partNames[language][part])
						.replace("{name}", `${firstName} ${lastName}`);
					const group = page.getByRole("group", { name: label });
					return group.getByRole("button", { name, exact: true });
				};
				const unsent = page.getByText(text["marks.unsent"], { exact: true });
				await page.goto(`/events/${event.id}/grading`);
				await controlled(page);
				await page
					.getByRole("link", { name: gradingsMessages[language]["gradings.giveMarks"] })
					.click();
				await mark(0, "kihon", digits.format(7)).click();
				await mark(0, "kihon", text["marks.half"]).click();
				await eventually(
					async () => JSON.stringify(await standing()).includes('"kihon":75'),
					"the mark that is sent at once",
				);
				await page.reload();
				await mark(0, "kihon", digits.format(7)).waitFor();

				await context.setOffline(true);
				for (const at of [0, 1, 2]) await mark(at, "kata", digits.format(6)).click();
				await expectSoon(() => unsent.count(), 3);
				await page.reload();
				await expectSoon(() => unsent.count(), 3);
				// Meanwhile the examiner's other tablet marks one differently.
				const other = { userId: students[2].id, part: "kata", value: 40, before: null };
				await call("POST", `${path}/1`, {
					cookie: chief.cookie,
					body: { by: chief.id, marks: [other] },
				});

				await context.setOffline(false);
				await expectSoon(() => unsent.count(), 1);
				const question = page.getByRole("listitem").filter({ hasText: students[2].firstName });
				await question
					.locator(".notice")
					.getByRole("button", { name: digits.format(6), exact: true })
					.click();
				await expectSoon(() => unsent.count(), 0);
				await eventually(
					async () =>
						(await standing()).every(([, marks]) => JSON.stringify(marks).includes('"kata":60')),
					"what was chosen",
				);
			},
		);
	},
);

test("an examiner's tablet shows nothing of a grading to the next person", async () => {
	const { event, chief } = await fixForTest(1);
	const options = { serviceWorkers: "allow" as const };
	const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|401/;
	await visit({ width: tablet, session: chief.cookie, options, expected }, async (page) => {
		const cached = () =>
			page.evaluate(async () => {
				const all = await (await caches.open("answers")).keys();
				return all.map(({ url }) => new URL(url).pathname);
			});
		await page.goto(`/events/${event.id}/marks`);
		await controlled(page);
		await page.reload();
		await eventually(
			async () => (await cached()).includes(`/api/events/${event.id}/marks/1`),
			"the stored group",
		);
		await page.evaluate(() => fetch("/api/auth/sessions", { method: "DELETE" }));
		await eventually(async () => (await cached()).length === 0, "an empty cache");
	});
});
