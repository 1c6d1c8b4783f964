import type { Page } from "playwright-core";
import { fieldWords } from "#shared/core/fields/field-words.ts";
import { wordings } from "#shared/people/consents/consents.wordings.ts";
import { personFormMessages } from "#web/community/people/personForm.messages.ts";
import { offerMessages } from "#web/competition/registrations/own/offers/offers.messages.ts";
import { registrationMessages } from "#web/competition/registrations/registrations.messages.ts";
import { squadMessages } from "#web/competition/registrations/squad/squad.messages.ts";
import { consentMessages } from "#web/people/consents/consents.messages.ts";
import { familyMessages } from "#web/people/families/families.messages.ts";
import { call, eventually, mailTo } from "../core/api.ts";
import { createEventClassForTest } from "../core/event-classes.ts";
import { createEventForTest } from "../core/events.ts";
import { createPersonForTest } from "../core/people.ts";
import { cookieOf } from "../core/signIns.ts";
import { confirmForTest, signUpForTest } from "../core/signUps.ts";
import { uniqueName } from "../core/unique.ts";
import { narrow, visit } from "./browser.ts";

const [family, person, squad, offer, reg, consent] = [
	familyMessages.ar,
	personFormMessages.ar,
	squadMessages.ar,
	offerMessages.ar,
	registrationMessages.ar,
	consentMessages.ar,
] as const;

const lastName = uniqueName();
const children = [
	["Layan", "ليان", "female"],
	["Omar", "عمر", "male"],
	["Dana", "دانة", "female"],
] as const;

async function addChild(page: Page, [firstName, firstNameAr, gender]: (typeof children)[number]) {
	await page.getByRole("button", { name: family["family.add"], exact: true }).click();
	const dialog = page.getByRole("dialog");
	const typed = {
		firstName,
		lastName,
		firstNameAr,
		lastNameAr: "الرشيد",
		dateOfBirth: "2017-03-04",
	};
	const labels = {
		firstName: family["family.firstName"],
		lastName: family["family.lastName"],
		firstNameAr: person["personForm.firstNameAr"],
		lastNameAr: person["personForm.lastNameAr"],
		dateOfBirth: person["personForm.dateOfBirth"],
	};
	for (const [name, value] of Object.entries(typed))
		await dialog.getByLabel(labels[name as keyof typeof labels], { exact: true }).fill(value);
	await dialog.getByLabel(person["personForm.gender"], { exact: true }).selectOption(gender);
	await dialog.getByLabel(family["family.capacityLabel"], { exact: true }).selectOption("mother");
	await dialog.getByRole("button", { name: family["family.add"], exact: true }).click();
	await dialog.waitFor({ state: "detached" });
	// With the first child, the list and its button take the place of what was there.
	await page.locator(".child").filter({ hasText: firstNameAr }).waitFor();
}

/** Opens the page of the family's child from the list. */
async function openChild(page: Page, firstNameAr: string) {
	await page.goto("/family");
	await page.locator(".child").filter({ hasText: firstNameAr }).locator(".child-open").click();
	await page.getByRole("heading", { level: 1, name: firstNameAr }).waitFor();
}

