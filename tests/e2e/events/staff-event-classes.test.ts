import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageEventClassMessages } from "#web/competition/event-classes/manage/manageEventClasses.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { manageMessages } from "#web/competition/events/manage/manage.messages.ts";
import { eventStepsMessages } from "#web/competition/events/steps/eventSteps.messages.ts";
import { registrationMessages } from "#web/competition/registrations/registrations.messages.ts";
import { entriesMessages } from "#web/competition/registrations/staff/entries.messages.ts";
import { statusMessages } from "#web/competition/registrations/status/status.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { createEventForTest, dateIn } from "../../core/events.ts";
import { createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import { addEventClassForTest, enterForTest } from "../../core/squads.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { expectGoodScreen } from "../goodScreen.ts";
import { chooseForEvent, inLanguage } from "../steps.ts";
import { nameOf } from "./event-class-steps.ts";

const admin = async () =>
	(await createPersonForTest({ role: "admin", firstName: "مريم Mariam" })).cookie;

async function expectGood(page: Page, language: Locale) {
	await expectGoodScreen(page, language, /Person|Weigh-in/);
	await expectGoodContrastInTheDark(page);
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) =>
	page.getByRole("dialog").getByLabel(name, { exact: true });
const submit = (page: Page) => page.getByRole("dialog").locator("button[type=submit]").click();

test.each(viewsInTurn())(
	"staff in $language at $width create an event with a class, and see who no longer fits it",
	async ({ language, width }) => {
		const [text, eventClassText] = [manageMessages[language], manageEventClassMessages[language]];
		await visit({ language, width, session: await admin() }, async (page) => {
			await page.goto("/events");
			await button(page, eventMessages[language]["event.new"]).click();
			await field(page, inLanguage(language, text["manage.name"], "en")).fill("Gulf Cup");
			await field(page, inLanguage(language, text["manage.name"], "ar")).fill("كأس الخليج");
			await field(page, text["manage.date"]).fill(dateIn(30));
			await field(page, text["manage.end"]).fill(dateIn(20));
			await submit(page);
			const wrong =
				language === "ar"
					? "لا يمكن أن تكون النهاية قبل البداية"
					: "The end cannot be before the start";
			await page.getByRole("dialog").getByText(wrong, { exact: true }).waitFor();
			await expectGood(page, language);
			await field(page, text["manage.end"]).fill("");
			await submit(page);
			await field(page, text["manage.max"]).fill("٢٠");
			await button(page, text["manage.create"]).click();
			await page.waitForURL(/\/events\/\d+\/edit/);
			await page
				.getByRole("dialog")
				.getByRole("button", {
					name: eventStepsMessages[language]["eventSteps.close"],
					exact: true,
				})
				.click();
			await page.waitForURL(/\/events\/\d+$/);
			await page.getByText(text["manage.draftText"], { exact: true }).waitFor();
			const id = Number(/\d+$/.exec(page.url())?.[0]);

			await page.goto(`/events/${id}/classes`);
			await button(page, eventClassText["manageEventClass.add"]).click();
			const title = language === "ar" ? "كأس الخليج" : "Gulf Cup";
			await page
				.getByRole("dialog", {
					name: eventClassText["manageEventClass.addTitle"].replace("{title}", title),
					exact: true,
				})
				.waitFor();
			await field(page, inLanguage(language, eventClassText["manageEventClass.name"], "en")).fill(
				"Kata",
			);
			await field(page, inLanguage(language, eventClassText["manageEventClass.name"], "ar")).fill(
				"كاتا",
			);
			await field(page, eventClassText["manageEventClass.minAge"]).fill("١٨");
			const reach =
				language === "ar" ? /^تنطبق الشروط على \S+ .*من/ : /^[\d,]+ of [\d,]+ people may enter/;
			await page.getByRole("dialog").getByRole("status").getByText(reach).waitFor();
			await field(page, eventClassText["manageEventClass.maxAge"]).fill("12");
			await submit(page);
			const below =
				language === "ar"
					? "لا يمكن أن يقل الحد الأعلى عن الحد الأدنى"
					: "The upper limit cannot be below the lower one";
			await page.getByRole("dialog").getByText(below, { exact: true }).waitFor();
			await expectGood(page, language);
			await field(page, eventClassText["manageEventClass.maxAge"]).fill("");
			await submit(page);
			await page.getByRole("dialog").waitFor({ state: "detached" });
			// 50 places in the class, 20 at the event.
			await page.locator(".manage-event-classes .notice").waitFor();
			await page.goto(`/events/${id}`);
			await button(page, text["manage.publish"]).click();
			await page
				.getByText(text["manage.draftText"], { exact: true })
				.waitFor({ state: "detached" });

			const { body: event } = await call("GET", `/events/${id}`);
			expect(event).toMatchObject({ maxParticipants: 20, published: true });
			expect(event.classes).toMatchObject([
				{ className: "Kata", maxParticipants: 50, minAge: 18, maxAge: null, minBeltLevel: null },
			]);
			const entrant = await createPersonForTest({ dateOfBirth: "2000-01-01" });
			await enterForTest(event.classes[0], entrant);

			const name = language === "ar" ? "كاتا" : "Kata";
			await page.goto(`/events/${id}/classes`);
			await button(page, recordMessages[language]["record.editOf"].replace("{name}", name)).click();
			await field(page, eventClassText["manageEventClass.minBelt"]).selectOption("brown-2");
			await submit(page);
			await page.getByRole("dialog").getByText(entrant.lastName).waitFor();
			await page.getByRole("dialog").locator(".why li").waitFor();
			await expectGood(page, language);
			await submit(page);
			await page.waitForURL(`**/events/${id}/entries?class=${event.classes[0].id}`);
			await page
				.locator(".misfit")
				.getByText(entriesMessages[language]["entries.misfit"])
				.waitFor();
			await expectGood(page, language);
		});
	},
);

test.each(viewsInTurn())(
	"staff in $language at $width move registrations, take it back, and decide several, one of which fails",
	async ({ language, width }) => {
		const event = await createEventForTest();
		const [kumite, women] = [
			await addEventClassForTest(event.id),
			await addEventClassForTest(event.id, {
				className: "Women",
				classNameAr: "سيدات",
				genderRestriction: "female",
			}),
		];
		const open = await addEventClassForTest(event.id, {
			className: "Open",
			classNameAr: "مفتوحة",
			maxWeight: 80,
		});
		const people = await createPeopleForTest(3, { gender: "male" });
		for (const person of people) await enterForTest(kumite, person);
		const session = await admin();
		const text = entriesMessages[language];
		const classIds = async (some: typeof people) => {
			const { body } = await call("GET", `/events/${event.id}/registrations`, { cookie: session });
			return (body as Entry[])
				.filter(({ status }) => status === "pending")
				.filter(({ userId }) => some.some(({ id }) => id === userId))
				.map(({ classId }) => classId);
		};
		const cancelled = statusMessages[language]["status.cancelled"];
		const rowOf = (page: Page, { id }: { id: number }) =>
			page.locator("tbody tr").filter({
				hasText: String(id),
				hasNot: page.getByText(cancelled, { exact: true }),
			});
		const pick = (page: Page, person: { id: number }) => rowOf(page, person).getByRole("checkbox");
		await visit({ language, width, session }, async (page) => {
			await page.goto(`/events/${event.id}/entries?status=all`);
			await pick(page, people[0]).check();
			await button(page, text["entries.move"]).click();
			const target = (own: EventClass) =>
				page.getByRole("dialog").getByRole("radio", { name: nameOf(own, language) });
			// A man cannot be moved to a women's event class, unless staff give a reason.
			await page.getByRole("dialog").locator(".why li").first().waitFor();
			await expectSoon(() => target(women).isDisabled(), true);
			await field(page, text["entries.weight"]).fill("٧١٫٥");
			await target(open).check();
			await expectGood(page, language);
			await submit(page);
			await page.getByRole("dialog").waitFor({ state: "detached" });
			await page
				.locator("tbody")
				.getByText(language === "ar" ? "٧١٫٥ كغم" : "71.5 kg")
				.filter({ visible: true })
				.waitFor();

			for (const person of people.slice(1)) await pick(page, person).check();
			await button(page, text["entries.move"]).click();
			await field(page, text["entries.force"]).check();
			await target(women).check();
			await submit(page);
			const reason = field(page, text["entries.exception"]);
			await page.waitForFunction(() => document.activeElement?.matches("textarea"));
			await reason.fill("The only opponents");
			await submit(page);
			await page.getByRole("dialog").waitFor({ state: "detached" });
			// While the toast is visible, one click undoes it.
			await button(page, uiMessages[language]["ui.undo"]).click();
			await eventually(
				async () => (await classIds(people.slice(1))).every((id) => id === kumite.id),
				"both to be back",
			);
			const elsewhere = page
				.locator(".table-scroll:not(.overview) tbody tr")
				.filter({ hasText: nameOf(women, language), hasNotText: cancelled });
			await eventually(async () => (await elsewhere.count()) === 0, "the list to show it");

			for (const person of people.slice(1)) await pick(page, person).check();
			// A colleague decides on one of them just before the call arrives.
			const { body: entries } = await call("GET", `/events/${event.id}/registrations`, {
				cookie: session,
			});
			const theirs = (entries as Entry[]).find(
				({ userId, status }) => userId === people[1].id && status === "pending",
			);
			await page.route("**/registrations/decide", async (route) => {
				await call("POST", `/registrations/${theirs?.id}/reject`, { cookie: session, body: {} });
				await route.continue();
			});
			await button(page, registrationMessages[language]["reg.approve"]).click();
			await rowOf(page, people[1]).locator(".failure").waitFor();
			await expectSoon(() => pick(page, people[1]).isChecked(), true);
			await expectSoon(() => pick(page, people[2]).isChecked(), false);
			await expectGood(page, language);
		});
		const { body } = await call("GET", `/events/${event.id}/registrations`, { cookie: session });
		const alive = body.filter(({ status }: { status: string }) => status !== "cancelled");
		expect(alive).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ userId: people[0].id, classId: open.id, declaredWeight: 71.5 }),
				expect.objectContaining({ userId: people[1].id, status: "rejected" }),
				expect.objectContaining({ userId: people[2].id, status: "approved" }),
			]),
		);
	},
);

