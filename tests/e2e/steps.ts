import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import type { PageName } from "#shared/pages.ts";
import { appMessages } from "#web/app/app.messages.ts";
import { staffNavigationMessages } from "#web/app/staff/staffNavigation.messages.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { workspaceMessages } from "#web/competition/workspace/workspace.messages.ts";
import { authMessages } from "#web/identity/auth/auth.messages.ts";
import { pageDefinitions } from "#web/pageDefinitions.ts";
import { eventually } from "../core/api.ts";
import { expectSoon } from "./expectSoon.ts";

/** The label of a bilingual field in one of its languages. */
export const inLanguage = (reader: Locale, label: string, of: Locale) =>
	recordMessages[reader][of === "en" ? "record.inEn" : "record.inAr"].replace("{label}", label);

/** Expects one toast with this title and each of these lines in its own element. */
export async function seeToast(page: Page, title: string, ...lines: string[]): Promise<void> {
	await page.locator(".toast strong").getByText(title, { exact: true }).waitFor();
	for (const line of lines)
		await page.locator(".toast p").getByText(line, { exact: true }).waitFor();
	await expectSoon(() => page.locator(".toast").count(), 1);
}

/**
 * Records every toast from now on; calls of `page` wait while it navigates, so they may miss one.
 */
async function noteToasts(page: Page): Promise<Set<string>> {
	const seen = new Set<string>();
	await page.exposeFunction("toastSeen", (words: string) => seen.add(words));
	const observe = () => {
		const tell = (window as unknown as { toastSeen(words: string): void }).toastSeen;
		const look = () => {
			const toasts = [...document.querySelectorAll(".toast p")].map((line) => line.textContent);
			if (toasts.length > 0) tell(toasts.join("\n"));
		};
		new MutationObserver(look).observe(document, { subtree: true, childList: true });
	};
	await page.addInitScript(observe);
	await page.evaluate(observe);
	return seen;
}

/**
 * The provider's sign-in URL of a deployed site; undefined if the site has its own sign-in page.
 */
export const provider = process.env.SIGN_IN_URL;

/** Fills and submits the form of the provider's page. */
export async function fillProvidersForm(
	page: Page,
	email: string,
	password: string,
): Promise<void> {
	await page.locator("input[name=username]").fill(email);
	await page.locator("input[name=password]").fill(password);
	await page.locator("form [type=submit]").click();
}

/**
 * Expects the toast shown just before leaving for sign-in. It is shown for half a second only, so
 * the request for sign-in is held until it was seen.
 */
export async function seeToastOnTheWay(
	page: Page,
	title: string,
	text: string,
	leave: () => Promise<unknown>,
) {
	const seen = await noteToasts(page);
	const read = () => eventually(async () => seen.has(`${title}\n${text}`), `the toast "${title}"`);
	await page.route("**/api/login", async (route) => {
		await read();
		await route.continue();
	});
	await leave();
	await read();
	await page.waitForURL(provider ? `${provider}/**` : "**/login");
}

/** Follows a link of the main navigation; on a phone it is in the menu, and some are under "More". */
export async function followMenu(
	page: Page,
	language: Locale,
	name: PageName | "logout",
): Promise<void> {
	const label =
		name === "logout"
			? appMessages[language]["app.logout"]
			: pageDefinitions[name].navigation?.label[language];
	const menu = page.getByRole("button", { name: appMessages[language]["app.menu"] });
	if (await menu.isVisible()) await menu.click();
	const link = page
		.getByRole("banner")
		.getByRole("link", { name: label, exact: true })
		.filter({ visible: true })
		.first();
	const more = page.getByRole("banner").locator(".more > details > summary");
	await link
		.or(more.filter({ visible: true }))
		.first()
		.waitFor();
	if (!(await link.isVisible())) await more.click();
	await link.click();
}

/** Follows a link of staff's own navigation; on a phone it is in a drawer. */
export async function followStaffMenu(page: Page, language: Locale, label: string): Promise<void> {
	const menu = page.getByRole("button", { name: appMessages[language]["app.menu"] });
	const navigation = page.getByRole("navigation", {
		name: staffNavigationMessages[language]["staffNav.nav"],
	});
	await menu.or(navigation).filter({ visible: true }).first().waitFor();
	if (await menu.isVisible()) await menu.click();
	await navigation.getByRole("link", { name: label }).click();
}

/** Fills and submits the sign-in form. */
export async function fillSignIn(
	page: Page,
	language: Locale,
	email: string,
	password: string,
): Promise<void> {
	// Before hydration the form is sent without JavaScript, which leads to the start page without a
	// toast.
	await page.locator("main form:not([action])").waitFor();
	const text = authMessages[language];
	await page.getByLabel(text["auth.email"], { exact: true }).fill(email);
	await page.getByLabel(text["auth.password"], { exact: true }).fill(password);
	await page
		.locator("form")
		.getByRole("button", { name: text["auth.signIn"], exact: true })
		.click();
}

/** Chooses an action from the menu "More" on the overview of an event. */
export async function chooseForEvent(page: Page, language: Locale, action: string) {
	const more = workspaceMessages[language]["workspace.more"];
	await page.getByRole("button", { name: more, exact: true }).click();
	await page.getByRole("menuitem", { name: action, exact: true }).click();
}
