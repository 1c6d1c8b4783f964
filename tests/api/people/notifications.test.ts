import { dirname, join } from "node:path";
import {
	GetCommand,
	type GetCommandInput,
	PutCommand,
	UpdateCommand,
	type UpdateCommandInput,
} from "@aws-sdk/lib-dynamodb";
import {
	type RegistrationRecord,
	Registrations,
} from "#functions/competition/registrations/registration.entity.ts";
import { notificationOfStep } from "#functions/competition/registrations/step-notification.ts";
import { Outbox } from "#functions/core/outside/mail/outbox.ts";
import type { MailOrder } from "#functions/core/outside/queue.ts";
import { database } from "#functions/core/table/database.ts";
import { fileNotifications } from "#functions/people/notifications/newNotification.ts";
import { Notifications } from "#functions/people/notifications/notification.entity.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { Notification } from "#shared/people/notifications/notifications.schema.ts";
import { call, eventually, mailsTo, mailTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createEventForTest } from "../../core/events.ts";
import { createNotificationsForTest } from "../../core/notifications.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import { uniqueName } from "../../core/unique.ts";

type Person = Awaited<ReturnType<typeof createPersonForTest>>;

const register = (eventId: number, { cookie }: Person) =>
	call("POST", `/events/${eventId}/register`, { cookie });

async function bell(
	{ cookie }: Pick<Person, "cookie">,
	language: Locale = "en",
): Promise<Notification[]> {
	return (await call("GET", "/notifications", { cookie, headers: { "accept-language": language } }))
		.body;
}

/** Waits until the person has exactly `count` notifications. */
const bellWith = (count: number, person: Person, language?: Locale) =>
	eventually(async () => {
		const all = await bell(person, language);
		return all.length === count && all;
	}, `${count} notifications`);

async function recordOf(eventId: number, userId: number) {
	const { data } = await Registrations.query.forPerson({ userId }).go({ consistent: true });
	return data.find((one) => one.eventId === eventId) as RegistrationRecord;
}