test("a selection and the scroll position survive a refresh, and an open dialog pauses refreshing", async () => {
	const event = await createEventForTest({ maxParticipants: 40 });
	const people = await createPeopleForTest(25);
	for (const { cookie } of people) await call("POST", `/events/${event.id}/register`, { cookie });
	await visit({ session: await admin() }, async (page) => {
		await page.clock.install();
		// A live update of the registrations above would be a refresh too.
		await page.routeWebSocket(/\/event\/realtime/, () => {});
		let requests = 0;
		page.on("request", (request) => {
			if (request.url().endsWith(`/events/${event.id}/registrations`)) requests += 1;
		});
		await page.goto(`/events/${event.id}/entries`);
		const chosen = page.getByRole("checkbox", { name: new RegExp(String(people[20].id)) });
		await chosen.check();
		const scrolled = await page.evaluate(() => scrollY);
		const again = page.waitForResponse(/registrations$/);
		await page.clock.runFor(16_000);
		await again;
		expect(requests).toBe(2);
		await expectSoon(() => chosen.isChecked(), true);
		expect(await page.evaluate(() => scrollY)).toBe(scrolled);
		await button(page, registrationMessages.en["reg.reject"]).click();
		await page.getByRole("dialog").waitFor();
		await page.clock.runFor(60_000);
		expect(requests).toBe(2);
	});
});

