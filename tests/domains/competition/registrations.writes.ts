import type { Page } from "playwright-core";
import { Registrations } from "#functions/competition/registrations/registration.entity.ts";
import { stateSentence } from "#shared/competition/registrations/registrations.states.ts";
import { verdictMessages } from "#web/competition/event-classes/verdict.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { consentMessages } from "#web/competition/registrations/consent/consent.messages.ts";
import { offerMessages } from "#web/competition/registrations/own/offers/offers.messages.ts";
import { registrationMessages } from "#web/competition/registrations/registrations.messages.ts";
import { squadMessages } from "#web/competition/registrations/squad/squad.messages.ts";
import { guestMessages } from "#web/competition/registrations/staff/desk/guest.messages.ts";
import { entriesMessages } from "#web/competition/registrations/staff/entries.messages.ts";
import { peopleMessages } from "#web/people/users/people.messages.ts";
import { call } from "../../core/api.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { createEventForTest } from "../../core/events.ts";
import { createAgreementRequestForTest } from "../../core/families.ts";
import { createPersonForTest, makeFindable } from "../../core/people.ts";
import { addEventClassForTest, enterForTest } from "../../core/squads.ts";
import { uniqueName } from "../../core/unique.ts";
import {
	countAuditLines,
	fill,
	fillInName,
	press,
	staff,
	type Writes,
	waitForToast,
} from "../write.ts";

/** Steps in a registration's history, of which the first created it. */
const steps =
	(eventId: number, userId: number, classId = 0) =>
	async () => {
		const { data } = await Registrations.get({ eventId, userId, classId }).go({ consistent: true });
		return data?.trail.length ?? 0;
	};

const registration = registrationMessages.en;
const guest = guestMessages.en;

/** A registration for an event without classes. */
async function entered() {
	const [event, person, session] = await Promise.all([
		createEventForTest(),
		createPersonForTest(),
		staff(),
	]);
	await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
	const after = async () => (await steps(event.id, person.id)()) - 1;
	const choose = (page: Page) =>
		page.getByRole("checkbox", { name: new RegExp(String(person.id)) }).check();
	return { event, person, session, after, choose, address: `/events/${event.id}/entries` };
}

/** A person who has been offered a place. */
async function offered() {
	const event = await createEventForTest({ maxParticipants: 1, offerHours: 24 });
	const [holder, session] = [await createPersonForTest(), await createPersonForTest()];
	for (const { cookie } of [holder, session])
		await call("POST", `/events/${event.id}/register`, { cookie });
	await call("DELETE", `/registrations/${event.id}-${holder.id}`, { cookie: holder.cookie });
	const before = await steps(event.id, session.id)();
	const made = async () => (await steps(event.id, session.id)()) - before;
	return { session, address: "/registrations", made };
}

/** An event that asks for a document, with an entrant who lacks it, whom their coach registered. */
async function withoutDocument() {
	const [event, { coach, student }, session] = await Promise.all([
		createEventForTest({ requiredDocument: "medical" }),
		createStudentForTest(),
		staff(),
	]);
	await call("POST", `/events/${event.id}/registrations/bulk`, {
		cookie: coach.cookie,
		body: [{ userId: student.id, classId: null }] as never,
	});
	return { event, student, session };
}

