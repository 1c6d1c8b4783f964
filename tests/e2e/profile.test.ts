import type { Page } from "playwright-core";
import sharp from "sharp";
import { fieldWords } from "#shared/core/fields/field-words.ts";
import type { Locale } from "#shared/core/locales.ts";
import { dashboardMessages } from "#web/app/dashboard/dashboard.messages.ts";
import { pictureMessages } from "#web/base/pictures/pictures.messages.ts";
import { errorMessages } from "#web/core/forms/errors.messages.ts";
import { profileMessages } from "#web/people/users/profile/profile.messages.ts";
import { baseUrl } from "../core/env.ts";
import { createPersonForTest } from "../core/people.ts";
import { uniqueName, uniqueText } from "../core/unique.ts";
import { expectNoSeriousAxe } from "./axe.ts";
import { languagesInTurn, narrow, visit, wide } from "./browser.ts";
import { expectSoon } from "./expectSoon.ts";
import { seeToast } from "./steps.ts";

const red = { r: 200, g: 20, b: 30 };
const blue = { r: 20, g: 30, b: 200 };
const area = (width: number, background: typeof red) => ({
	create: { width, height: 320, channels: 3 as const, background },
});
/** A picture whose left half is red and whose right half is blue. */
const picture = async () => ({
	name: "me.png",
	mimeType: "image/png",
	buffer: await sharp(area(640, red))
		.composite([{ input: area(320, blue), left: 320, top: 0 }])
		.png()
		.toBuffer(),
});
const noPicture = {
	name: "me.png",
	mimeType: "image/png",
	buffer: Buffer.from("this is no picture"),
};

async function openProfile(page: Page, language: Locale) {
	await page.goto("/");
	await page.getByRole("button", { name: dashboardMessages[language]["dash.edit"] }).click();
	await page.getByRole("dialog").waitFor();
}

function form(page: Page, language: Locale) {
	const text = profileMessages[language];
	const dialog = page.getByRole("dialog", { name: text["profile.title"] });
	const field = (id: keyof typeof text) => dialog.getByLabel(text[id], { exact: true });
	return {
		dialog,
		field,
		file: dialog.locator('input[type="file"]'),
		save: () => dialog.getByRole("button", { name: text["profile.save"], exact: true }).click(),
	};
}

/** The error of a field as a screen reader reads it. */
const wrong = (page: Page, language: Locale, id: keyof (typeof profileMessages)["en"]) =>
	form(page, language)
		.field(id)
		.evaluate((input) => {
			const notes = (input.getAttribute("aria-describedby") ?? "").split(" ");
			return notes.map((note) => document.getElementById(note)?.textContent).join(" ");
		});