test("two people editing a class at once see the conflict and lose nothing", async () => {
	const event = await createEventForTest();
	const own = await addEventClassForTest(event.id);
	const session = await admin();
	const text = manageEventClassMessages.en;
	await visit({ session, expected: /status of 409/ }, async (page) => {
		await page.goto(`/events/${event.id}/classes`);
		await button(page, recordMessages.en["record.editOf"].replace("{name}", own.className)).click();
		const description = field(page, inLanguage("en", text["manageEventClass.description"], "en"));
		await description.fill("Three rounds");
		const change = { className: own.className, maxParticipants: 12, version: own.version };
		await call("PUT", `/events/${event.id}/classes/${own.id}`, { cookie: session, body: change });
		await submit(page);
		// The other person's changes are merged into the form, and both are saved.
		await page.getByRole("dialog").getByText(recordMessages.en["record.takenOver"]).waitFor();
		await expectSoon(() => field(page, text["manageEventClass.max"]).inputValue(), "12");
		await expectSoon(() => description.inputValue(), "Three rounds");
		await submit(page);
		await page.getByRole("dialog").waitFor({ state: "detached" });
	});
	const { body } = await call("GET", `/events/${event.id}`);
	expect(body.classes).toMatchObject([{ maxParticipants: 12, description: "Three rounds" }]);
});

