import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { appMessages } from "#web/app/app.messages.ts";
import { landingMessages } from "#web/app/landing/landing.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { baseUrl } from "../../core/env.ts";
import { createPersonForTest } from "../../core/people.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { expectLanguage, languagesInTurn, narrow, visit, wide } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { followMenu } from "../steps.ts";

const seeWelcome = (page: Page, language: Locale) =>
	page
		.getByRole("heading", { level: 1, name: landingMessages[language]["landing.welcome"] })
		.waitFor();

/** The two places where the chosen language is stored. */
const storedLanguage = async (page: Page) => ({
	stored: await page.evaluate(() => localStorage.getItem("language")),
	cookie: (await page.context().cookies()).find(({ name }) => name === "language")?.value,
});

describe("the language of the site", () => {
	test.each([wide, narrow])(
		"switching the language works at once and is kept for the next visit, at %d",
		async (width) => {
			await visit({ undecided: true, width }, async (page) => {
				await page.goto("/");
				await page
					.getByRole("button", { name: "التبديل إلى العربية" })
					.getByText("العربية", { exact: true })
					.click();
				await expectLanguage(page, "ar");
				await seeWelcome(page, "ar");
				await expectSoon(() => storedLanguage(page), { stored: "ar", cookie: "ar" });
				const served = await page.reload();
				expect(await served?.text()).toContain('<html lang="ar" dir="rtl"');
				await seeWelcome(page, "ar");
				await page
					.getByRole("button", { name: "Switch to English" })
					.getByText("EN", { exact: true })
					.click();
				await expectLanguage(page, "en");
				await seeWelcome(page, "en");
				await expectSoon(() => storedLanguage(page), { stored: "en", cookie: "en" });
			});
		},
	);

	test("the language chosen on an earlier visit overrides that of the served page", async () => {
		const origins = [{ origin: baseUrl, localStorage: [{ name: "language", value: "ar" }] }];
		await visit(
			{ undecided: true, options: { storageState: { cookies: [], origins } } },
			async (page) => {
				await page.goto("/");
				await seeWelcome(page, "ar");
				await expectLanguage(page, "ar");
			},
		);
	});

	test("the language in the address overrides the chosen one", async () => {
		await visit({ language: "en" }, async (page) => {
			await page.goto("/schedule?lang=ar");
			await expectLanguage(page, "ar");
			await expectSoon(() => storedLanguage(page), { stored: "ar", cookie: "ar" });
		});
	});

	test.each(languagesInTurn())(
		"without JavaScript the home page uses the cookie's language: %s",
		async (language) => {
			await visit({ language, options: { javaScriptEnabled: false } }, async (page) => {
				await page.goto("/");
				await seeWelcome(page, language);
				await expectSoon(() => page.locator("article.event-card").count(), 6);
				const all = page
					.locator("#events")
					.getByRole("link", { name: landingMessages[language]["landing.allEvents"] });
				await expectSoon(() => all.getAttribute("href"), "/events");
				await expectSoon(() => page.locator("article.news-card").count(), 3);
				await expectSoon(() => page.locator(".year-strip a").count(), 12);
				await expectSoon(
					() => page.locator("html").getAttribute("dir"),
					language === "ar" ? "rtl" : "ltr",
				);
			});
		},
	);
});

