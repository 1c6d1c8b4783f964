import type { Page } from "playwright-core";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { notificationMessages } from "#web/people/notifications/notifications.messages.ts";
import { call } from "../core/api.ts";
import { createEventForTest } from "../core/events.ts";
import { createNotificationsForTest } from "../core/notifications.ts";
import { createPersonForTest } from "../core/people.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "./axe.ts";
import { languagesInTurn, narrow, viewsInTurn, visit } from "./browser.ts";
import { expectSoon } from "./expectSoon.ts";
import { foreignTexts } from "./shell/foreign.ts";
import { seeToast } from "./steps.ts";

/** The accessible name of the bell by the number of unread notifications. */
const names: Record<Locale, Record<number, string>> = {
	en: {
		0: "Notifications",
		1: "Notifications, 1 unread",
		6: "Notifications, 6 unread",
		12: "Notifications, 12 unread",
	},
	ar: {
		0: "الإشعارات",
		1: "الإشعارات، إشعار واحد غير مقروء",
		2: "الإشعارات، إشعاران غير مقروءان",
		3: "الإشعارات، ٣ إشعارات غير مقروءة",
		6: "الإشعارات، ٦ إشعارات غير مقروءة",
		12: "الإشعارات، ١٢ إشعارًا غير مقروء",
	},
};
const title: Record<Locale, string> = { en: "Registration approved", ar: "اعتُمد تسجيلك" };

const bell = (page: Page, language: Locale, unread: number) =>
	page.getByRole("banner").getByRole("button", { name: names[language][unread], exact: true });

const panel = (page: Page, language: Locale) =>
	page
		.getByRole("banner")
		.getByRole("region", { name: notificationMessages[language]["notif.title"] });

async function somebodyWith(count: number, wish = {}) {
	const person = await createPersonForTest(wish);
	return { ...person, made: await createNotificationsForTest(person.id, count) };
}

const readStates = async ({ cookie }: { cookie: string }): Promise<boolean[]> =>
	(await call("GET", "/notifications", { cookie })).body.map(({ read }: { read: boolean }) => read);

const widthBeyondTheScreen = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe("the notification bell", () => {
	test.each(viewsInTurn())(
		"the bell opens the latest five notifications, which fit the screen and are readable: $language at $width",
		async (view) => {
			const { language } = view;
			const { cookie } = await somebodyWith(6);
			await visit({ ...view, session: cookie }, async (page) => {
				await page.goto("/schedule");
				const button = bell(page, language, 6);
				await expectSoon(() => button.textContent(), language === "ar" ? "٦" : "6");
				await button.click();
				const opened = panel(page, language);
				await opened.getByRole("listitem").nth(4).waitFor();
				await expectSoon(() => opened.getByRole("listitem").count(), 5);
				await expectSoon(() => button.getAttribute("aria-expanded"), "true");
				const box = await opened.boundingBox();
				expect(box?.x).toBeGreaterThanOrEqual(0);
				expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(view.width);
				expect(await widthBeyondTheScreen(page)).toBe(0);
				expect(await foreignTexts(page, language)).toEqual([]);
				await expectNoSeriousAxe(page);
				await expectGoodContrastInTheDark(page);
				await opened
					.getByRole("link", { name: notificationMessages[language]["notif.viewAll"] })
					.click();
				await page.waitForURL("**/notifications");
				await opened.waitFor({ state: "detached" });
				await page.getByRole("main").getByText("6 ×").or(page.getByText("٦ ×")).waitFor();
			});
		},
	);

	test.each(languagesInTurn())(
		"opening a notification marks it as read and leads to its page: %s",
		async (language) => {
			const person = await somebodyWith(1);
			await visit({ language, session: person.cookie }, async (page) => {
				await page.goto("/schedule");
				await bell(page, language, 1).click();
				const link = panel(page, language).getByRole("link", { name: title[language] });
				await link.filter({ hasText: notificationMessages[language]["notif.unread"] }).waitFor();
				await link.click();
				await page.waitForURL("**/registrations");
				await bell(page, language, 0).waitFor();
				await expectSoon(() => bell(page, language, 0).textContent(), "");
			});
			expect(await readStates(person)).toEqual([true]);
		},
	);

	test.each(languagesInTurn())(
		"the bell can be opened, walked through and closed by keyboard, with the focus returning to it: %s",
		async (language) => {
			const { cookie } = await somebodyWith(2, { firstName: "Reem" });
			await visit({ language, session: cookie }, async (page) => {
				await page.goto("/schedule");
				const button = page.locator(".bell-button");
				await button.focus();
				await page.keyboard.press("Enter");
				const opened = panel(page, language);
				await opened.getByRole("listitem").first().waitFor();
				await page.keyboard.press("Tab");
				await page.keyboard.press("Tab");
				await expectSoon(
					() => page.evaluate(() => document.activeElement?.className),
					"notification",
				);
				await page.keyboard.press("Escape");
				await opened.waitFor({ state: "detached" });
				expect(await page.evaluate(() => document.activeElement?.className)).toContain(
					"bell-button",
				);
				await page.keyboard.press("Space");
				await opened.waitFor();
				for (let step = 0; step < 4; step++) await page.keyboard.press("Tab");
				await opened.waitFor({ state: "detached" });
				await button.click();
				await opened.waitFor();
				await page.getByRole("main").click();
				await opened.waitFor({ state: "detached" });
			});
		},
	);

	test.each(languagesInTurn())(
		"the bell shows 9+ above nine, and the exact count to screen readers: %s",
		async (language) => {
			const { cookie } = await somebodyWith(12);
			await visit({ language, session: cookie }, async (page) => {
				await page.goto("/schedule");
				const nine = new Intl.NumberFormat(formatLocale[language]).format(9);
				await expectSoon(() => bell(page, language, 12).textContent(), `${nine}+`);
			});
		},
	);

	test.each([1, 2, 3])("the bell uses the right Arabic plural form for %d", async (count) => {
		const { cookie } = await somebodyWith(count);
		await visit({ language: "ar", width: narrow, session: cookie }, async (page) => {
			await page.goto("/schedule");
			await bell(page, "ar", count).waitFor();
		});
	});

	// No staff roles: other tests may notify all staff at any moment.
	test.each(languagesInTurn())(
		"the bell tells a person without notifications that there are none: %s",
		async (language) => {
			for (const wish of [{ role: "coach", isApproved: false }, { role: "member" }] as const) {
				const { cookie } = await createPersonForTest(wish);
				await visit({ language, session: cookie }, async (page) => {
					await page.goto("/schedule");
					await bell(page, language, 0).click();
					await panel(page, language)
						.getByText(notificationMessages[language]["notif.none"], { exact: true })
						.waitFor();
					await expectNoSeriousAxe(page);
				});
			}
		},
	);

	test("visitors have no bell, and request nothing for it", async () => {
		await visit({}, async (page) => {
			const fetched: string[] = [];
			page.on("request", (request) => fetched.push(request.url()));
			await page.goto("/");
			await page.waitForLoadState("networkidle");
			expect(await page.locator(".bell").count()).toBe(0);
			expect(fetched.filter((url) => /Bell|notif/i.test(url))).toEqual([]);
		});
	});

	test("the bell shows new notifications when it is opened", async () => {
		const [event, person] = [await createEventForTest(), await createPersonForTest()];
		await visit({ session: person.cookie }, async (page) => {
			await page.goto("/schedule");
			await bell(page, "en", 0).waitFor();
			await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
			const received = panel(page, "en").getByRole("link", { name: "Registration received" });
			// The notification takes a moment to arrive, so the panel is reopened until it is there.
			for (let look = 0; look < 50 && !(await received.isVisible()); look++) {
				await page.locator(".bell-button").click();
				await page.waitForTimeout(200);
			}
			await received.filter({ hasText: "Test Cup" }).waitFor();
			await bell(page, "en", 1).waitFor();
		});
	});
});

