import type { Page } from "playwright-core";
import { within } from "#local/pace.ts";
import { eventChannel } from "#shared/competition/live/live.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { createEventForTest, dateIn } from "../../core/events.ts";
import { admin, createPeopleForTest } from "../../core/people.ts";
import { waitForPage } from "../../core/waitForPage.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { languagesInTurn, narrow, visit, wide } from "../browser.ts";
import { linesOf } from "../lines.ts";

/** Registers a person and waits until the counter includes them. */
async function register(id: number, { cookie }: { cookie: string }) {
	const places = async () => (await call("GET", `/events/${id}/availability`)).body.event.taken;
	const before = await places();
	const { body } = await call("POST", `/events/${id}/register`, { cookie });
	await eventually(async () => (await places()) > before, "the place to be counted");
	return body;
}

/**
 * Expected errors: a visitor has no session, and these tests block requests for the availability.
 */
const expected = /status of 401 .*auth\/user|ERR_FAILED .*availability/;

/** The wording for the number of places left. */
const left: Record<Locale, (count: 1 | 2 | 3) => string> = {
	en: (count) => (count === 1 ? "1 place left" : `${count} places left`),
	ar: (count) => ({ 1: /مكان واحد/, 2: /مكانان/, 3: /٣ أماكن/ })[count].source,
};

const sees = (page: Page, language: Locale, count: 1 | 2 | 3) =>
	page
		.getByText(new RegExp(left[language](count)))
		.first()
		.waitFor();

test("two visitors in both languages see places taken live, until the event is full and people wait", async () => {
	const event = await createEventForTest({ maxParticipants: 3 });
	const people = await createPeopleForTest(4);
	await visit({ language: "en", width: wide, expected }, async (page) => {
		await visit({ language: "ar", width: narrow, expected }, async (other) => {
			for (const one of [page, other]) {
				const lines = await linesOf(one);
				await lines.listening(eventChannel(event.id), () => one.goto(`/events/${event.id}`));
				// From here on no request for the availability succeeds.
				await one.route("**/availability", (route) => route.abort());
			}
			const both = (look: (page: Page, language: Locale) => Promise<unknown>) =>
				Promise.all([look(page, "en"), look(other, "ar")]);
			for (const count of [2, 1] as const) {
				await register(event.id, people[count]);
				await both((one, language) => sees(one, language, count));
			}
			await register(event.id, people[0]);
			await both((one, language) =>
				one.getByText(eventMessages[language]["event.state.waitlist"]).first().waitFor(),
			);
			await both((one) => expectNoSeriousAxe(one));
		});
	});
});

test.each(languagesInTurn())(
	"a live connection is reopened after a cut, and missed changes are requested: %s",
	async (language) => {
		const event = await createEventForTest({ maxParticipants: 3 });
		const [first, second] = await createPeopleForTest(2);
		await visit({ language, expected }, async (page) => {
			const lines = await linesOf(page);
			await lines.listening(eventChannel(event.id), () => page.goto(`/events/${event.id}`));
			await sees(page, language, 3);
			await lines.listening(eventChannel(event.id), async () => {
				lines.cut();
				await register(event.id, first);
			});
			await sees(page, language, 2);
			await page.route("**/availability", (route) => route.abort());
			await register(event.id, second);
			await sees(page, language, 1);
		});
	},
);

test.each(languagesInTurn())(
	"a list of events shows live how many places are left: %s",
	async (language) => {
		const event = await createEventForTest({
			maxParticipants: 3,
			eventDate: dateIn(1),
			titleEn: "Watched Cup",
			titleAr: "كأس المشاهدة",
		});
		const [person, next] = await createPeopleForTest(2);
		await waitForPage(`/events?lang=${language}`, `/events/${event.id}"`);
		await visit({ language, width: narrow, expected }, async (page) => {
			const lines = await linesOf(page);
			const card = page
				.getByRole("article")
				.filter({ has: page.locator(`a[href="/events/${event.id}"]`) });
			await lines.listening(eventChannel(event.id), async () => {
				await page.goto("/events");
				await card.waitFor();
			});
			await register(event.id, person);
			await card.getByText(new RegExp(left[language](2))).waitFor();
			// Changes missed while the connection was cut are requested.
			await lines.listening(eventChannel(event.id), async () => {
				lines.cut();
				await register(event.id, next);
			});
			await card.getByText(new RegExp(left[language](1))).waitFor();
		});
	},
);

test.each(languagesInTurn())(
	"the bell and the entries follow decisions live: %s",
	async (language) => {
		const event = await createEventForTest();
		const [person] = await createPeopleForTest(1);
		const { registration } = await register(event.id, person);
		await visit({ language, session: person.cookie }, async (page) => {
			const lines = await linesOf(page);
			await lines.listening("/live/people/", () => page.goto("/registrations"));
			const badge = (count: number) =>
				page
					.locator(".bell-badge")
					.getByText(count.toLocaleString(language === "ar" ? "ar-KW" : "en"), { exact: true });
			await badge(1).waitFor();
			await call("POST", `/registrations/${registration.id}/approve`, { cookie: await admin() });
			await badge(2).waitFor({ timeout: within(60_000) });
			const approved = language === "ar" ? "معتمد" : "Approved";
			await page.locator(".entry-row").getByText(approved, { exact: true }).waitFor();
		});
	},
);

test.each(languagesInTurn())(
	"a person waiting sees their position change live: %s",
	async (language) => {
		const event = await createEventForTest({ maxParticipants: 1 });
		const [placed, before, person] = await createPeopleForTest(3);
		for (const one of [placed, before, person])
			await call("POST", `/events/${event.id}/register`, { cookie: one.cookie });
		const place = (count: 1 | 2) =>
			language === "ar"
				? `وترتيبك ${count.toLocaleString("ar-KW")}.`
				: `You’re ${count === 1 ? "1st" : "2nd"} on the waiting list`;
		await visit({ language, session: person.cookie }, async (page) => {
			const lines = await linesOf(page);
			await lines.listening(eventChannel(event.id), () => page.goto(`/events/${event.id}`));
			await page.getByText(place(2)).first().waitFor();
			await call("DELETE", `/registrations/${event.id}-${before.id}`, { cookie: before.cookie });
			await page
				.getByText(place(1))
				.first()
				.waitFor({ timeout: within(60_000) });
		});
	},
);
