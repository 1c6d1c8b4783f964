import type { Page, Route } from "playwright-core";
import { News } from "#functions/content/news/news.entity.ts";
import { fieldWords } from "#shared/core/fields/field-words.ts";
import type { Locale } from "#shared/core/locales.ts";
import { pictureMessages } from "#web/base/pictures/pictures.messages.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageNewsMessages } from "#web/content/news/manageNews.messages.ts";
import { call } from "../../core/api.ts";
import { createPersonForTest } from "../../core/people.ts";
import { hostilePictures, photograph } from "../../core/pictures.ts";
import { uniqueText } from "../../core/unique.ts";
import { foreignPicture } from "../../core/uploads.ts";
import { articleForTest } from "../../domains/content/news.samples.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { foreignTexts } from "../shell/foreign.ts";
import { inLanguage } from "../steps.ts";

const staff = async () =>
	(await createPersonForTest({ role: "admin", firstName: "مريم Mariam" })).cookie;
const dialog = (page: Page) => page.getByRole("dialog");
const group = (page: Page, language: Locale) =>
	dialog(page).getByRole("group", {
		name: manageNewsMessages[language]["manageNews.image"],
		exact: true,
	});
const file = async () => ({ name: "camp.jpg", mimeType: "image/jpeg", buffer: await photograph() });

async function open(page: Page, address = "/?tab=news&id=new") {
	await page.goto(address);
	await dialog(page).waitFor();
}

/** The title in Arabic: Arabic pages show no text in another language. */
const inArabic = (title: string) => title.replace("Camp", "معسكر");

async function fill(page: Page, language: Locale, title: string) {
	for (const locale of ["en", "ar"] as const)
		for (const label of ["headline", "content"] as const) {
			const name = inLanguage(
				language,
				manageNewsMessages[language][`manageNews.${label}`],
				locale,
			);
			await dialog(page)
				.getByLabel(name, { exact: true })
				.fill(locale === "ar" ? inArabic(title) : title);
		}
}

const latest = async (cookie: string, title: string) => {
	const { body } = await call("GET", "/news", { cookie });
	return body.find(({ titleEn }: { titleEn: string }) => titleEn === title);
};

/** Waits for the picture in the field and returns its size. */
async function seePicture(page: Page, language: Locale) {
	const image = group(page, language).locator("picture img");
	await image.waitFor();
	await image.evaluate((one: HTMLImageElement) => one.decode());
	return { width: await image.getAttribute("width"), height: await image.getAttribute("height") };
}