test("notifications are refreshed on returning to the tab after a minute, and not sooner", async () => {
	const { cookie } = await createPersonForTest();
	await visit({ session: cookie }, async (page) => {
		let requests = 0;
		page.on("request", (request) => {
			if (request.url().endsWith("/api/notifications")) requests++;
		});
		const comeBack = async () => {
			await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
			await page.waitForLoadState("networkidle");
		};
		await page.clock.install();
		await page.goto("/schedule");
		await bell(page, "en", 0).waitFor();
		await comeBack();
		expect(requests).toBe(1);
		await page.clock.fastForward(61_000);
		expect(requests).toBe(1);
		const again = page.waitForRequest("**/api/notifications");
		await comeBack();
		await again;
		expect(requests).toBe(2);
	});
});

describe("the notifications page", () => {
	test.each(viewsInTurn())(
		"the notifications page marks all as read and deletes one: $language at $width",
		async (view) => {
			const { language } = view;
			const text = notificationMessages[language];
			// Three alike would be gathered in one group.
			const person = await somebodyWith(2);
			await visit({ ...view, session: person.cookie }, async (page) => {
				await page.goto("/notifications");
				const rows = page.getByRole("main").getByRole("listitem");
				await rows.nth(1).waitFor();
				await expectNoSeriousAxe(page);
				const all = page.getByRole("button", { name: text["notif.readAll"] });
				await all.click();
				await bell(page, language, 0).waitFor();
				await expectSoon(() => all.isDisabled(), true);
				await page.getByText(text["notif.allRead"], { exact: true }).waitFor();
				const deleteFirst = rows.first().getByRole("button");
				await expectSoon(
					() => deleteFirst.getAttribute("aria-label"),
					text["notif.deleteThis"].replace("{title}", title[language]),
				);
				await deleteFirst.click();
				await page.getByText(text["notif.deleted"], { exact: true }).waitFor();
				await expectSoon(() => rows.count(), 1);
				await expectSoon(() => page.evaluate(() => document.activeElement?.tagName), "H1");
			});
			expect(await readStates(person)).toEqual([true]);
		},
	);

	test.each(languagesInTurn())(
		"the notifications page shows what to expect when it is empty: %s",
		async (language) => {
			const { cookie } = await createPersonForTest();
			await visit({ language, width: narrow, session: cookie }, async (page) => {
				await page.goto("/notifications");
				await page
					.getByRole("main")
					.getByText(notificationMessages[language]["notif.none"], { exact: true })
					.waitFor();
				await expectNoSeriousAxe(page);
			});
		},
	);

	test("the notifications page reports a failed write and shows the current state again", async () => {
		const person = await somebodyWith(2);
		await visit({ session: person.cookie, expected: /404/ }, async (page) => {
			await page.goto("/notifications");
			const rows = page.getByRole("main").getByRole("listitem");
			await rows.nth(1).waitFor();
			// Deleted only once the browser asks for it: a live update would remove the row before.
			await page.route("**/api/notifications/*", async (route) => {
				const path = new URL(route.request().url()).pathname.replace("/api", "");
				await call("DELETE", path, { cookie: person.cookie });
				await route.continue();
			});
			await rows.first().getByRole("button").click();
			await seeToast(page, "Error", "Not found");
			await page.waitForFunction(() => document.querySelectorAll("main li").length === 1);
		});
	});
});
