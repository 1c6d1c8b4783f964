import { expectRefusal } from "../core/answers.ts";
import { call, mailsTo, mailTo } from "../core/api.ts";
import { ownAddress } from "../core/wire.ts";

const office = "office@kyokushin.example";

const messageForTest = (wish: object = {}) => ({
	name: "Reem",
	email: "reem@test.example",
	message: `When do beginners train? ${Math.random()}`,
	...wish,
});

const send = (body: object, address = ownAddress(), headers: Record<string, string> = {}) =>
	call("POST", "/contact", { body, address, headers });

describe("a message to the federation", () => {
	test("arrives at the office, to be answered to its sender", async () => {
		const body = messageForTest();
		expect((await send(body)).status).toBe(202);
		const mail = await mailTo(office, ({ text }) => text.includes(body.message));
		expect(mail).toMatchObject({ subject: "Message from Reem", replyTo: body.email });
		expect(mail.text).toContain(body.email);
	});

	test("arrives as text, whatever it looks like", async () => {
		const mark = Math.random();
		const body = messageForTest({ name: "<b>Reem</b>", message: `<img src=x onerror=alert(1)> & "more" ${mark}` });
		await send(body);
		const { html, text } = await mailTo(office, (mail) => mail.text.includes(String(mark)));
		expect(text).toContain(body.message);
		expect(html).not.toMatch(/<img|<b>/);
	});

	test("arrives in Arabic", async () => {
		const body = messageForTest({ name: "ريم", message: `متى يتدرب المبتدئون؟ ${Math.random()}` });
		await send(body);
		const { subject } = await mailTo(office, ({ text }) => text.includes(body.message));
		expect(subject).toBe("Message from ريم");
	});

	test("cannot add lines to the head of its mail", async () => {
		const body = messageForTest({ name: "Reem\r\nBcc: all@test.example" });
		const { status } = await send(body);
		if (status === 400) return;
		const { subject } = await mailTo(office, ({ text }) => text.includes(body.message));
		expect(subject).not.toMatch(/[\r\n]/);
	});

	test("arrives once, however often the same click is sent", async () => {
		const [body, address] = [messageForTest(), ownAddress()];
		const headers = { "idempotency-key": "click" };
		const answers = [await send(body, address, headers), await send(body, address, headers)];
		expect(answers[1].body).toEqual(answers[0].body);
		const last = messageForTest();
		await send(last, address);
		for (const { message } of [body, last]) await mailTo(office, ({ text }) => text.includes(message));
		expect((await mailsTo(office)).filter(({ text }) => text.includes(body.message))).toHaveLength(1);
	});

	test("after five others from one address must wait, from elsewhere not", async () => {
		const address = ownAddress();
		const statuses: number[] = [];
		for (let times = 0; times < 5; times++) statuses.push((await send(messageForTest(), address)).status);
		expect(statuses).toEqual([202, 202, 202, 202, 202]);
		const refused = await send(messageForTest(), address);
		expectRefusal(refused, "too_many_attempts");
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
		expect((await send(messageForTest())).status).toBe(202);
	});

	test.each([
		[{ name: "R" }, { name: "name_short" }],
		[{ email: "reem" }, { email: "email_invalid" }],
		[{ email: "reem@test.example\r\nBcc: all@test.example" }, { email: "email_invalid" }],
		[{ email: "a@test.example, b@test.example" }, { email: "email_invalid" }],
		[{ message: "Hello" }, { message: "message_short" }],
		[{ message: "x".repeat(4_001) }, { message: "too_long" }],
	])("says what is wrong with %j", async (wrong, fields) => {
		const answer = await send(messageForTest(wrong));
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toEqual(fields);
	});
});