export default {
	"entrants are asked for a document": async () => {
		const { event, session } = await withoutDocument();
		return {
			session,
			address: `/events/${event.id}/documents`,
			open: (page) => page.getByRole("button", { name: "Ask 1 person for it" }).click(),
			done: waitForToast("1 person was asked"),
			made: countAuditLines(session),
		};
	},
	"somebody is approved without the document": async () => {
		const { event, student, session } = await withoutDocument();
		const before = await steps(event.id, student.id)();
		return {
			session,
			address: `/events/${event.id}/entries`,
			open: async (page) => {
				await page.locator("tbody .row-menu").first().click();
				await page
					.getByRole("menuitem", { name: entriesMessages.en["entries.except"], exact: true })
					.click();
				await page.getByRole("dialog").getByRole("textbox").fill("Seen on paper");
			},
			lost: entriesMessages.en["entries.cut"],
			done: waitForToast("1 entry approved"),
			made: async () => (await steps(event.id, student.id)()) - before,
		};
	},
	"somebody registers": async () => {
		const [event, session] = await Promise.all([createEventForTest(), createPersonForTest()]);
		const name = fillInName(eventMessages.en["event.registerFor"], event.titleEn);
		return {
			session,
			address: `/events/${event.id}`,
			open: async () => {},
			button: (page) => page.getByRole("button", { name, exact: true }),
			done: (page) =>
				page
					.getByText(stateSentence("en", { status: "pending", awaitsGuardian: false }))
					.first()
					.waitFor(),
			made: steps(event.id, session.id),
		};
	},
	"somebody enters a class": async () => {
		const [event, session] = await Promise.all([createEventForTest(), createPersonForTest()]);
		const own = await addEventClassForTest(event.id);
		const name = fillInName(verdictMessages.en["verdict.enterFor"], own.className);
		const open = (page: Page) => press(page, name);
		return {
			session,
			address: `/events/${event.id}`,
			open,
			made: steps(event.id, session.id, own.id),
		};
	},
	"somebody cancels their entry": async () => {
		const { event, person, after } = await entered();
		const open = (page: Page) =>
			press(page, fillInName(registration["reg.cancelFor"], event.titleEn));
		return { session: person, address: "/registrations", open, made: after };
	},
	"a guardian agrees to an entry": async () => {
		const { guardian: session, child, eventId, classId } = await createAgreementRequestForTest();
		const button = (page: Page) => page.getByRole("button", { name: /^Agree to / });
		const before = await steps(eventId, child.id, classId)();
		return {
			session,
			address: `/child/${child.id}`,
			open: (page: Page) => button(page).waitFor(),
			button,
			done: (page: Page) => button(page).waitFor({ state: "detached" }),
			made: async () => (await steps(eventId, child.id, classId)()) - before,
		};
	},
	"staff record a consent on paper": async () => {
		const { child, eventId, classId } = await createAgreementRequestForTest();
		const [session, before] = [await staff(), await steps(eventId, child.id, classId)()];
		return {
			session,
			address: `/events/${eventId}/entries`,
			open: async (page: Page) => {
				await page.getByRole("button", { name: /^Record consent on paper for / }).click();
				await fill(page, consentMessages.en["entryConsent.name"], "Noura Al Rashid");
			},
			button: (page: Page) =>
				page.getByRole("dialog").getByRole("button", {
					name: consentMessages.en["entryConsent.record"],
				}),
			made: async () => (await steps(eventId, child.id, classId)()) - before,
		};
	},
	"a guardian withdraws a consent": async () => {
		const {
			guardian: session,
			child,
			eventId,
			classId,
			entryId,
		} = await createAgreementRequestForTest();
		await call("POST", `/registrations/${entryId}/agree`, { cookie: session.cookie });
		const before = await steps(eventId, child.id, classId)();
		return {
			session,
			address: `/child/${child.id}`,
			open: (page: Page) =>
				page.getByRole("button", { name: /^Withdraw the consent for / }).click(),
			button: (page: Page) =>
				page.getByRole("dialog").getByRole("button", {
					name: consentMessages.en["entryConsent.withdraw"],
				}),
			made: async () => (await steps(eventId, child.id, classId)()) - before,
		};
	},
	"somebody accepts an offer": async () => ({
		...(await offered()),
		open: async () => {},
		button: (page) => page.locator(".offer").getByRole("button").first(),
		done: (page) => page.locator(".offer").waitFor({ state: "detached" }),
	}),
	"somebody declines an offer": async () => ({
		...(await offered()),
		open: (page) => page.locator(".offer").getByRole("button").last().click(),
		button: (page) =>
			page.getByRole("dialog").getByRole("button", { name: offerMessages.en["offer.decline"] }),
	}),
	"staff approve an entry": async () => {
		const { session, address, choose, after } = await entered();
		const button = (page: Page) =>
			page.getByRole("button", { name: registration["reg.approve"], exact: true });
		return {
			session,
			address,
			open: choose,
			button,
			// A list that was refreshed after the lost response shows the approval, without a toast.
			done: (page) => page.getByRole("button", { name: "Approved 1", exact: true }).waitFor(),
			lost: entriesMessages.en["entries.cut"],
			made: after,
		};
	},
	"staff reject an entry": async () => {
		const { session, address, choose, after } = await entered();
		const open = async (page: Page) => {
			await choose(page);
			await press(page, registration["reg.reject"]);
			await page.getByRole("dialog").getByRole("textbox").fill("No form");
		};
		return { session, address, open, lost: entriesMessages.en["entries.cut"], made: after };
	},
	"staff reopen an entry": async () => {
		const { person, session, event, choose, address } = await entered();
		await call("POST", `/registrations/${event.id}-${person.id}/reject`, {
			cookie: session.cookie,
		});
		const button = (page: Page) =>
			page.getByRole("button", { name: entriesMessages.en["entries.reopen"], exact: true });
		const done = waitForToast(entriesMessages.en["entries.reopened"]);
		const made = async () => (await steps(event.id, person.id)()) - 2;
		return { session, address, open: choose, button, done, made };
	},
	"staff cancel an entry": async () => {
		const { session, address, choose, after } = await entered();
		const open = async (page: Page) => {
			await choose(page);
			await press(page, entriesMessages.en["entries.cancel"]);
		};
		return { session, address, open, made: after };
	},
	"staff move an entry": async () => {
		const [event, person, session] = await Promise.all([
			createEventForTest(),
			createPersonForTest(),
			staff(),
		]);
		const from = await addEventClassForTest(event.id);
		const to = await addEventClassForTest(event.id, { className: "Kata" });
		await enterForTest(from, person);
		const open = async (page: Page) => {
			await page.getByRole("checkbox", { name: new RegExp(String(person.id)) }).check();
			await press(page, entriesMessages.en["entries.move"]);
			await page.getByRole("dialog").getByRole("radio", { name: /Kata/ }).check();
		};
		return {
			session,
			address: `/events/${event.id}/entries`,
			open,
			made: async () => (await steps(event.id, person.id, to.id)()) - 1,
		};
	},
	"staff add a guest at the entry desk": async () => {
		const [event, session] = await Promise.all([createEventForTest(), staff()]);
		const open = async (page: Page) => {
			await press(page, guest["guest.add"]);
			await fill(page, guest["guest.firstName"], "Omar");
			await fill(page, guest["guest.lastName"], uniqueName());
			await fill(page, guest["guest.dateOfBirth"], "2001-04-05");
			await fill(page, guest["guest.club"], "Amman Kyokushin Club");
			await page.getByLabel(guest["guest.country"], { exact: true }).selectOption("JO");
		};
		return {
			session,
			address: `/events/${event.id}/desk`,
			open,
			made: countAuditLines(session),
		};
	},
	"staff enter somebody at the entry desk": async () => {
		const [event, person, session] = await Promise.all([
			createEventForTest(),
			createPersonForTest(),
			staff(),
		]);
		await makeFindable(person);
		const open = async (page: Page) => {
			await page.getByLabel(peopleMessages.en["people.search"], { exact: true }).fill(person.email);
			await page
				.getByRole("list", { name: peopleMessages.en["people.results"] })
				.getByRole("button")
				.click();
			const name = `${person.firstName} ${person.lastName}`;
			await page
				.getByLabel(fillInName(squadMessages.en["squad.takesPartOf"], name), { exact: true })
				.check();
		};
		return {
			session,
			address: `/events/${event.id}/desk`,
			open,
			button: (page) => page.locator(".squad-actions").getByRole("button"),
			done: (page) => page.locator(".notice.good").waitFor(),
			made: steps(event.id, person.id),
		};
	},
} satisfies Writes;