describe("notifications of a registration", () => {
	test.each([
		[
			"en",
			"Registration received: Test Cup",
			/received your registration for .+Test Cup/,
			/Hello Test,/,
		],
		["ar", "وصلنا تسجيلك: كأس الاختبار", /وصلنا تسجيلك في .+كأس الاختبار/, /مرحبًا Test،/],
	] as const)(
		"notifications arrive by bell in both languages and once by email in the person's own: %s",
		async (own, ...wanted) => {
			const [subject, message, greeting] = wanted;
			const event = await createEventForTest();
			const person = await createPersonForTest({ preferredLanguage: own });
			await register(event.id, person);
			const [english] = await bellWith(1, person, "en");
			const [arabic] = await bell(person, "ar");
			const facts = {
				type: "registration",
				read: false,
				isRead: false,
				actionUrl: "/registrations",
			};
			expect(english).toMatchObject({ ...facts, title: "Registration received" });
			expect(arabic).toMatchObject({ ...facts, title: "وصلنا تسجيلك", id: english.id });
			expect((own === "en" ? english : arabic).message).toMatch(message);
			const mail = await mailTo(person.email);
			expect(mail.subject).toBe(subject);
			expect(mail.text).toMatch(message);
			expect(mail.text).toMatch(greeting);
			expect(mail.text).toContain(`${process.env.SITE_URL}/registrations`);
			expect(mail.html).toContain(own === "ar" ? 'dir="rtl"' : 'dir="ltr"');
		},
	);

	test("notifications are listed newest first, one per step, and emailed once each", async () => {
		const event = await createEventForTest();
		const person = await createPersonForTest();
		await register(event.id, person);
		await bellWith(1, person);
		await call("POST", `/registrations/${event.id}-${person.id}/approve`, {
			cookie: await admin(),
		});
		await bellWith(2, person);
		await call("DELETE", `/registrations/${event.id}-${person.id}`, { cookie: person.cookie });
		const all = await bellWith(3, person);
		const titles = ["Registration cancelled", "Registration approved", "Registration received"];
		expect(all.map(({ title }) => title)).toEqual(titles);
		await eventually(async () => (await mailsTo(person.email)).length >= 3, "three mails");
		const subjects = (await mailsTo(person.email)).map(({ subject }) => subject.split(":")[0]);
		expect(subjects.sort()).toEqual(titles.sort());
	});

	test("notifications state the rejection reason, and tell the next person that the place is theirs", async () => {
		const event = await createEventForTest({ maxParticipants: 1 });
		const [holder, waiting] = await createPeopleForTest(2, { preferredLanguage: "ar" });
		await register(event.id, holder);
		await register(event.id, waiting);
		expect((await bellWith(1, waiting))[0].title).toBe("You’re on the waiting list");
		const reason = "النموذج الطبي ناقص";
		const path = `/registrations/${event.id}-${holder.id}/reject`;
		await call("POST", path, { cookie: await admin(), body: { reason } });
		expect((await bellWith(2, holder))[0].message).toContain(reason);
		expect((await bellWith(2, waiting))[0].title).toBe("You have a place now");
		const rejected = await mailTo(holder.email, ({ subject }) =>
			subject.startsWith("لم يُقبل تسجيلك"),
		);
		expect(rejected.text).toContain(reason);
		await mailTo(waiting.email, ({ subject }) => subject.startsWith("توفّر مكان وأصبح لك"));
	});

	test("a notification is created once when a step is delivered twice, and stays read", async () => {
		const [event, person] = [await createEventForTest(), await createPersonForTest()];
		await register(event.id, person);
		const [{ id }] = await bellWith(1, person);
		await mailTo(person.email);
		await call("PATCH", `/notifications/${id}/read`, { cookie: person.cookie, body: {} });
		await fileNotifications(notificationOfStep(await recordOf(event.id, person.id), Date.now()));
		expect(await bell(person)).toEqual([expect.objectContaining({ id, read: true })]);
	});

	test("a notification is emailed once when the email job is delivered again", async () => {
		const [event, person] = [await createEventForTest(), await createPersonForTest()];
		await register(event.id, person);
		const [{ id }] = await bellWith(1, person);
		await mailTo(person.email);
		process.env.LOCAL_DIR = join(dirname(process.env.SITE_LOG ?? ""), "data");
		const { diskQueue } = await import("#local/stand-ins/queue.ts");
		const order: MailOrder = { kind: "notification", userId: person.id, id };
		await eventually(
			async () => (await Notifications.get(order).go()).data?.mailedAt,
			"the mark of the mail",
		);
		await diskQueue.send([order, order, order]);
		await call("POST", `/registrations/${event.id}-${person.id}/approve`, {
			cookie: await admin(),
		});
		await mailTo(person.email, ({ subject }) => subject.startsWith("Registration approved"));
		expect(await mailsTo(person.email)).toHaveLength(2);
	});

	test("a person whose address is unconfirmed finds notifications in the bell and gets no emails", async () => {
		const event = await createEventForTest();
		const unconfirmed = await createPersonForTest({ emailConfirmedAt: undefined });
		const confirmed = await createPersonForTest();
		for (const person of [unconfirmed, confirmed]) {
			await register(event.id, person);
			await bellWith(1, person);
		}
		await mailTo(confirmed.email);
		expect(await mailsTo(unconfirmed.email)).toEqual([]);
	});

	test("no notification is created for a load rehearsal, which the audit log does not record either", async () => {
		const event = await createEventForTest();
		const [person, last] = await createPeopleForTest(2);
		await register(event.id, person);
		await bellWith(1, person);
		const record = await recordOf(event.id, person.id);
		const shadow = {
			...record,
			eventId: event.id + 1_000_000,
			event: { ...record.event, shadow: true },
		};
		await Registrations.put(shadow).go();
		await register(event.id, last);
		// The stream keeps its order: once this one has arrived, the rehearsal was processed.
		await bellWith(1, last);
		expect(await bell(person)).toHaveLength(1);
		expect(await auditOf("registration", `${shadow.eventId}-${person.id}`)).toEqual([]);
	});

	test("no notification is created for a change that is a week old", async () => {
		const [event, person] = [await createEventForTest(), await createPersonForTest()];
		await register(event.id, person);
		await bellWith(1, person);
		const record = await recordOf(event.id, person.id);
		const aWeek = 7 * 24 * 60 * 60 * 1000;
		expect(notificationOfStep(record, Date.now())).toHaveLength(1);
		expect(notificationOfStep(record, Date.now() + aWeek)).toEqual([]);
	});
});