describe("the top bar", () => {
	const widths = [wide, 1100, 800, narrow];

	test.each(widths)("the top bar shows a visitor both sign-in links, at %d", async (width) => {
		await visit({ width }, async (page) => {
			await page.goto("/events");
			const banner = page.getByRole("banner");
			await banner.getByRole("link", { name: "Sign In", exact: true }).waitFor();
			const menu = banner.getByRole("button", { name: "Menu" });
			if (await menu.isVisible()) await menu.click();
			await banner.getByRole("link", { name: "Login", exact: true }).waitFor();
			expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
				true,
			);
		});
	});

	test.each([
		["visitor", ["Login /login"]],
		["member", []],
		["coach", ["My dashboard /me"]],
		["admin", ["My dashboard /me"]],
		["super-admin", ["My dashboard /me"]],
	] as const)(
		"the top bar shows a %s links to the public pages and to their own",
		async (role, own) => {
			const session = role === "visitor" ? undefined : (await createPersonForTest({ role })).cookie;
			await visit({ session }, async (page) => {
				await page.goto("/events");
				const links = page
					.getByRole("navigation", { name: appMessages.en["app.nav"] })
					.getByRole("link");
				const read = () =>
					links.evaluateAll((all) =>
						all.map((link) => `${link.textContent} ${link.getAttribute("href")}`),
					);
				const [about, team] = ["About & Leadership /about", "National team /national-team"];
				const [members, judges] = ["Members /members", "Judges /judges"];
				const named = [about, "Coaches /coaches", team, members, judges, ...own];
				const more = [
					"News /news",
					"Dan ranks /dan-register",
					"Dojos /dojos",
					"Belts /syllabus",
					"Annual plan /schedule",
				];
				const expected = [
					"Classes /classes",
					"Events /events",
					"Home /",
					...(session ? ["Coaches /coaches", ...own] : named),
					...(session ? ["News /news", about, team, members, judges, ...more.slice(1)] : more),
				];
				await page.locator(".more summary").click();
				await eventually(
					async () => (await read()).length >= expected.length,
					"the links of the role",
				);
				expect((await read()).filter((link) => !link.startsWith("Logout"))).toEqual(expected);
				const foot = page.getByRole("contentinfo").getByRole("navigation").getByRole("link");
				const home = session ? "/home" : "/";
				await expectSoon(
					() => foot.evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
					[
						...["about", "coaches", "events", "news", "schedule"].map(
							(anchor) => `${home}#${anchor}`,
						),
						"/classes",
					],
				);
			});
		},
	);

	test.each([wide, narrow])("the top bar has a user menu for a coach, at %d", async (width) => {
		const { cookie } = await createPersonForTest({
			role: "coach",
			firstName: "Noura",
			lastName: "Saleh",
		});
		await visit({ width, session: cookie }, async (page) => {
			await page.goto("/coach");
			const banner = page.getByRole("banner");
			await banner
				.getByRole("button", {
					name: appMessages.en["app.userMenu"].replace("{name}", "Noura Saleh"),
				})
				.click();
			await banner.getByText("Approved Coach", { exact: true }).waitFor();
			await banner.getByRole("link", { name: "View Profile", exact: true }).waitFor();
			await banner
				.getByRole("link", { name: "Logout", exact: true })
				.filter({ visible: true })
				.waitFor();
			expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
				true,
			);
		});
	});

	test("the language that a signed-in person chooses is stored on their account", async () => {
		const { cookie } = await createPersonForTest();
		await visit({ session: cookie }, async (page) => {
			await page.goto("/events");
			await page
				.getByText(/^Osu, /)
				.filter({ visible: true })
				.waitFor();
			const stored = page.waitForResponse((answer) => answer.url().endsWith("/api/auth/profile"));
			await page.getByRole("button", { name: /التبديل إلى العربية/ }).click();
			expect(await (await stored).json()).toMatchObject({ preferredLanguage: "ar" });
		});
	});

	test("a list that cannot be loaded shows an error in its place and in a toast", async () => {
		await visit({ expected: /500/ }, async (page) => {
			await page.route("**/api/judges*", (route) =>
				route.fulfill({ status: 500, json: { message: "The register is being moved." } }),
			);
			await page.goto("/events");
			await page.getByRole("contentinfo").waitFor();
			await followMenu(page, "en", "judges");
			await page.getByText("This could not be loaded.").waitFor();
			const toast = page.getByRole("status").or(page.getByRole("alert"));
			await toast.filter({ hasText: "Error" }).getByText("The register is being moved.").waitFor();
		});
	});

	test.each(widths)("the top bar greets the signed-in person, at %d", async (width) => {
		const { cookie } = await createPersonForTest({ firstName: "Noura", lastName: "Saleh" });
		await visit({ width, session: cookie }, async (page) => {
			await page.goto("/events");
			const banner = page.getByRole("banner");
			if (width === narrow) {
				await banner
					.getByRole("button", { name: "Account of Noura Saleh" })
					.getByText("N S")
					.waitFor();
				await banner.getByRole("button", { name: "Menu" }).click();
			}
			await banner.getByText("Osu, Noura").filter({ visible: true }).waitFor();
			expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
				true,
			);
		});
	});
});