test("a new parent in Arabic on a phone adds children, gets a second guardian, registers the children, accepts an offer and withdraws a consent", async () => {
	const { body } = await signUpForTest();
	const { text: letter } = await mailTo(body.email);
	const session = cookieOf(await confirmForTest(/token=(\S+)/.exec(letter)?.[1] ?? ""));
	const second = await createPersonForTest({
		preferredLanguage: "ar",
		firstNameAr: "فيصل",
		lastNameAr: "الرشيد",
	});
	const event = await createEventForTest({ offerHours: 24 });
	await createEventClassForTest(event.id, {
		maxParticipants: 2,
		className: "Kata",
		classNameAr: "كاتا",
	});
	const isListed = async () => (await call("GET", `/members?search=${lastName}`)).body.length > 0;

	await visit({ language: "ar", width: narrow, session }, async (page) => {
		await page.goto("/family");
		for (const child of children) await addChild(page, child);
		await openChild(page, "ليان");
		await page.locator("#guardians > summary").click();
		await page.getByRole("button", { name: family["family.invite"], exact: true }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel(family["family.email"], { exact: true }).fill(second.email);
		await dialog.getByRole("button", { name: family["family.invite"], exact: true }).click();
		await dialog.waitFor({ state: "detached" });
		await page
			.getByText(family["family.inviteWaits"].replace("{email}", `\u2066${second.email}\u2069`))
			.waitFor();
	});
	await visit({ language: "ar", width: narrow, session: second.cookie }, async (page) => {
		await page.goto("/family");
		await page
			.getByRole("button", { name: family["family.acceptOf"].replace("{child}", "ليان الرشيد") })
			.click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel(family["family.capacityLabel"], { exact: true }).selectOption("father");
		await dialog.getByRole("button", { name: family["family.accept"], exact: true }).click();
		await page.locator(".child").filter({ hasText: "ليان" }).waitFor();
	});
	await visit({ language: "ar", width: narrow, session }, async (page) => {
		await page.goto(`/events/${event.id}`);
		await page.locator(".register-for-whom > button").click();
		await page.getByRole("link", { name: family["family.several"], exact: true }).click();
		const rows = page.locator(".squad-row");
		for (const row of [0, 1, 2]) await rows.nth(row).getByRole("checkbox").check();
		await page.locator(".squad-actions button[type=submit]").click();
		// Two places, so one of the three children waits.
		const [placed, waits] = [squad["squad.placed"], squad["squad.onList"]].map((words) =>
			words.replace("{className}", "كاتا"),
		);
		await rows.getByText(placed).nth(1).waitFor();
		await page.getByRole("link", { name: family["family.allEntries"], exact: true }).waitFor();
		const waiting = (await rows.filter({ hasText: waits }).textContent()) ?? "";
		const waitingChild = children.find(([, name]) => waiting.includes(name))?.[1] ?? "";
		const placedChild = children.find(([, name]) => name !== waitingChild)?.[1] ?? "";
		await page.goto("/registrations");
		await page.locator(".entry-row").nth(2).waitFor();
		await page.getByRole("button", { name: placedChild, exact: true }).click();
		await page.locator(".entry-row").nth(1).waitFor({ state: "detached" });
		await page
			.locator(".entry-row")
			.filter({ hasText: placedChild })
			.getByRole("button", { name: new RegExp(placedChild) })
			.click();
		const dialog = page.getByRole("dialog");
		await dialog.getByText(placedChild).waitFor();
		await dialog.getByRole("button", { name: reg["reg.cancel"], exact: true }).click();
		await dialog.waitFor({ state: "detached" });
		await eventually(async () => {
			const { children: own } = (await call("GET", "/me/dependents", { cookie: session })).body;
			const { id } = own.find(
				(child: { firstNameAr: string }) => child.firstNameAr === waitingChild,
			);
			const [entry] = (await call("GET", `/users/${id}/registrations`, { cookie: session })).body;
			return entry.status === "offered";
		}, "the place to be offered");
		await page.goto("/");
		const offered = page.locator(".offer").filter({ hasText: waitingChild });
		await offered.getByRole("button").first().click();
		await page.getByText(offer["offer.accepted"], { exact: true }).waitFor();

		await openChild(page, "ليان");
		await page.locator("#consents > summary").click();
		const answer = (words: string, purpose: "listing" | "medical" = "listing") =>
			page.getByRole("button", {
				name: words.replace("{title}", wordings[purpose].title.ar),
				exact: true,
			});
		await answer(consent["consent.yesTo"], "medical").click();
		await page.getByText(fieldWords.ar["field.wali_only"], { exact: true }).waitFor();
		await page
			.getByText(consent["consent.asWali"].replace("{name}", "ليان"), { exact: true })
			.last()
			.click();
		const sayYes = async (purpose: "listing" | "medical") => {
			await answer(consent["consent.yesTo"], purpose).click();
			await answer(consent["consent.yesTo"], purpose)
				.and(page.locator("[aria-pressed=true]"))
				.waitFor();
		};
		await sayYes("medical");
		await sayYes("listing");
		expect(await isListed()).toBe(true);
		await answer(consent["consent.noTo"]).click();
		await eventually(async () => !(await isListed()), "the child to be out of the directory");
	});
});