test.each([
	["en", wide],
	["ar", narrow],
] as const)(
	"a new name and the chosen part of a picture appear on the dashboard: %s at %d",
	async (language, width) => {
		const { cookie } = await createPersonForTest({ lastName: "Al Fahad" });
		const text = profileMessages[language];
		const name = uniqueText("Layla");
		await visit({ language, width, session: cookie }, async (page) => {
			await openProfile(page, language);
			const { field, file, save, dialog } = form(page, language);
			await field("profile.firstName").fill(name);
			await field("profile.phone").fill("٩٩٩٩ ٨٨٨٨");
			await file.setInputFiles(await picture());
			const part = dialog.getByLabel(pictureMessages[language]["picture.part"]);
			await part.focus();
			for (let step = 0; step < 40; step++) await part.press("ArrowLeft");
			await dialog
				.getByRole("button", { name: pictureMessages[language]["picture.cut"], exact: true })
				.click();
			await part.waitFor({ state: "detached" });
			await save();
			const expected =
				language === "en"
					? ["Profile Updated", "Your profile has been updated successfully"]
					: null;
			await seeToast(
				page,
				expected?.[0] ?? text["profile.saved"],
				expected?.[1] ?? text["profile.savedText"],
			);
			await dialog.waitFor({ state: "detached" });
			await page.getByRole("heading", { level: 1 }).getByText(name).waitFor();
			const portrait = page.locator("img.portrait");
			await portrait.evaluate((image: HTMLImageElement) => image.decode());
			expect(
				await portrait.evaluate(
					(image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
				),
			).toBe(1);
			const src = String(await portrait.getAttribute("src"));
			expect(src).toMatch(/^\/images\/people\/.+\.webp$/);
			const stored = await (await fetch(baseUrl + src)).arrayBuffer();
			const { dominant } = await sharp(stored).stats();
			expect(dominant.b).toBeGreaterThan(dominant.r);
			await expectNoSeriousAxe(page);
			await page.reload();
			await page.locator("img.portrait").waitFor();
			await page.getByRole("heading", { level: 1 }).getByText(name).waitFor();
			await page.getByRole("button", { name: dashboardMessages[language]["dash.edit"] }).click();
			await expectSoon(() => field("profile.phone").inputValue(), "+96599998888");
		});
	},
);

test.each(languagesInTurn())(
	"the profile form shows errors at their fields and keeps typed values: %s",
	async (language) => {
		const { cookie } = await createPersonForTest();
		const short = language === "en" ? "Please fill in this field" : fieldWords.ar["field.required"];
		const phone =
			language === "en"
				? "Please enter a valid phone number"
				: fieldWords.ar["field.phone_invalid"];
		await visit({ language, session: cookie }, async (page) => {
			await openProfile(page, language);
			const { field, save } = form(page, language);
			await field("profile.firstName").fill(" ");
			await field("profile.phone").fill("12");
			await field("profile.bio").fill("I like kata.");
			await save();
			await page.getByText(short, { exact: true }).waitFor();
			expect(await wrong(page, language, "profile.firstName")).toContain(short);
			expect(await wrong(page, language, "profile.phone")).toContain(phone);
			await expectSoon(
				() => field("profile.firstName").evaluate((input) => input === document.activeElement),
				true,
			);
			await expectSoon(() => field("profile.firstName").inputValue(), " ");
			await expectSoon(() => field("profile.phone").inputValue(), "12");
			await expectSoon(() => field("profile.bio").inputValue(), "I like kata.");
			await expectNoSeriousAxe(page);
		});
	},
);

test.each(languagesInTurn())(
	"the profile form shows the server's error in the reader's language and keeps typed values: %s",
	async (language) => {
		const { cookie } = await createPersonForTest({ lastName: "Al Fahad" });
		const { "error.image_unreadable": reason } = errorMessages[language];
		await visit(
			{ language, session: cookie, expected: /status of 400 .*profile/ },
			async (page) => {
				await openProfile(page, language);
				const { field, file, save, dialog } = form(page, language);
				await field("profile.bio").fill("I like kata.");
				await file.setInputFiles(noPicture);
				await save();
				await dialog.getByRole("alert").getByText(reason, { exact: true }).waitFor();
				await seeToast(page, profileMessages[language]["profile.failed"], reason);
				await expectSoon(() => field("profile.bio").inputValue(), "I like kata.");
			},
		);
	},
);

test.each(languagesInTurn())(
	"profile values that can be set only once are read-only: %s",
	async (language) => {
		const { cookie } = await createPersonForTest({
			lastName: uniqueName(),
			dateOfBirth: "2001-04-05",
			gender: "female",
		});
		const text = profileMessages[language];
		await visit({ language, width: narrow, session: cookie }, async (page) => {
			await openProfile(page, language);
			const { field, save, dialog } = form(page, language);
			const birthday = field("profile.dateOfBirth");
			await expectSoon(
				() => birthday.inputValue(),
				language === "en" ? "April 5, 2001" : "٥ أبريل ٢٠٠١",
			);
			await expectSoon(() => birthday.getAttribute("readonly"), "");
			await expectSoon(() => field("profile.gender").inputValue(), text["profile.female"]);
			expect(await wrong(page, language, "profile.gender")).toContain(text["profile.setHint"]);
			await field("profile.dojo").selectOption({
				label: { en: "Salmiya", ar: "السالمية" }[language],
			});
			await save();
			await dialog.waitFor({ state: "detached" });
		});
	},
);