test.each(viewsInTurn())(
	"a picture is chosen, cropped and shown: $language at $width",
	async ({ language, width }) => {
		const text = pictureMessages[language];
		const session = await staff();
		const title = uniqueText("Camp");
		await visit({ language, width, session }, async (page) => {
			const button = (id: keyof typeof text) =>
				group(page, language).getByRole("button", { name: text[id], exact: true });
			await open(page);
			await fill(page, language, title);
			await group(page, language)
				.getByLabel(text["picture.choose"])
				.setInputFiles(await file());
			expect(await seePicture(page, language)).toEqual({ width: "480", height: "640" });
			await group(page, language).getByText(text["picture.here"], { exact: true }).waitFor();
			await button("picture.crop").click();
			await group(page, language).getByLabel(text["picture.part"]).waitFor();
			await group(page, language)
				.getByText(language === "ar" ? "١:١" : "1:1", { exact: true })
				.click();
			await group(page, language).getByLabel(text["picture.zoom"]).focus();
			await expectNoSeriousAxe(page);
			expect(
				(await foreignTexts(page, language)).filter((one) => !/Camp|Mariam|معسكر/.test(one)),
			).toEqual([]);
			await button("picture.cut").click();
			await group(page, language).getByText(text["picture.here"], { exact: true }).waitFor();
			expect(await seePicture(page, language)).toEqual({ width: "480", height: "480" });
			await expectNoSeriousAxe(page);
			await expectGoodContrastInTheDark(page);
			const beyond = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(beyond).toBe(0);
			await dialog(page).getByLabel(recordMessages[language]["record.publishNow"]).check();
			await dialog(page).locator("button[type=submit]").click();
			await dialog(page).waitFor({ state: "detached" });
			const { imageUrl } = await latest(session, title);
			expect(imageUrl).toMatch(/^\/images\/p\/[0-9a-z]{26}\.webp#480x480-[0-9a-f]{6}$/);
			await page.goto("/home");
			const picture = page
				.locator("article")
				.filter({ hasText: language === "ar" ? inArabic(title) : title })
				.locator("picture");
			const image = picture.locator("img");
			await image.scrollIntoViewIfNeeded();
			await image.evaluate((one: HTMLImageElement) => one.decode());
			expect(await image.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/\.avif$/);
			expect([await image.getAttribute("width"), await image.getAttribute("height")]).toEqual([
				"480",
				"480",
			]);
		});
	},
);

test("saving a record waits for a picture that is still uploading", async () => {
	const session = await staff();
	const title = uniqueText("Camp");
	await visit({ session }, async (page) => {
		await open(page);
		await fill(page, "en", title);
		// Publishes the article, because a draft would come first in the list whose rows other tests
		// count.
		await dialog(page).getByLabel(recordMessages.en["record.publishNow"]).check();
		await page.route("**/local/uploads", async (route) => {
			await new Promise((next) => setTimeout(next, 1_000));
			await route.continue();
		});
		await group(page, "en")
			.locator("input[type=file]")
			.setInputFiles(await file());
		await group(page, "en").getByRole("progressbar").waitFor();
		await dialog(page).locator("button[type=submit]").click();
		// The submit button says that it waits for the upload.
		await dialog(page)
			.getByRole("button", { name: pictureMessages.en["picture.waiting"], exact: true })
			.waitFor();
		await dialog(page).waitFor({ state: "detached" });
		expect((await latest(session, title)).imageUrl).toMatch(/^\/images\/p\//);
	});
});

test("an upload is retried after a lost connection, and can be retried by hand after a server error", async () => {
	const text = pictureMessages.en;
	await visit({ session: await staff(), expected: /ERR_FAILED|\b500\b/ }, async (page) => {
		await open(page);
		let sent = 0;
		await page.route("**/local/uploads", (route) =>
			++sent === 1 ? route.abort() : route.continue(),
		);
		let finished = 0;
		await page.route("**/api/uploads/*/finish", (route) =>
			++finished === 1 ? route.fulfill({ status: 500, body: "" }) : route.continue(),
		);
		await group(page, "en")
			.locator("input[type=file]")
			.setInputFiles(await file());
		await group(page, "en")
			.getByRole("button", { name: text["picture.again"], exact: true })
			.click();
		expect(await seePicture(page, "en")).toEqual({ width: "480", height: "640" });
		expect([sent, finished]).toEqual([3, 2]);
	});
});

test("an upload interrupted by losing the network continues when it is back", async () => {
	await visit({ session: await staff(), expected: /ERR_/ }, async (page) => {
		await open(page);
		const goesAway = async (route: Route) => {
			await page.context().setOffline(true);
			await route.abort("internetdisconnected");
		};
		await page.route("**/local/uploads", goesAway, { times: 1 });
		const lost = page.waitForEvent("requestfailed");
		await group(page, "en")
			.locator("input[type=file]")
			.setInputFiles(await file());
		await lost;
		await page.context().setOffline(false);
		expect(await seePicture(page, "en")).toEqual({ width: "480", height: "640" });
	});
});

test("a picture is dropped, pasted, cancelled and removed", async () => {
	const text = pictureMessages.en;
	await visit({ session: await staff() }, async (page) => {
		await open(page);
		const bytes = (await photograph()).toString("base64");
		const carried = await page.evaluateHandle((base64) => {
			const data = new DataTransfer();
			const parts = [Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))];
			data.items.add(new File(parts, "camp.jpg", { type: "image/jpeg" }));
			return data;
		}, bytes);
		const field = group(page, "en");
		await field.dispatchEvent("drop", { dataTransfer: carried });
		await seePicture(page, "en");
		await field.getByRole("button", { name: text["picture.remove"], exact: true }).click();
		await field.locator("picture").waitFor({ state: "detached" });
		await field.evaluate((place, clipboardData) => {
			place.dispatchEvent(
				new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
			);
		}, carried);
		await seePicture(page, "en");
		const before = await field.locator("picture img").getAttribute("src");
		await page.route("**/local/uploads", () => {});
		await field.locator("input[type=file]").setInputFiles(await file());
		await field.getByRole("button", { name: text["picture.cancel"], exact: true }).click();
		await seePicture(page, "en");
		await expectSoon(() => field.locator("picture img").getAttribute("src"), before);
	});
});