test("deleting a class or event with registrations first explains what happens to them", async () => {
	const event = await createEventForTest();
	const own = await addEventClassForTest(event.id);
	await enterForTest(own, await createPersonForTest());
	const session = await admin();
	await visit({ session, expected: /status of 409/ }, async (page) => {
		await page.goto(`/events/${event.id}/classes`);
		await button(
			page,
			recordMessages.en["record.deleteOf"].replace("{name}", own.className),
		).click();
		await submit(page);
		await page
			.getByRole("dialog")
			.getByText(manageEventClassMessages.en["manageEventClass.hasEntries"])
			.waitFor();
		await button(page, uiMessages.en["ui.cancel"]).click();
		await page.goto(`/events/${event.id}`);
		await chooseForEvent(page, "en", manageMessages.en["manage.delete"]);
		await submit(page);
		const force = page
			.getByRole("dialog")
			.getByRole("button", { name: manageMessages.en["manage.deleteForce"] });
		await force.waitFor();
		await expectSoon(() => force.isDisabled(), true);
		await page.getByRole("checkbox", { name: manageMessages.en["manage.force"] }).check();
		await expectNoSeriousAxe(page);
		await force.click();
		await page.waitForURL("**/events");
	});
	expect((await call("GET", `/events/${event.id}`)).status).toBe(404);
});

test("an event is cancelled with a reason", async () => {
	const event = await createEventForTest();
	const text = manageMessages.ar;
	await visit({ language: "ar", session: await admin() }, async (page) => {
		await page.goto(`/events/${event.id}`);
		await chooseForEvent(page, "ar", text["manage.callOff"]);
		await field(page, text["manage.callOffReason"]).fill("القاعة مغلقة");
		await expectNoSeriousAxe(page);
		await submit(page);
		await page.locator(".called-off").waitFor();
	});
	expect((await call("GET", `/events/${event.id}`)).body).toMatchObject({
		cancelReason: "القاعة مغلقة",
	});
});

test("staff export registrations to Excel and print start lists in their language", async () => {
	const event = await createEventForTest();
	const [kumite, kata] = [
		await addEventClassForTest(event.id),
		await addEventClassForTest(event.id, { className: "Kata", classNameAr: "كاتا" }),
	];
	for (const own of [kumite, kata]) await enterForTest(own, await createPersonForTest());
	const text = entriesMessages.ar;
	await visit({ language: "ar", session: await admin() }, async (page) => {
		await page.goto(`/events/${event.id}/entries?class=${kata.id}`);
		const download = page.waitForEvent("download");
		await button(page, text["entries.export"]).click();
		await page.getByRole("menuitem", { name: text["entries.csvEntries"] }).click();
		const content = await readFile(await (await download).path(), "utf8");
		expect(content.startsWith("\uFEFFالاسم,")).toBe(true);
		expect(content).toContain(",كاتا,");
		expect(content).not.toContain("كوميتيه");
		await page.goto(`/events/${event.id}/entries`);
		const opened = page.context().waitForEvent("page");
		await button(page, text["entries.export"]).click();
		await page.getByRole("menuitem", { name: text["entries.printStart"] }).click();
		const sheet = await opened;
		await sheet.getByRole("button", { name: "طباعة" }).waitFor();
		await expectNoSeriousAxe(sheet);
		await sheet.evaluate(() =>
			Object.assign(window, { print: () => document.body.setAttribute("data-printed", "") }),
		);
		await sheet.getByRole("button").click();
		await expectSoon(() => sheet.locator("body[data-printed]").count(), 1);
		const pages = (await sheet.pdf({ preferCSSPageSize: true }))
			.toString("latin1")
			.match(/\/Type \/Page\b/g);
		expect(pages).toHaveLength(2);
		await sheet.emulateMedia({ media: "print" });
		expect(await sheet.getByRole("button").isVisible()).toBe(false);
	});
});

