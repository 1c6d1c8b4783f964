import type { Locator } from "playwright-core";
import { eventChannel } from "#shared/competition/live/live.rules.ts";
import { turnSeconds } from "#shared/competition/waiting-room/waiting-room.rules.ts";
import { rowId } from "#web/competition/event-classes/event-classes.ts";
import { verdictMessages } from "#web/competition/event-classes/verdict.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { ownEntryMessages } from "#web/competition/registrations/own/ownEntry.messages.ts";
import { waitingRoomMessages } from "#web/competition/waiting-room/waiting-room.messages.ts";
import { familyMessages } from "#web/people/families/families.messages.ts";
import { call } from "../../core/api.ts";
import { createEventClassForTest } from "../../core/event-classes.ts";
import { createFamilyForTest } from "../../core/families.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import { createSquadForTest } from "../../core/squads.ts";
import {
	createRoomForTest,
	letPass,
	openRoomForTest,
	takeTicket,
} from "../../core/waitingRooms.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { languagesInTurn, narrow, visit, wide } from "../browser.ts";
import { linesOf } from "../lines.ts";

/** Activates the button as a keyboard user does. */
async function press(button: Locator) {
	await button.waitFor();
	await button.focus();
	await button.press("Enter");
}

test.each(languagesInTurn())(
	"a person waits for the draw, is admitted once staff start admission, and registers by keyboard: %s",
	async (language) => {
		const [person, cookie] = [await createPersonForTest(), await admin()];
		const event = await createRoomForTest({}, 4 * 60_000);
		const [text, own] = [eventMessages[language], waitingRoomMessages[language]];
		await visit({ language, width: wide, session: cookie }, async (staffPage) => {
			await staffPage.goto(`/events/${event.id}`);
			await press(staffPage.getByRole("button", { name: own["room.hold"] }));
			await staffPage.getByRole("button", { name: own["room.letIn"] }).waitFor();
			await visit({ language, width: narrow, session: person.cookie }, async (page) => {
				await page.goto(`/events/${event.id}`);
				const number = page
					.locator(".waiting-room-proof > div")
					.filter({ hasText: own["room.ownNumber"] })
					.locator("code");
				const readNumber = async () => {
					await page.locator("summary").filter({ hasText: own["room.how"] }).press("Enter");
					await page.locator("summary").filter({ hasText: own["room.proof"] }).press("Enter");
					return number.textContent();
				};
				await page.getByRole("heading", { name: own["room.inDraw"] }).waitFor();
				const mine = await readNumber();
				await expectNoSeriousAxe(page);
				const lines = await linesOf(page);
				await lines.listening(eventChannel(event.id), () => page.reload());
				expect(await readNumber()).toBe(mine);
				await page
					.getByRole("status")
					.filter({ hasText: own["room.lobby"].split("{")[0] })
					.waitFor({ state: "attached" });
				// At the opening time the order is drawn, while admission is paused.
				const registrationOpensAt = new Date(Date.now() + 1_000).toISOString();
				const { body: announced } = await call("GET", `/events/${event.id}`, { cookie });
				const moved = await call("PUT", `/events/${event.id}`, {
					cookie,
					body: { ...announced, registrationOpensAt },
				});
				expect(moved.status).toBe(200);
				await page
					.locator(".waiting-room-figure")
					.filter({ hasText: own["room.position"] })
					.waitFor();
				await page
					.getByRole("status")
					.filter({ hasText: own["room.held"] })
					.waitFor({ state: "attached" });
				const title = language === "ar" ? event.titleAr : event.titleEn;
				const register = page.getByRole("button", {
					name: text["event.registerFor"].replace("{title}", title),
				});
				expect(await register.count()).toBe(0);
				await press(page.getByRole("button", { name: own["room.check"] }));
				await page
					.getByRole("status")
					.filter({ hasText: own["room.checked"].split("{")[0] })
					.waitFor();
				await expectNoSeriousAxe(page);
				await press(staffPage.getByRole("button", { name: own["room.letIn"] }));
				await page
					.getByRole("status")
					.filter({ hasText: own["room.saidInside"] })
					.waitFor({ state: "attached" });
				await press(register);
				await page
					.getByText(ownEntryMessages[language]["ownEntry.success"], { exact: true })
					.first()
					.waitFor();
			});
		});
	},
);

test.each(languagesInTurn())(
	"a visitor sees that there is a waiting room and is asked to sign in: %s",
	async (language) => {
		const event = await createRoomForTest();
		const own = waitingRoomMessages[language];
		await visit({ language, expected: /status of 401 .*auth\/user/ }, async (page) => {
			await page.goto(`/events/${event.id}`);
			await page.getByText(own["room.early"].split("{")[0]).waitFor();
			await page.getByRole("button", { name: own["room.signInButton"] }).last().click();
			await page.waitForURL(/login/);
		});
	},
);

