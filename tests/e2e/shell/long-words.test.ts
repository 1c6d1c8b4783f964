import type { Page } from "playwright-core";
import { locales } from "#shared/core/locales.ts";
import { call } from "../../core/api.ts";
import { createMessageForTest } from "../../core/contact.ts";
import { createEventClassForTest } from "../../core/event-classes.ts";
import { createEventForTest } from "../../core/events.ts";
import { admin, createPersonForTest, makeFindable, superAdmin } from "../../core/people.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { waitForPage } from "../../core/waitForPage.ts";
import { articleForTest } from "../../domains/content/news.samples.ts";
import { languagesInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { hiddenTexts, longWords, widthBeyondTheScreen } from "./longWords.ts";

const { address, en, ar } = longWords;
const phone = "+965 5001 2345";

/** Pages that are not rendered yet ask who the visitor is. */
const signedOut = /status of 401 .*auth\/user/;

async function write() {
	const coach = await createPersonForTest({ role: "coach", firstName: en, lastName: en });
	const event = await createEventForTest({
		titleEn: en,
		titleAr: ar,
		descriptionEn: `Enter at ${address} or ${phone}.`,
		descriptionAr: `سجلوا عبر ${address} أو ${phone}.`,
		location: en,
		locationAr: ar,
		schedule: `${en} ${ar} ${address}`,
	});
	await createEventClassForTest(event.id, {
		className: en,
		classNameAr: ar,
		description: address,
		descriptionAr: ar,
	});
	const article = articleForTest({
		titleEn: en,
		titleAr: ar,
		contentEn: `Read ${address}, ${en}`,
		contentAr: `اقرأ ${address}، ${ar}`,
	});
	const { body: news } = await call("POST", "/news", { cookie: await admin(), body: article });
	await createTrainingClassForTest({
		coachId: coach.id,
		title: en,
		titleAr: ar,
		description: address,
		descriptionAr: `${ar} ${address}`,
		location: en,
		locationAr: ar,
	});
	return { event, news, coach };
}

/** Nothing is beyond the edge of the screen, once what slides in has arrived. */
async function expectNothingBeyond(page: Page, path: string) {
	await expectSoon(async () => ({ path, beyond: await widthBeyondTheScreen(page) }), {
		path,
		beyond: 0,
	});
	await expectSoon(async () => ({ path, hidden: await hiddenTexts(page) }), { path, hidden: [] });
}

async function expectFit(page: Page, path: string, words: string) {
	await page.goto(path);
	await page.getByText(words).filter({ visible: true }).first().waitFor();
	await expectNothingBeyond(page, path);
}

test("no page is wider than a phone for the longest words in what people write", async () => {
	const { event, news, coach } = await write();
	const records = [`/news/${news.id}`, `/events/${event.id}`];
	const publicPaths = ["/", "/news", "/events", "/classes", ...records];
	// The screens of all domains are tried with long words in both languages.
	for (const language of languagesInTurn()) {
		const words = language === "ar" ? ar : en;
		const view = { language, width: 360, expected: signedOut };
		// A visitor's page carries what was there when it was rendered, and is not read anew.
		for (const path of publicPaths) await waitForPage(`${path}?lang=${language}`, words);
		await visit(view, async (page) => {
			for (const path of publicPaths) await expectFit(page, path, words);
		});
		await visit({ ...view, session: coach.cookie }, async (page) => {
			for (const path of ["/coach?tab=classes", "/coach?tab=schedule"])
				await expectFit(page, path, words);
		});
		await visit({ ...view, session: await superAdmin() }, async (page) => {
			for (const path of ["/super-admin?tab=events&all=", "/admin?tab=news"])
				await expectFit(page, path, words);
		});
	}
});

test.each(languagesInTurn())(
	"no page of staff is wider than a phone for the longest words in records: %s",
	async (language) => {
		const words = language === "ar" ? ar : en;
		const head = await createPersonForTest({ role: "super-admin" });
		const named = { firstName: en, lastName: en, firstNameAr: ar, lastNameAr: ar };
		const person = await createPersonForTest({
			...named,
			email: `${en}@${"a".repeat(60)}.example`,
		});
		await makeFindable(person);
		const details = { address: `${en}${address}`, emergencyContact: address, dojoLocation: en };
		await call("PATCH", `/users/${person.id}`, { cookie: head.cookie, body: details });
		await createMessageForTest({ name: words, email: `${en}@test.example`, message: address });
		await call("POST", "/me/erasure", { cookie: person.cookie });
		await visit({ language, width: 360, session: head.cookie }, async (page) => {
			for (const path of [
				`/people?search=${person.id}`,
				`/people/${person.id}`,
				"/messages",
				"/accounts",
				"/audit",
			]) {
				await page.goto(path);
				await page
					.locator("main")
					.getByText(/Kyokushinkaikan|كيوكوشينكايكان/)
					.filter({ visible: true })
					.first()
					.waitFor();
				await expectNothingBeyond(page, path);
			}
		});
	},
);

test.each(locales)(
	"addresses and telephone numbers in people's texts can be pressed and read from left to right, in %s",
	async (language) => {
		const { event } = await write();
		await visit({ language, width: 360, expected: signedOut }, async (page) => {
			await page.goto(`/events/${event.id}`);
			const link = page.getByRole("link", { name: phone, exact: true });
			await expectSoon(() => link.getAttribute("href"), "tel:+96550012345");
			expect(await link.evaluate((one) => getComputedStyle(one).direction)).toBe("ltr");
			// The plus sign is to the left of the last digit.
			const [plus, last] = await link.evaluate((one) => {
				const range = document.createRange();
				const node = one.firstChild as Text;
				return [0, node.length - 1].map((at) => {
					range.setStart(node, at);
					range.setEnd(node, at + 1);
					return range.getBoundingClientRect().x;
				});
			});
			expect(plus).toBeLessThan(last);
			const form = page.locator("main .prose").getByRole("link", { name: address }).first();
			await expectSoon(() => form.getAttribute("href"), address);
		});
	},
);
