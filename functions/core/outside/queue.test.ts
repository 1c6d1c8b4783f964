import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { MailOrder } from "./queue.ts";

type Entry = { Id: string; MessageBody: string };

const requests: { target: unknown; QueueUrl: string; Entries: Entry[] }[] = [];
let refused = 0;

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** A fake of SQS's batch sending, which rejects the first `refused` messages of each batch. */
const sqs = createServer(async (request, response) => {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	const body = JSON.parse(Buffer.concat(chunks).toString());
	requests.push({ target: request.headers["x-amz-target"], ...body });
	const answer = {
		Failed: body.Entries.slice(0, refused).map(({ Id }: Entry) => ({
			Id,
			Code: "InternalError",
			SenderFault: false,
		})),
		Successful: body.Entries.slice(refused).map(({ Id, MessageBody }: Entry) => ({
			Id,
			MessageId: Id,
			MD5OfMessageBody: md5(MessageBody),
		})),
	};
	response.setHeader("content-type", "application/x-amz-json-1.0");
	response.end(JSON.stringify(answer));
});
await new Promise<void>((listening) => sqs.listen(0, "127.0.0.1", listening));

Object.assign(process.env, {
	AWS_ENDPOINT_URL_SQS: `http://127.0.0.1:${(sqs.address() as AddressInfo).port}`,
	AWS_REGION: "us-east-1",
	AWS_ACCESS_KEY_ID: "test",
	AWS_SECRET_ACCESS_KEY: "test",
	TABLE_NAME: "none",
	SITE_URL: "http://localhost:3000",
	LETTER_QUEUE_URL: "https://sqs.us-east-1.amazonaws.com/111111111111/letters",
	NOTICE_QUEUE_URL: "https://sqs.us-east-1.amazonaws.com/111111111111/notices",
	BROADCAST_QUEUE_URL: "https://sqs.us-east-1.amazonaws.com/111111111111/broadcasts",
});
const { queue } = await import("./queue.ts");

afterAll(() => {
	sqs.close();
	sqs.closeAllConnections();
});

beforeEach(() => {
	requests.length = 0;
	refused = 0;
});

const orders = (count: number) =>
	Array.from({ length: count }, (_, at): MailOrder => ({ kind: "outbox", id: `m${at}` }));

test("sends complete email jobs to their queue in batches of ten", async () => {
	await queue.get().send(orders(23));
	expect(requests.map(({ Entries }) => Entries.length)).toEqual([10, 10, 3]);
	for (const { target, QueueUrl } of requests) {
		expect(target).toBe("AmazonSQS.SendMessageBatch");
		expect(QueueUrl).toBe(process.env.LETTER_QUEUE_URL);
	}
	const sent = requests.flatMap(({ Entries }) =>
		Entries.map(({ MessageBody }) => JSON.parse(MessageBody)),
	);
	expect(sent).toEqual(orders(23));
});

test("sends outbox emails and notifications to separate queues", async () => {
	const notices = [1, 2].map(
		(id): MailOrder => ({ kind: "notification", userId: 7, id: `n${id}` }),
	);
	await queue.get().send([notices[0], ...orders(1), notices[1]]);
	const sent = requests.map(({ QueueUrl, Entries }) => [
		QueueUrl,
		Entries.map(({ MessageBody }) => JSON.parse(MessageBody)),
	]);
	expect(sent).toEqual([
		[process.env.NOTICE_QUEUE_URL, notices],
		[process.env.LETTER_QUEUE_URL, orders(1)],
	]);
});

test("throws when the queue rejects a job, so that the stream retries it", async () => {
	refused = 1;
	await expect(queue.get().send(orders(3))).rejects.toThrow(
		"The queue did not take 1 messages: InternalError",
	);
});
