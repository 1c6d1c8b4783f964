import type { Page } from "playwright-core";
import { isUpcoming } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isRendered, pageNames, pages } from "#shared/pages.ts";
import { call } from "../../core/api.ts";
import { languagesInTurn, visit } from "../browser.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Opens a prerendered page and waits until React has taken it over. */
async function hydrate(page: Page, path: string) {
	await page.goto(path);
	await page.locator("html[data-taken-over]").waitFor({ state: "attached" });
}

const noteHydration = (page: Page) =>
	page.addInitScript(() => {
		const note = () => document.documentElement.setAttribute("data-taken-over", "");
		window.addEventListener("alive", note, { once: true });
	});

/** Every prerendered page; for pages of a record, the address for the first demo record. */
const rendered = pageNames.filter(isRendered).map((name) => pages[name].path.replace(":id", "1"));

test.each(rendered)(
	"%s is hydrated without an error, whatever has begun, ended or turned since it was rendered",
	async (path) => {
		// Open pages whose clock jumps ask again who is signed in.
		const wish = { language: languagesInTurn()[0], expected: /status of 401 .*auth\/user/ };
		await visit(wish, async (page) => {
			await noteHydration(page);
			for (const days of [1, 40, 400]) {
				await page.clock.setFixedTime(Date.now() + days * dayMs);
				await hydrate(page, path);
			}
		});
	},
);

test.each(languagesInTurn())(
	"an event that has begun since the start page was rendered is no longer upcoming: %s",
	async (language) => {
		const { body } = await call("GET", "/events?when=held");
		const first = (body as Event[]).find((event) => isUpcoming(event, Date.now())) as Event;
		await visit({ language }, async (page) => {
			await noteHydration(page);
			const card = page.locator(`#events a[href="/events/${first.id}"]`);
			await hydrate(page, "/");
			await card.waitFor({ state: "attached" });
			await page.clock.setFixedTime(Date.parse(first.endDate ?? first.eventDate) + dayMs);
			await hydrate(page, "/");
			await card.waitFor({ state: "detached" });
		});
	},
);
