import { ContactMessages } from "#functions/people/contact/contact-message.entity.ts";
import type { ReceivedMessage } from "#shared/people/contact/contact.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailsTo, mailTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createMessageForTest } from "../../core/contact.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import { settingsInForce } from "../../core/settings.ts";
import { uniqueArabicText, uniqueEmail, uniqueName, uniqueText } from "../../core/unique.ts";
import { ownAddress } from "../../core/wire.ts";

const office = "office@kyokushin.example";

const messageForTest = (wish: object = {}) => ({
	name: "Reem",
	email: "reem@test.example",
	message: uniqueText("When do beginners train?"),
	...wish,
});

const send = (body: object, address = ownAddress(), headers: Record<string, string> = {}) =>
	call("POST", "/contact", { body, address, headers });

describe("messages to the federation", () => {
	test("emails a visitor's message to the office, with the visitor as reply-to", async () => {
		const body = messageForTest();
		expect((await send(body)).status).toBe(202);
		const mail = await mailTo(office, ({ text }) => text.includes(body.message));
		expect(mail).toMatchObject({ subject: "Message from Reem", replyTo: body.email });
		expect(mail.text).toContain(body.email);
	});

	test("escapes HTML in a message", async () => {
		const mark = uniqueName();
		const body = messageForTest({
			name: "<b>Reem</b>",
			message: `<img src=x onerror=alert(1)> & "more" ${mark}`,
		});
		await send(body);
		const { html, text } = await mailTo(office, (mail) => mail.text.includes(mark));
		expect(text).toContain(body.message);
		expect(html).not.toMatch(/<img src=x|<b>/);
	});

	test("emails a message written in Arabic", async () => {
		const body = messageForTest({ name: "ريم", message: uniqueArabicText("متى يتدرب المبتدئون؟") });
		await send(body);
		const { subject } = await mailTo(office, ({ text }) => text.includes(body.message));
		expect(subject).toBe("Message from ريم");
	});

	test("rejects or strips header injection in the sender's name", async () => {
		const body = messageForTest({ name: "Reem\r\nBcc: all@test.example" });
		const { status } = await send(body);
		if (status === 400) return;
		const { subject } = await mailTo(office, ({ text }) => text.includes(body.message));
		expect(subject).not.toMatch(/[\r\n]/);
	});

	test("emails a message once for repeated requests with one idempotency key", async () => {
		const [body, address] = [messageForTest(), ownAddress()];
		const headers = { "idempotency-key": "click" };
		const answers = [await send(body, address, headers), await send(body, address, headers)];
		expect(answers[1].body).toEqual(answers[0].body);
		const last = messageForTest();
		await send(last, address);
		for (const { message } of [body, last])
			await mailTo(office, ({ text }) => text.includes(message));
		expect((await mailsTo(office)).filter(({ text }) => text.includes(body.message))).toHaveLength(
			1,
		);
	});

	test("rejects the sixth message from one IP address, and accepts one from another", async () => {
		const address = ownAddress();
		const statuses: number[] = [];
		for (let times = 0; times < 5; times++)
			statuses.push((await send(messageForTest(), address)).status);
		expect(statuses).toEqual([202, 202, 202, 202, 202]);
		const refused = await send(messageForTest(), address);
		expectRefusal(refused, "too_many_attempts");
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
		expect((await send(messageForTest())).status).toBe(202);
	});

	test.each([
		[{ name: " \u200b" }, { name: "name_short" }],
		[{ email: "reem" }, { email: "email_invalid" }],
		[{ email: "reem@test.example\r\nBcc: all@test.example" }, { email: "email_invalid" }],
		[{ email: "a@test.example, b@test.example" }, { email: "email_invalid" }],
		[{ message: "Hello" }, { message: "message_short" }],
		[{ message: "x".repeat(4_001) }, { message: "too_long" }],
	])("rejects a message with %j", async (wrong, fields) => {
		const answer = await send(messageForTest(wrong));
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toEqual(fields);
	});
});

const staff = await admin();
const list = async (query = "", cookie = staff) => call("GET", `/contact${query}`, { cookie });
const read = async (id: string) =>
	(await call("GET", `/contact/${id}`, { cookie: staff })).body as ReceivedMessage;
const answer = (id: string, body: object, key?: string) =>
	call("POST", `/contact/${id}/answers`, {
		cookie: staff,
		body,
		headers: key ? { "idempotency-key": key } : {},
	});