test.each(viewsInTurn())(
	"staff in $language at $width duplicate an event class with its limits, and add another",
	async ({ language, width }) => {
		const text = manageEventClassMessages[language];
		const event = await createEventForTest();
		const own = await addEventClassForTest(event.id, {
			classNameAr: "فئة",
			minAge: 12,
			maxAge: 15,
		});
		const name = language === "ar" ? "فئة" : own.className;
		await visit({ language, width, session: await admin() }, async (page) => {
			await page.goto(`/events/${event.id}/classes`);
			await button(page, text["manageEventClass.copyOf"].replace("{name}", name)).click();
			await expectSoon(() => field(page, text["manageEventClass.maxAge"]).inputValue(), "15");
			const named = (of: Locale) =>
				field(page, inLanguage(language, text["manageEventClass.name"], of));
			await named("en").fill("Second");
			await named("ar").fill("الثانية");
			await button(page, text["manageEventClass.addAnother"]).click();
			await eventually(async () => (await named("en").inputValue()) === "", "an empty name");
			await named("en").fill("Third");
			await named("ar").fill("الثالثة");
			await submit(page);
			await page.locator(".managed-event-class").nth(2).waitFor();
		});
		const { body } = await call("GET", `/events/${event.id}`, { cookie: await admin() });
		expect(body.classes).toMatchObject([
			{ className: own.className, minAge: 12, maxAge: 15 },
			{ className: "Second", classNameAr: "الثانية", minAge: 12, maxAge: 15 },
			{ className: "Third", classNameAr: "الثالثة", minAge: 12, maxAge: 15 },
		]);
	},
);

test.each(viewsInTurn())(
	"staff in $language at $width move two of three people of an event class to another, seeing everybody by weight",
	async ({ language, width }) => {
		const [text, entries] = [manageEventClassMessages[language], entriesMessages[language]];
		const event = await createEventForTest();
		const light = { className: "Under 30 kg", classNameAr: "تحت ٣٠ كغم", maxWeight: 30 };
		const heavy = { className: "From 30 kg", classNameAr: "من ٣٠ كغم", minWeight: 30 };
		const [from, to] = [
			await addEventClassForTest(event.id, light),
			await addEventClassForTest(event.id, heavy),
		];
		const people = await createPeopleForTest(4);
		for (const [at, person] of people.slice(0, 3).entries())
			await enterForTest(from, person, { declaredWeight: 25 + at });
		await enterForTest(to, people[3], { declaredWeight: 34 });
		await visit({ language, width, session: await admin() }, async (page) => {
			const name = language === "ar" ? light.classNameAr : light.className;
			await eventually(async () => {
				const { body } = await call("GET", `/events/${event.id}`);
				return body.classes[0].currentRegistrations === 3;
			}, "the entries to be counted");
			await page.goto(`/events/${event.id}/classes`);
			await page
				.getByRole("link", { name: text["manageEventClass.mergeOf"].replace("{name}", name) })
				.click();
			const dialog = page.getByRole("dialog");
			await dialog.getByText(entries["entries.nobodyFits"], { exact: true }).waitFor();
			await dialog.getByLabel(entries["entries.force"], { exact: true }).check();
			await dialog.getByRole("radio").check();
			const rows = dialog.locator(".move-picture li");
			await expectSoon(() => rows.count(), 4);
			await expect(rows.allTextContents()).resolves.toEqual(
				[0, 1, 2, 3].map((at) => expect.stringContaining(String(people[at].id))),
			);
			await dialog.getByRole("checkbox", { name: String(people[0].id) }).uncheck();
			await dialog
				.getByLabel(entries["entries.exception"], { exact: true })
				.fill("Too few of this weight");
			await expectGood(page, language);
			await submit(page);
			await dialog.waitFor({ state: "detached" });
		});
		const { body } = await call("GET", `/events/${event.id}/registrations`, {
			cookie: await admin(),
		});
		const classOf = ({ id }: { id: number }) =>
			body.find((one: Entry) => one.userId === id && one.status !== "cancelled")?.classId;
		expect(people.map(classOf)).toEqual([from.id, to.id, to.id, to.id]);
	},
);