describe("a person's notifications", () => {
	test("the bell lists the newest hundred notifications, newest first", async () => {
		const person = await createPersonForTest();
		const made = await createNotificationsForTest(person.id, 103);
		expect((await bell(person)).map(({ id }) => id)).toEqual(
			made.slice(0, 100).map(({ id }) => id),
		);
	});

	test("a notification is marked as read and unread by either field name", async () => {
		const person = await createPersonForTest();
		const [{ id }] = await createNotificationsForTest(person.id, 1);
		const mark = async (body: object) =>
			(await call("PATCH", `/notifications/${id}/read`, { cookie: person.cookie, body })).body;
		expect(await mark({})).toMatchObject({ read: true, isRead: true });
		expect(await mark({ read: false })).toMatchObject({ read: false, isRead: false });
		expect(await mark({ isRead: true })).toMatchObject({ read: true, isRead: true });
		expect(await mark({ isRead: false })).toMatchObject({ id, read: false, isRead: false });
		expect(await mark({ read: "yes" })).toMatchObject({
			code: "invalid",
			fields: { read: "invalid" },
		});
		expect((await bell(person))[0].read).toBe(false);
	});

	test("a person marks all own notifications as read, and nobody else's", async () => {
		const [person, other] = await createPeopleForTest(2);
		for (const { id } of [person, other]) await createNotificationsForTest(id, 30);
		const readAll = () => call("POST", "/notifications/read-all", { cookie: person.cookie });
		expect(await readAll()).toMatchObject({ status: 200, body: { marked: 30 } });
		expect(await readAll()).toMatchObject({ status: 200, body: { marked: 0 } });
		expect((await bell(person)).every(({ read }) => read)).toBe(true);
		expect((await bell(other)).some(({ read }) => read)).toBe(false);
	});

	test("a notification is deleted for good", async () => {
		const person = await createPersonForTest();
		const [first, second] = await createNotificationsForTest(person.id, 2);
		const remove = () => call("DELETE", `/notifications/${first.id}`, { cookie: person.cookie });
		expect(await remove()).toMatchObject({ status: 200, body: { id: first.id } });
		expect((await remove()).status).toBe(404);
		expect((await bell(person)).map(({ id }) => id)).toEqual([second.id]);
	});

	test("notifications of kinds or steps that this release does not know are hidden", async () => {
		const person = await createPersonForTest();
		const made = await createNotificationsForTest(person.id, 3);
		const [first, ofLaterKind, ofLaterStep] = made;
		await Notifications.patch({ userId: person.id, id: ofLaterStep.id })
			.set({ params: { ...ofLaterStep.params, status: "later" as never } })
			.go();
		// Bypasses ElectroDB, which rejects a kind that this release does not know.
		const { TableName, Key } = Notifications.get({
			userId: person.id,
			id: ofLaterKind.id,
		}).params<UpdateCommandInput>();
		const later = {
			UpdateExpression: "SET kind = :kind",
			ExpressionAttributeValues: { ":kind": "later" },
		};
		await database.send(new UpdateCommand({ TableName, Key, ...later }));
		expect((await bell(person)).map(({ id }) => id)).toEqual([first.id]);
	});

	test("later notifications are emailed despite one of a kind that this release does not know", async () => {
		const person = await createPersonForTest();
		const [{ id }] = await createNotificationsForTest(person.id, 1);
		const { TableName, Key } = Notifications.get({
			userId: person.id,
			id,
		}).params<GetCommandInput>();
		const { Item } = await database.send(new GetCommand({ TableName, Key }));
		const { mailedAt: _, ...unmailed } = Item ?? {};
		await Notifications.delete({ userId: person.id, id }).go();
		await database.send(new PutCommand({ TableName, Item: { ...unmailed, kind: "later" } }));
		const [known] = await createNotificationsForTest(person.id, 1, { mailedAt: undefined });
		await mailTo(person.email);
		expect((await bell(person)).map((one) => one.id)).toEqual([known.id]);
	});

	test("nobody else can read, mark or delete a notification, super-admins included", async () => {
		const person = await createPersonForTest();
		const [{ id }] = await createNotificationsForTest(person.id, 1);
		const others = [
			await createPersonForTest(),
			await createPersonForTest({ role: "super-admin" }),
		];
		for (const { cookie } of others) {
			expect((await call("PATCH", `/notifications/${id}/read`, { cookie, body: {} })).status).toBe(
				404,
			);
			expect((await call("DELETE", `/notifications/${id}`, { cookie })).status).toBe(404);
		}
		expect(await bell(person)).toEqual([expect.objectContaining({ id, read: false })]);
	});
});

test("drops an email that waited for a day, so that no outdated notification or link is sent", async () => {
	const { email } = await createPersonForTest();
	const id = `expired-${uniqueName()}`;
	const letter = { subject: "Late", paragraphs: ["Too late"] };
	const expiresAt = Math.floor(Date.now() / 1000) - 1;
	await Outbox.create({ id, kind: "letter", to: email, locale: "en", letter, expiresAt }).go();
	await eventually(
		async () => !(await Outbox.get({ id }).go({ consistent: true })).data,
		"the letter to be gone",
	);
	expect(await mailsTo(email)).toEqual([]);
});
