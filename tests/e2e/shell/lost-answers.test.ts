import type { Page } from "playwright-core";
import { errorMessages } from "#web/core/forms/errors.messages.ts";
import { loadByDomain, onlyDomains } from "../../core/loadByDomain.ts";
import { oneIn } from "../../core/size.ts";
import type { Writes } from "../../domains/write.ts";
import { visit } from "../browser.ts";

/** The writes of all screens, from `tests/domains/<area>/<domain>.writes.ts`. */
const writes = Object.values(
	await loadByDomain<{ default: Writes }>("writes", onlyDomains),
).flatMap((one) => Object.entries(one.default));

const dialogButton = (page: Page) => page.getByRole("dialog").locator("button[type=submit]");
const dialogClosed = (page: Page) => page.getByRole("dialog").waitFor({ state: "detached" });

/**
 * Lets the first write reach the server but drops its response. Returns the idempotency keys of all
 * writes.
 */
async function loseFirstAnswer(page: Page): Promise<string[]> {
	const keys: string[] = [];
	await page.route("**/api/**", async (route) => {
		const request = route.request();
		if (request.method() === "GET" || request.url().endsWith("/check")) return route.continue();
		keys.push(request.headers()["idempotency-key"]);
		if (keys.length > 1) return route.continue();
		// Later requests of the page wait for the server too, as on a slow line. An idle connection
		// closed by the server is not a lost response, so it is retried.
		await route.fetch({ maxRetries: 2 });
		await route.abort("connectionreset");
	});
	return keys;
}

test.each(oneIn(onlyDomains ? 1 : 6, writes))(
	"%s only once, even if the response is lost and the button is pressed again",
	async (_, make) => {
		const { button = dialogButton, done = dialogClosed, ...write } = await make();
		const { session, address, open, again, made } = write;
		const { lost = errorMessages.en["error.network"] } = write;
		await visit({ session: session?.cookie, expected: /ERR_CONNECTION_RESET/ }, async (page) => {
			await page.goto(address);
			await open(page);
			const keys = await loseFirstAnswer(page);
			await button(page).click();
			await page.getByText(lost, { exact: true }).first().waitFor();
			const pressAgain = async () => {
				await again?.(page);
				await button(page).click();
				await done(page);
			};
			// A screen that refreshes by itself may show the result already; then its button is gone.
			const closed = again ? [] : [button(page).waitFor({ state: "detached" })];
			await Promise.any([pressAgain(), done(page), ...closed]);
			// A write of several records adds the record to the key.
			expect(keys[0]).toMatch(/^[0-9a-f-]{36}(-[a-z]+)?$/);
			expect(new Set(keys).size).toBe(1);
			expect(keys.length).toBeLessThanOrEqual(2);
			// `pressAgain` may still be waiting, and would press a button of the next visit in this page.
			await page.context().close();
		});
		expect(await made()).toBe(1);
	},
);