const mark = (id: string, body: object) => call("PATCH", `/contact/${id}`, { cookie: staff, body });

/** Every message of a list, page by page. */
async function everyMessage(query: string): Promise<ReceivedMessage[]> {
	const all: ReceivedMessage[] = [];
	for (let cursor: string | null = ""; cursor !== null; ) {
		const page = await list(`?limit=40${query}${cursor && `&cursor=${cursor}`}`);
		all.push(...page.body);
		cursor = page.headers.get("x-next-cursor");
	}
	return all;
}

describe("received messages", () => {
	test("stores a message for staff until the retention period of the settings ends", async () => {
		const body = messageForTest();
		await send(body, ownAddress(), { "accept-language": "ar" });
		const mine = (await everyMessage("&status=open")).find(
			({ message }) => message === body.message,
		);
		expect(mine).toEqual({
			...body,
			id: expect.any(String),
			status: "open",
			createdAt: expect.any(String),
			answers: [],
			assignee: null,
			version: 1,
		});
		const { data } = await ContactMessages.get({ id: mine?.id ?? "" }).go();
		const days = ((data?.expiresAt ?? 0) * 1000 - Date.parse(mine?.createdAt ?? "")) / 86_400_000;
		expect(days).toBeGreaterThan(364);
		expect(days).toBeLessThan(367);
		expect(data?.locale).toBe("ar");
	});

	test("lists open messages first, newest first, page by page", async () => {
		const hour = 3_600_000;
		for (const status of ["done", "open", "open"] as const) {
			for (const ago of [1, 5, 3])
				await createMessageForTest({
					status,
					createdAt: new Date(Date.now() - ago * hour).toISOString(),
				});
		}
		const all = await everyMessage("");
		const keys = all.map(({ status, createdAt }) => `${status} ${createdAt}`);
		expect(keys).toEqual([...keys].sort().reverse());
		expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
		const done = await everyMessage("&status=done");
		expect(done.map(({ id }) => id)).toEqual(
			all.filter(({ status }) => status === "done").map(({ id }) => id),
		);
	});

	test("hides an expired message before DynamoDB deletes it", async () => {
		const { id } = await createMessageForTest({ expiresAt: Math.floor(Date.now() / 1000) - 1 });
		expect((await everyMessage("")).some((one) => one.id === id)).toBe(false);
		expectRefusal(await call("GET", `/contact/${id}`, { cookie: staff }), "not_found");
		expectRefusal(await answer(id, { text: "Too late." }), "not_found");
	});

	test("shows messages to staff only", async () => {
		const { id } = await createMessageForTest();
		const coach = await createPersonForTest({ role: "coach" });
		expectRefusal(await list("", coach.cookie), "forbidden");
		expectRefusal(await call("GET", `/contact/${id}`, { cookie: coach.cookie }), "forbidden");
		expectRefusal(await call("GET", "/contact"), "unauthorized");
	});

	test("emails an answer in the visitor's language, and stores it with the message", async () => {
		const email = uniqueEmail("reem");
		const { id, message } = await createMessageForTest({
			email,
			locale: "ar",
			message: "متى يتدرب المبتدئون؟",
		});
		const answered = await answer(id, { text: "الأحد في السادسة مساءً." });
		expect(answered).toMatchObject({ status: 201, body: { status: "done", version: 2 } });
		expect(answered.body.answers).toEqual([
			{ text: "الأحد في السادسة مساءً.", at: expect.any(String) },
		]);
		expect(await read(id)).toEqual(answered.body);
		const mail = await mailTo(email, () => true);
		expect(mail.subject).toBe("رسالتك إلى كيوكوشن كاراتيه الكويت");
		expect(mail.replyTo).toBe(office);
		expect(mail.text).toContain("الأحد في السادسة مساءً.");
		expect(mail.text).toContain(message);
		// Other tests change the phone number in the settings.
		expect(mail.text).toMatch(
			/\u2066\+965 \d{4} \d{4}\u2069\n\u2066info@kyokushin\.example\u2069$/,
		);
		expect(mail.html).toContain('dir="rtl"');
		// Personal texts are stored with the message only, which expires; audit lines do not.
		const lines = await auditOf("contactMessage", id);
		expect(lines.map(({ action, details }) => [action, details])).toEqual([
			["answered", undefined],
		]);
	});

	test("sends only one answer for repeated requests, or if two staff members answer the same version", async () => {
		const email = uniqueEmail("reem");
		const { id } = await createMessageForTest({ email });
		const click = () => answer(id, { text: "On Sundays.", version: 1, done: false }, "click");
		expect([(await click()).status, (await click()).status]).toEqual([201, 200]);
		expectRefusal(await answer(id, { text: "On Mondays.", version: 1 }), "changed_meanwhile");
		expect((await read(id)).answers.map(({ text }) => text)).toEqual(["On Sundays."]);
		expect((await read(id)).status).toBe("open");
		await answer(id, { text: "And on Tuesdays.", version: 2 });
		await eventually(async () => (await mailsTo(email)).length >= 2, "both answers");
		expect(await mailsTo(email)).toHaveLength(2);
	});

	test("marks a message as done and reopens it; repeating either changes nothing", async () => {
		const { id } = await createMessageForTest();
		expect((await mark(id, { status: "done", version: 1 })).body).toMatchObject({
			status: "done",
			version: 2,
		});
		expect((await mark(id, { status: "done", version: 1 })).body).toMatchObject({
			status: "done",
			version: 2,
		});
		expectRefusal(await mark(id, { status: "open", version: 1 }), "changed_meanwhile");
		expect((await mark(id, { status: "open" })).body).toMatchObject({ status: "open", version: 3 });
		expect((await auditOf("contactMessage", id)).map(({ action }) => action)).toEqual([
			"done",
			"reopened",
		]);
	});

	test("assigns a message to members of staff only, and removes the assignment", async () => {
		const { id } = await createMessageForTest();
		const [keeper, coach] = [
			await createPersonForTest({ role: "admin" }),
			await createPersonForTest({ role: "coach" }),
		];
		const assign = (body: object) =>
			call("PUT", `/contact/${id}/assignee`, { cookie: staff, body });
		expect((await assign({ userId: keeper.id, version: 1 })).body).toMatchObject({
			assignee: { id: keeper.id },
			version: 2,
		});
		expect(await read(id)).toMatchObject({ assignee: { id: keeper.id } });
		// A repeat changes nothing, an old version is refused.
		expect((await assign({ userId: keeper.id, version: 1 })).body).toMatchObject({ version: 2 });
		expectRefusal(await assign({ userId: null, version: 1 }), "changed_meanwhile");
		expectRefusal(await assign({ userId: coach.id, version: 2 }), "invalid");
		expect((await assign({ userId: null, version: 2 })).body).toMatchObject({
			assignee: null,
			version: 3,
		});
		expect((await auditOf("contactMessage", id)).map(({ action }) => action)).toEqual([
			"taken_on",
			"handed_back",
		]);
	});

	test("limits a message to twenty answers", async () => {
		const answers = Array.from({ length: 20 }, () => ({
			text: "Osu",
			at: new Date().toISOString(),
			by: 1,
		}));
		const { id } = await createMessageForTest({ answers });
		expectRefusal(await answer(id, { text: "Osu" }), "too_many_answers");
	});

	test.each([
		["nothing", { text: "" }, { text: "required" }],
		["a book", { text: "x".repeat(4_001) }, { text: "too_long" }],
		["a riddle", { text: "Osu", done: "yes" }, { done: "invalid" }],
	])("rejects an answer with %s", async (_, wrong, fields) => {
		const { id } = await createMessageForTest();
		const refused = await answer(id, wrong);
		expectRefusal(refused, "invalid");
		expect(refused.body.fields).toEqual(fields);
	});

	test("emails messages to the address in the settings", async () => {
		const { cookie } = await createPersonForTest({ role: "super-admin" });
		const settings = await settingsInForce();
		const own = uniqueEmail("desk");
		const body = messageForTest();
		await eventually(async () => {
			await call("PUT", "/settings", { cookie, body: { ...settings, messagesTo: own } });
			await send(body);
			return (await mailsTo(own)).length > 0;
		}, "a message at the new address");
		await call("PUT", "/settings", { cookie, body: settings });
		const [mail] = await mailsTo(own);
		expect(mail.text).toContain(body.message);
		expect(mail.text).toMatch(/\/messages\?id=[0-9A-Z]{26}/);
	});
});
