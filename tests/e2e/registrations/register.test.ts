import type { Page } from "playwright-core";
import { isUpcoming, placesLeft } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { stateSentence } from "#shared/competition/registrations/registrations.states.ts";
import type { Locale } from "#shared/core/locales.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { ownEntryMessages } from "#web/competition/registrations/own/ownEntry.messages.ts";
import { statusMessages } from "#web/competition/registrations/status/status.messages.ts";
import { authMessages } from "#web/identity/auth/auth.messages.ts";
import { call, demoPassword, signIn } from "../../core/api.ts";
import { everyEvent } from "../../core/events.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { expectLanguage, views, visit } from "../browser.ts";
import {
	fillProvidersForm,
	fillSignIn,
	followMenu,
	provider,
	seeToast,
	seeToastOnTheWay,
} from "../steps.ts";

/** In English, the wording of the specification. */
const words = {
	en: {
		notice: ["You need to log in to access this page", "Please log in to register for events"],
		welcome: ["Login Successful", "Welcome back"],
		success: ["Success", "Registration successful!", "Status: Pending"],
		pending: "Pending",
	},
	ar: {
		notice: [eventMessages.ar["event.loginRequired"], eventMessages.ar["event.loginText"]],
		welcome: [authMessages.ar["auth.successTitle"], authMessages.ar["auth.successText"]],
		success: [
			ownEntryMessages.ar["ownEntry.success"],
			ownEntryMessages.ar["ownEntry.successText"],
			ownEntryMessages.ar["ownEntry.statusLine"].replace(
				"{status}",
				statusMessages.ar["status.pending"],
			),
		],
		pending: statusMessages.ar["status.pending"],
	},
} satisfies Record<
	Locale,
	{ notice: string[]; welcome: string[]; success: string[]; pending: string }
>;

const registerName = (event: Event, language: Locale) =>
	eventMessages[language]["event.registerFor"].replace(
		"{title}",
		language === "ar" ? event.titleAr : event.titleEn,
	);

/** The soonest event on the home page with enough places for every view. */
async function openEvent(): Promise<Event> {
	const found = (await everyEvent())
		.filter((event) => event.registrationState === "open" && isUpcoming(event, Date.now()))
		.findLast(
			(event) =>
				(placesLeft({ max: event.maxParticipants, taken: event.registeredCount }) ??
					views.length) >= views.length,
		);
	if (!found) throw new Error("No event is open");
	return found;
}

let lastMember = 10;

/** A demo member who has fewer than three coming registrations, and none for this event. */
async function newcomerTo(event: Event): Promise<string> {
	for (;;) {
		const email = `member${++lastMember}@demo.test`;
		const { body } = await call("GET", "/user/dashboard", { cookie: await signIn(email) });
		const entries = (body.eventRegistrations as MyRegistration[]).map((entry) => entry.event);
		const ahead = entries.filter((entry) => isUpcoming(entry, Date.now()));
		if (ahead.length < 3 && entries.every(({ id }) => id !== event.id)) return email;
	}
}

/** Opens the site in English, as on a first visit, and switches the language if needed. */
async function arrive(page: Page, language: Locale) {
	await page.goto("/");
	await expectLanguage(page, "en");
	if (language === "ar") await page.getByRole("button", { name: "التبديل إلى العربية" }).click();
	await expectLanguage(page, language);
}

test.each(views)(
	"a visitor in $language at $width signs in, registers and finds the event on the dashboard",
	async ({ language, width }) => {
		const event = await openEvent();
		const email = await newcomerTo(event);
		const { notice, welcome, success, pending } = words[language];
		const register = (page: Page) =>
			page.getByRole("button", { name: registerName(event, language) });

		await visit({ width, undecided: true }, async (page) => {
			await arrive(page, language);
			await expectNoSeriousAxe(page);
			await seeToastOnTheWay(page, notice[0], notice[1], () => register(page).click());
			if (provider) {
				await fillProvidersForm(page, email, demoPassword);
				await page.waitForURL(`**/events/${event.id}`);
			} else {
				await expectLanguage(page, language);
				await fillSignIn(page, language, email, demoPassword);
				await page.waitForURL(`**/events/${event.id}`);
				await seeToast(page, welcome[0], welcome[1]);
			}
			await expectNoSeriousAxe(page);
			await register(page).click();
			await seeToast(page, success[0], ...success.slice(1));
			await page
				.getByRole("complementary")
				.getByText(stateSentence(language, { status: "pending", awaitsGuardian: false }))
				.waitFor();
			await expectNoSeriousAxe(page);
			await followMenu(page, language, "home");
			const entry = page.locator(".entered-event", {
				hasText: language === "ar" ? event.titleAr : event.titleEn,
			});
			await entry.getByText(pending, { exact: true }).waitFor();
			await expectLanguage(page, language);
			await expectNoSeriousAxe(page);
		});
	},
);