describe("a signed-in person", () => {
	test.each([wide, narrow])(
		"a signed-in person signs out and becomes a visitor, at %d",
		async (width) => {
			const { cookie } = await createPersonForTest();
			await visit({ width, session: cookie }, async (page) => {
				// A request still under way as the session ends would fail, and the browser would report it.
				await page.goto("/", { waitUntil: "networkidle" });
				await page.locator(".dashboard").waitFor();
				if (width === narrow) await followMenu(page, "en", "logout");
				else await page.getByRole("banner").getByRole("link", { name: "Logout" }).click();
				await seeWelcome(page, "en");
				expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["language"]);
			});
			expect(await call("GET", "/auth/user", { cookie })).toMatchObject({ status: 401 });
		},
	);

	test.each([
		["member", "Welcome, Noura", "My dashboard"],
		["coach", "Welcome Coach Noura", "Coach Dashboard"],
		["admin", "Admin Dashboard", "Admin Dashboard"],
		["super-admin", "Super Admin Dashboard", "Super Admin Dashboard"],
	] as const)(
		"a person with the role %s has that role's dashboard at both addresses",
		async (role, heading, title) => {
			const { cookie } = await createPersonForTest({ role, firstName: "Noura" });
			await visit({ session: cookie }, async (page) => {
				for (const path of ["/", "/dashboard"]) {
					await page.goto(path);
					await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
					await eventually(
						async () => (await page.title()).startsWith(title),
						`the title "${title}"`,
					);
				}
			});
		},
	);

	test.each(languagesInTurn())(
		"a pending coach sees only that approval is pending: %s",
		async (language) => {
			const { cookie } = await createPersonForTest({ role: "coach", isApproved: false });
			const message =
				language === "en"
					? "Your coach account is pending approval"
					: appMessages.ar["app.pendingCoach"];
			await visit({ language, session: cookie }, async (page) => {
				for (const path of [
					"/",
					"/coach",
					"/dashboard",
					"/events/1/entries",
					"/events/1/squad",
					"/events/1/desk",
				]) {
					await page.goto(path);
					await page.getByRole("heading", { name: message, exact: true }).waitFor();
					await expectSoon(() => page.getByRole("main").getByRole("heading").count(), 1);
				}
				await expectNoSeriousAxe(page);
			});
		},
	);
});

describe("failures of the application", () => {
	test.each(languagesInTurn())(
		"a page that fails to load keeps the shell: %s",
		async (language) => {
			const text = uiMessages[language];
			await visit(
				{ language, expected: /EventsPage|dynamically imported module/ },
				async (page) => {
					await page.goto("/schedule");
					const chunk = /\/assets\/EventsPage-.*\.js$/;
					await page.route(chunk, (route) => route.abort());
					await followMenu(page, language, "events");
					await page
						.getByRole("alert")
						.getByRole("heading", { name: text["ui.crashed"] })
						.waitFor();
					await expectNoSeriousAxe(page);
					await page.unroute(chunk);
					await page.getByRole("button", { name: text["ui.reload"] }).click();
					await page.locator("article.event-card").first().waitFor();
				},
			);
		},
	);

	test("a server that is down is not requested repeatedly", async () => {
		const { cookie } = await createPersonForTest();
		await visit({ session: cookie, expected: /503/ }, async (page) => {
			let requests = 0;
			await page.route("**/api/auth/user", (route) => {
				requests++;
				return route.fulfill({ status: 503, json: { code: "busy" } });
			});
			await page.goto("/");
			await page.getByRole("alert").getByRole("heading").waitFor();
			expect(requests).toBe(1);
			await page.unroute("**/api/auth/user");
			await page.getByRole("button", { name: uiMessages.en["ui.reload"] }).click();
			await page.locator(".dashboard").waitFor();
		});
	});

	test.each(["/assets/none.js", "/assets/none.css", "/images/people/none.webp", "/none.txt"])(
		"%s, a missing file, is a plain 404",
		async (path) => {
			const response = await fetch(baseUrl + path);
			expect(response.status).toBe(404);
			expect(response.headers.get("content-type")).not.toContain("html");
		},
	);
});
