import { offerMessages } from "#web/competition/registrations/own/offers/offers.messages.ts";
import { statusMessages } from "#web/competition/registrations/status/status.messages.ts";
import { errorMessages } from "#web/core/forms/errors.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "../axe.ts";
import { languagesInTurn, narrow, viewsInTurn, visit, wide } from "../browser.ts";
import { expectFit, fullEventClass } from "../events/event-class-steps.ts";
import { seeToast } from "../steps.ts";

/** A person who was offered a place that another person gave up. */
async function offered() {
	const { event, holder, waiting, id } = await fullEventClass({ offerHours: 24 });
	await call("DELETE", `/registrations/${id.replace(`-${waiting.id}-`, `-${holder.id}-`)}`, {
		cookie: holder.cookie,
	});
	const mine = async () =>
		(await call("GET", "/me/registrations", { cookie: waiting.cookie })).body[0];
	await eventually(async () => (await mine()).status === "offered", "the offer");
	return { event, cookie: waiting.cookie, mine };
}

test.each(viewsInTurn())(
	"an offered place is accepted: $language at $width",
	async ({ language, width }) => {
		const { cookie, mine } = await offered();
		const text = offerMessages[language];
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/registrations");
			await page.getByRole("heading", { name: text["offer.title"] }).waitFor();
			await page.getByText(language === "ar" ? /خلال ٢٣ ساعة/ : /in 23 hours/).waitFor();
			await expectFit(page);
			await expectNoSeriousAxe(page);
			await expectGoodContrastInTheDark(page);
			await page.getByRole("button", { name: text["offer.accept"] }).click();
			await page.getByText(text["offer.accepted"], { exact: true }).waitFor();
			await page
				.locator(".entry-row")
				.getByText(statusMessages[language]["status.pending"], { exact: true })
				.waitFor();
		});
		expect(await mine()).toMatchObject({ status: "pending" });
	},
);

test.each(languagesInTurn())(
	"accepting an offer that has just expired shows an error: %s",
	async (language) => {
		const { cookie } = await offered();
		await visit({ language, session: cookie, expected: /status of 410/ }, async (page) => {
			await page.route("**/accept-offer", (route) =>
				route.fulfill({ status: 410, json: { code: "offer_expired", message: "", requestId: "" } }),
			);
			await page.goto("/registrations");
			await page
				.getByRole("button", {
					name: offerMessages[language]["offer.accept"],
				})
				.click();
			await seeToast(
				page,
				offerMessages[language]["offer.failed"],
				errorMessages[language]["error.offer_expired"],
			);
		});
	},
);

test.each([
	{ language: "en", width: narrow },
	{ language: "ar", width: wide },
] as const)(
	"an offered place is declined on the dashboard: $language at $width",
	async ({ language, width }) => {
		const { cookie, mine } = await offered();
		const text = offerMessages[language];
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/");
			await page
				.getByRole("button", { name: text["offer.declineFor"].replace(/\{name\}/, "") })
				.click();
			const dialog = page.getByRole("dialog", { name: text["offer.sure"] });
			await dialog.waitFor();
			await expectNoSeriousAxe(page);
			await dialog.getByRole("button", { name: text["offer.decline"], exact: true }).click();
			await page.getByText(text["offer.declined"], { exact: true }).waitFor();
			await page.getByRole("heading", { name: text["offer.title"] }).waitFor({ state: "detached" });
		});
		expect(await mine()).toMatchObject({ status: "cancelled", reason: "offer_declined" });
	},
);
