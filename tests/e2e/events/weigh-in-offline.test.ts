import type { Page } from "playwright-core";
import { notCheckedIn } from "#shared/competition/weigh-in/weigh-in.rules.ts";
import type { WeighInState } from "#shared/competition/weigh-in/weigh-in.schema.ts";
import { weighInMessages } from "#web/competition/weigh-in/weigh-in.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { createClosedClassForTest } from "../../core/draws.ts";
import { sessionOnDuty } from "../../core/duties.ts";
import { admin } from "../../core/people.ts";
import { languagesInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

const phone = 390;

/** Waits until the service worker controls the page. */
const controlled = (page: Page) =>
	page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test.each(languagesInTurn())(
	"a person on duty weighs ten people in %s on a phone without a network; they are sent once, and a conflict is resolved",
	async (language) => {
		const text = weighInMessages[language];
		const { event, people } = await createClosedClassForTest(10);
		const path = `/events/${event.id}/check-ins`;
		const session = await sessionOnDuty(event.id, "desk");
		const weights = async () => {
			const { body } = await call("GET", path, { cookie: await admin() });
			return new Map((body as WeighInState).checkIns.map((one) => [one.userId, one.weight]));
		};
		const weightOf = (at: number) => 40 + at + 0.5;
		const options = { serviceWorkers: "allow" as const };
		const expected = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;
		await visit({ language, width: phone, session, options, expected }, async (page) => {
			const context = page.context();
			const unsent = page.getByText(text["weighIn.unsent"], { exact: true });
			const weigh = async (at: number) => {
				const { firstName, lastName } = people[at];
				await page.getByRole("button", { name: `${firstName} ${lastName}` }).click();
				const dialog = page.getByRole("dialog");
				await dialog
					.getByRole("textbox", { name: text["weighIn.weight"] })
					.fill(String(weightOf(at)));
				await dialog.getByRole("button", { name: text["weighIn.save"], exact: true }).click();
				await dialog.waitFor({ state: "hidden" });
			};
			await page.goto(`/events/${event.id}/weigh-in`);
			await controlled(page);
			const cached = () =>
				page.evaluate(async () => {
					const all = await (await caches.open("answers")).keys();
					return all.map(({ url }) => new URL(url).pathname);
				});
			await eventually(async () => {
				const paths = await cached();
				return [`/api${path}`, `/api/events/${event.id}`, "/api/me/duties", "/api/auth/user"].every(
					(one) => paths.includes(one),
				);
			}, "what the page needs without a network");

			await context.setOffline(true);
			await page.reload();
			for (const at of people.keys()) await weigh(at);
			await expectSoon(() => unsent.count(), 10);
			await page.reload();
			await expectSoon(() => unsent.count(), 10);
			// Meanwhile another device weighs one of them differently.
			const [{ id: userId }] = people;
			const other = { userId, value: { ...notCheckedIn, weight: 44 }, before: notCheckedIn };
			await call("POST", path, { cookie: await admin(), body: { people: [other] } });

			await context.setOffline(false);
			await expectSoon(() => unsent.count(), 1);
			const question = page.getByRole("listitem").filter({ has: unsent }).locator(".notice");
			await question.getByRole("button").first().click();
			await expectSoon(() => unsent.count(), 0);
			await eventually(async () => {
				const stored = await weights();
				return people.every(({ id }, at) => stored.get(id) === weightOf(at));
			}, "all weights");
		});
	},
);