test.each(languagesInTurn())(
	"when nobody waits any more, a person registers as if there were no waiting room: %s",
	async (language) => {
		const person = await createPersonForTest();
		const event = await createRoomForTest();
		const text = eventMessages[language];
		await openRoomForTest(event.id);
		// Registering takes a ticket on the way, because the first attempt is rejected.
		const expected = /status of 409 .*register/;
		await visit({ language, session: person.cookie, expected }, async (page) => {
			await page.goto(`/events/${event.id}`);
			const title = language === "ar" ? event.titleAr : event.titleEn;
			await page
				.getByRole("button", { name: text["event.registerFor"].replace("{title}", title) })
				.click();
			await page
				.getByText(ownEntryMessages[language]["ownEntry.success"], { exact: true })
				.first()
				.waitFor();
		});
	},
);

test.each(languagesInTurn())(
	"a person who waits gets neither class buttons nor the squad form: %s",
	async (language) => {
		const { coach } = await createSquadForTest([{}]);
		const event = await createRoomForTest();
		const { id: classId } = await createEventClassForTest(event.id);
		const hold = async (held: boolean) =>
			call("PATCH", `/events/${event.id}/queue`, { cookie: await admin(), body: { held } });
		await hold(true);
		await openRoomForTest(event.id);
		await visit({ language, width: narrow, session: coach.cookie }, async (page) => {
			const row = page.locator(`#${rowId({ id: classId })}`);
			await page.goto(`/events/${event.id}`);
			await row.getByText(verdictMessages[language]["verdict.canEnterInTurn"]).waitFor();
			expect(await row.getByRole("button").count()).toBe(0);
			// A coach is not in the draw by coming.
			await page.locator(".waiting-room-people").waitFor();
			await page.goto(`/events/${event.id}/squad`);
			await page.locator(".waiting-room-people").waitFor();
			expect(await page.getByRole("checkbox").count()).toBe(0);
			const lines = await linesOf(page);
			await lines.listening(eventChannel(event.id), () => page.reload());
			await hold(false);
			await page.getByRole("checkbox").waitFor();
			await expectNoSeriousAxe(page);
		});
	},
);

test.each(languagesInTurn())(
	"a person whose turn has passed gets a new position: %s",
	async (language) => {
		const person = await createPersonForTest();
		const event = await createRoomForTest({ maxParticipants: 1 });
		const own = waitingRoomMessages[language];
		await takeTicket(event.id, person);
		await openRoomForTest(event.id);
		await letPass(event.id, 0, 1_000_000);
		await visit({ language, width: narrow, session: person.cookie }, async (page) => {
			const lines = await linesOf(page);
			await lines.listening(eventChannel(event.id), () => page.goto(`/events/${event.id}`));
			await page
				.getByRole("status")
				.filter({ hasText: own["room.saidInside"] })
				.waitFor({ state: "attached" });
			await letPass(event.id, turnSeconds + 60, 1_000_000);
			await page
				.getByRole("status")
				.filter({ hasText: own["room.over"] })
				.waitFor({ state: "attached" });
			await press(page.getByRole("button", { name: own["room.newPlace"] }));
			const position = (1_000_001).toLocaleString(language === "ar" ? "ar-KW" : "en");
			await page.locator(".waiting-room-figure").getByText(position, { exact: true }).waitFor();
			await expectNoSeriousAxe(page);
		});
	},
);

test.each(languagesInTurn())(
	"a guardian adds each child to the draw, sees whose turn it is, and registers that child: %s",
	async (language) => {
		const { guardian, child } = await createFamilyForTest();
		const event = await createRoomForTest({ maxParticipants: 1 }, 4 * 60_000);
		const own = waitingRoomMessages[language];
		const family = familyMessages[language];
		await visit({ language, width: narrow, session: guardian.cookie }, async (page) => {
			const lines = await linesOf(page);
			await lines.listening(eventChannel(event.id), () => page.goto(`/events/${event.id}`));
			const people = page.locator(".waiting-room-people > li");
			await people.nth(1).waitFor();
			// Nobody is in the draw by coming.
			expect(await people.getByText(own["room.rowDraw"]).count()).toBe(0);
			await press(people.nth(1).getByRole("button"));
			await people.nth(1).getByText(own["room.rowDraw"]).waitFor();
			await expectNoSeriousAxe(page);
			// The first call after the opening draws, and the page learns of it live.
			await openRoomForTest(event.id);
			const title = language === "ar" ? event.titleAr : event.titleEn;
			await press(
				page.getByRole("button", { name: family["family.registerFor"].replace("{title}", title) }),
			);
			const name = language === "ar" ? (child.firstNameAr ?? child.firstName) : child.firstName;
			await press(page.locator("li").getByRole("button", { name }));
			await page.locator("li").filter({ hasText: own["room.rowRegistered"] }).waitFor();
		});
	},
);
