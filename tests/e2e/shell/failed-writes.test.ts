import type { Locator, Page } from "playwright-core";
import { dashboardMessages } from "#web/app/dashboard/dashboard.messages.ts";
import { landingMessages } from "#web/app/landing/landing.messages.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageEventClassMessages } from "#web/competition/event-classes/manage/manageEventClasses.messages.ts";
import { manageMessages } from "#web/competition/events/manage/manage.messages.ts";
import { errorMessages } from "#web/core/forms/errors.messages.ts";
import { contactMessages } from "#web/people/contact/contact.messages.ts";
import { profileMessages } from "#web/people/users/profile/profile.messages.ts";
import { call } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import { visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { chooseForEvent, inLanguage, seeToast, seeToastOnTheWay } from "../steps.ts";

const signedOut = {
	status: 401,
	json: { code: "unauthorized", message: "Unauthorized", requestId: "" },
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const send = (page: Page) => page.getByRole("dialog").locator("button[type=submit]").click();
const notice = (page: Page, text: string) =>
	page.getByRole("dialog").getByRole("alert").getByText(text, { exact: true });

/**
 * What a field holds when a notice appears in its dialog. Observed inside the page, because the
 * browser may leave before Playwright looks again.
 */
const valueBesideNotice = (field: Locator, text: string) =>
	field.evaluate(
		(input: HTMLTextAreaElement, expected) =>
			new Promise<string>((done) => {
				const look = () => {
					if (document.querySelector("[role=dialog] [role=alert]")?.textContent === expected)
						done(input.value);
				};
				new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
			}),
		text,
	);

const leaving = ["Unauthorized", "You are logged out. Logging in again..."] as const;

describe("an expired session", () => {
	test("an expired session shows one toast and leads to sign-in, however many requests fail", async () => {
		const { cookie } = await createPersonForTest();
		await visit({ session: cookie, expected: /status of 401/ }, async (page) => {
			let logins = 0;
			page.on("request", (request) => {
				if (request.url().endsWith("/api/login")) logins += 1;
			});
			for (const path of ["user/dashboard", "notifications"]) {
				await page.route(`**/api/${path}`, (route) => route.fulfill(signedOut));
			}
			await seeToastOnTheWay(page, ...leaving, () => page.goto("/"));
			expect(logins).toBe(1);
		});
	});

	test("an expired session leads from a dialog to sign-in, keeping typed values until then", async () => {
		const { cookie } = await createPersonForTest({ lastName: "Al Fahad" });
		const text = profileMessages.en;
		await visit({ session: cookie, expected: /status of 401/ }, async (page) => {
			await page.goto("/");
			await page.route("**/api/auth/profile", (route) => route.fulfill(signedOut));
			await press(page, dashboardMessages.en["dash.edit"]);
			const bio = page.getByRole("dialog").getByLabel(text["profile.bio"], { exact: true });
			await bio.fill("Trains in Salmiya.");
			await seeToastOnTheWay(page, ...leaving, async () => {
				const typed = valueBesideNotice(bio, errorMessages.en["error.unauthorized"]);
				await send(page);
				expect(await typed).toBe("Trains in Salmiya.");
			});
		});
	});

	test("a wrong password is not taken for an expired session", async () => {
		await visit({ expected: /status of 401/ }, async (page) => {
			await page.goto("/login");
			await page.locator("input[type=email]").fill("nobody@test.example");
			await page.locator("input[type=password]").fill("Wrong-Horse-1");
			await page.getByRole("button", { name: "Sign In", exact: true }).click();
			await seeToast(page, "Login Error", "Invalid email or password");
			expect(new URL(page.url()).pathname).toBe("/login");
		});
	});
});

/** Answers writes of an event with a 502 without an error code. */
const wordless = (page: Page, { id }: { id: number }, method: string) =>
	page.route(`**/api/events/${id}`, (route) =>
		route.request().method() === method
			? route.fulfill({ status: 502, body: "<html>" })
			: route.continue(),
	);

describe("a failed write", () => {
	test("a failed write shows a toast, and an error in its dialog, which stays open", async () => {
		const event = await createEventForTest();
		await visit({ session: await admin(), expected: /status of 409/ }, async (page) => {
			await page.goto(`/events/${event.id}`);
			await press(page, manageMessages.en["manage.edit"]);
			await page.getByRole("dialog").getByRole("textbox").first().waitFor();
			await call("PUT", `/events/${event.id}`, {
				cookie: await admin(),
				body: { titleEn: "Other", titleAr: "أخرى", eventDate: event.eventDate, version: 1 },
			});
			await send(page);
			await seeToast(page, "Error", recordMessages.en["record.stale"]);
			await page
				.getByRole("dialog")
				.getByText(recordMessages.en["record.takenOver"], { exact: true })
				.waitFor();
		});
	});

	test("a failed write without an error code shows the specified text and the reason", async () => {
		const event = await createEventForTest();
		await visit({ session: await admin(), expected: /502/ }, async (page) => {
			await page.goto(`/events/${event.id}`);
			await wordless(page, event, "DELETE");
			await chooseForEvent(page, "en", manageMessages.en["manage.delete"]);
			await send(page);
			await seeToast(page, "Error", "Failed to delete event");
			await page
				.locator(".toast p")
				.getByText(errorMessages.en["error.unanswered"], { exact: true })
				.waitFor();
			await notice(page, errorMessages.en["error.unanswered"]).waitFor();
			await page.unroute(`**/api/events/${event.id}`);
			await send(page);
			await seeToast(page, "Event deleted successfully", event.titleEn);
		});
	});

	test('a failed edit of an event without an error code shows "Operation failed"', async () => {
		const event = await createEventForTest();
		await visit({ session: await admin(), expected: /502/ }, async (page) => {
			await page.goto(`/events/${event.id}`);
			await wordless(page, event, "PUT");
			await press(page, manageMessages.en["manage.edit"]);
			await send(page);
			await seeToast(page, "Error", "Operation failed");
			await notice(page, errorMessages.en["error.unanswered"]).waitFor();
		});
	});

	test("a contact form error shows the contact form's own message beside the field", async () => {
		await visit({}, async (page) => {
			await page.goto("/");
			await page
				.locator("#join")
				.getByRole("button", { name: landingMessages.en["landing.contact"] })
				.click();
			await send(page);
			const name = page
				.getByRole("dialog")
				.getByLabel(contactMessages.en["contact.name"], { exact: true });
			await page.getByRole("dialog").getByText("Please enter your name", { exact: true }).waitFor();
			await expectSoon(() => name.getAttribute("aria-invalid"), "true");
		});
	});
});

test.each([
	["60.5", "60", "“60.5” is taken as 60."],
	["٦٠", "60", "“٦٠” is taken as 60."],
	["abc", "", "“abc” is not a number, so there is no limit."],
])("replaces the typed limit %s by the number that applies: %s", async (typed, taken, message) => {
	const event = await createEventForTest();
	const text = manageEventClassMessages.en;
	await visit({ session: await admin() }, async (page) => {
		await page.goto(`/events/${event.id}/classes`);
		await press(page, text["manageEventClass.add"]);
		const dialog = page.getByRole("dialog");
		const limit = dialog.getByLabel(text["manageEventClass.maxWeight"], { exact: true });
		await dialog
			.getByLabel(inLanguage("en", text["manageEventClass.name"], "en"), { exact: true })
			.fill("Kumite");
		await limit.fill(typed);
		await limit.blur();
		await dialog.getByRole("status").getByText(message, { exact: true }).waitFor();
		await expectSoon(() => limit.inputValue(), taken);
		await send(page);
		await dialog.waitFor({ state: "detached" });
	});
	const { body } = await call("GET", `/events/${event.id}`);
	expect(body.classes[0].maxWeight).toBe(taken ? Number(taken) : null);
});