test.each(viewsInTurn())(
	"picture errors are shown at the field: $language at $width",
	async ({ language, width }) => {
		const text = pictureMessages[language];
		await visit(
			{ language, width, session: await staff(), expected: /status of 400/ },
			async (page) => {
				await open(page);
				const field = group(page, language);
				const input = field.locator("input[type=file]");
				const name = "x.svg";
				await input.setInputFiles({
					name,
					mimeType: "image/x-none",
					buffer: Buffer.from("no picture"),
				});
				await field
					.getByRole("alert")
					.getByText(text["picture.unusable"], { exact: true })
					.waitFor();
				await expectSoon(() => input.getAttribute("aria-invalid"), "true");
				const feigned = Buffer.from(await hostilePictures["a JPEG's first bytes before HTML"]());
				await input.setInputFiles({ name: "x.jpg", mimeType: "image/jpeg", buffer: feigned });
				await field
					.getByRole("alert")
					.getByText(/JPEG.*PNG.*WebP.*AVIF/)
					.waitFor();
				await field.getByRole("button", { name: text["picture.byAddress"], exact: true }).click();
				const address = field.getByLabel(text["picture.address"], { exact: true });
				await address.fill("https://127.0.0.1/x.png");
				await address.press("Enter");
				await field
					.getByRole("alert")
					.getByText(fieldWords[language]["field.picture_unreachable"], { exact: true })
					.waitFor();
				await expectSoon(() => address.inputValue(), "https://127.0.0.1/x.png");
				await expectNoSeriousAxe(page);
				await address.fill(foreignPicture);
				await address.press("Enter");
				await seePicture(page, language);
				await field.getByRole("alert").waitFor({ state: "hidden" });
			},
		);
	},
);

test("a picture of another site is not requested, and can be copied to this site", async () => {
	const session = await staff();
	const title = uniqueText("Camp");
	const article = articleForTest({
		titleEn: title,
		titleAr: inArabic(title),
		published: true,
	});
	const { body } = await call("POST", "/news", { cookie: session, body: article });
	// Records from before addresses of other sites were refused still have them.
	await News.patch({ id: body.id }).set({ imageUrl: foreignPicture }).go();
	await visit({ session }, async (page) => {
		const hosts: string[] = [];
		page.on("request", (request) => hosts.push(new URL(request.url()).hostname));
		await page.goto("/home");
		await page.locator("article").filter({ hasText: title }).waitFor();
		await open(page, `/?tab=news&id=${body.id}`);
		const field = group(page, "en");
		await field.getByText(pictureMessages.en["picture.elsewhere"], { exact: true }).waitFor();
		await field
			.getByRole("button", { name: pictureMessages.en["picture.fetchThis"], exact: true })
			.click();
		await seePicture(page, "en");
		expect([...new Set(hosts)]).toEqual(["localhost"]);
	});
});
