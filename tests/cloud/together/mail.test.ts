import {
	GetQueueAttributesCommand,
	ReceiveMessageCommand,
	SendMessageCommand,
	SQSClient,
} from "@aws-sdk/client-sqs";
import { redriveMails } from "#local/deployed/emulator-patches.ts";
import { call, eventually, mailsTo, mailTo } from "../../core/api.ts";
import { setting } from "../../core/setting.ts";
import { createSignInForTest, login, statusOf, testPassword } from "../../core/signIns.ts";
import { uniqueEmail, uniqueName } from "../../core/unique.ts";
import { ownAddress } from "../../core/wire.ts";

test("a reset link arrives through stream, queue and SES, works once, and changes the password in Cognito", async () => {
	const { email, cookie } = await createSignInForTest({ preferredLanguage: "ar" });
	expect(
		(await call("POST", "/auth/forgot-password", { body: { email }, address: ownAddress() }))
			.status,
	).toBe(200);
	const { text, subject } = await mailTo(email);
	expect(subject).toBe("إعادة تعيين كلمة المرور");
	const [, token] = /\/reset-password#token=([\w-]{43})/.exec(text) ?? [];
	const body = { token, newPassword: "Another-Horse-8" };
	expect((await call("POST", "/auth/reset-password", { body })).status).toBe(200);
	expect((await call("POST", "/auth/reset-password", { body })).body.code).toBe(
		"reset_link_invalid",
	);
	expect(await statusOf(cookie)).toBe(401);
	expect([(await login(email)).status, (await login(email, body.newPassword)).status]).toEqual([
		401, 200,
	]);
	await mailTo(email, (mail) => mail.text !== text);
	expect(await mailsTo(email)).toHaveLength(2);
});

test("no email is sent to an address without an account", async () => {
	const [unknown, { email }] = [uniqueEmail("ghost"), await createSignInForTest()];
	for (const one of [unknown, email])
		await call("POST", "/auth/forgot-password", { body: { email: one }, address: ownAddress() });
	await mailTo(email);
	expect(await mailsTo(unknown)).toEqual([]);
	expect((await login(email, testPassword)).status).toBe(200);
});

test("an invalid email job goes to the dead-letter queue without delaying the others", async () => {
	const client = new SQSClient({ useQueueUrlAsEndpoint: false });
	const queues = {
		LetterQueue: setting("LETTER_QUEUE_URL"),
		NoticeQueue: setting("NOTICE_QUEUE_URL"),
		BroadcastQueue: setting("BROADCAST_QUEUE_URL"),
		MailDeadLetters: setting("MAIL_DEAD_LETTERS_URL"),
	};
	const MessageBody = JSON.stringify({ kind: "fax", id: uniqueName() });
	// Real email jobs get a hundred tries of six minutes each.
	await redriveMails(queues, { tries: 1, pause: 1 });
	await client.send(new SendMessageCommand({ QueueUrl: queues.LetterQueue, MessageBody }));
	const { email } = await createSignInForTest();
	await call("POST", "/auth/forgot-password", { body: { email }, address: ownAddress() });
	await mailTo(email);
	const laidAside = await eventually(async () => {
		const QueueUrl = queues.MailDeadLetters;
		const { Messages = [] } = await client.send(
			new ReceiveMessageCommand({ QueueUrl, VisibilityTimeout: 1 }),
		);
		return Messages.find(({ Body }) => Body === MessageBody);
	}, "the order in the dead-letter queue");
	expect(laidAside.Body).toBe(MessageBody);
	await redriveMails(queues, { tries: 100, pause: 360 });
	const left = await client.send(
		new GetQueueAttributesCommand({
			QueueUrl: queues.LetterQueue,
			AttributeNames: ["RedrivePolicy"],
		}),
	);
	expect(JSON.parse(left.Attributes?.RedrivePolicy ?? "{}").maxReceiveCount).toBe(100);
});
