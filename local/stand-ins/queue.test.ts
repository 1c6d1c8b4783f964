import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { SQSEvent } from "aws-lambda";
import type { MailOrder } from "#functions/core/outside/queue.ts";

const scratch = mkdtempSync(join(tmpdir(), "queue-"));
process.env.LOCAL_DIR = scratch;
const [{ diskQueue, followQueue }, { folders }] = await Promise.all([
	import("./queue.ts"),
	import("../settings.ts"),
]);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const orders = (ids: string[]): MailOrder[] => ids.map((id) => ({ kind: "outbox", id }));
const quick = { tries: 4, firstPause: 10 };

/**
 * Consumes the queue until it is empty. `fails` decides which deliveries fail. Returns all
 * deliveries.
 */
async function follow(fails: (id: string, times: number) => boolean) {
	const handed: { id: string; at: number; together: number }[] = [];
	const following = followQueue(async ({ Records }: SQSEvent) => {
		const batchItemFailures = Records.filter(({ body }) => {
			const { id } = JSON.parse(body);
			handed.push({ id, at: performance.now(), together: Records.length });
			return fails(id, handed.filter((one) => one.id === id).length);
		}).map(({ messageId }) => ({ itemIdentifier: messageId }));
		return { batchItemFailures };
	}, quick);
	while (readdirSync(folders.queue).length > 0) await pause(10);
	await following.stop();
	return handed;
}

const times = (handed: { id: string }[], wanted: string) =>
	handed.filter(({ id }) => id === wanted).length;

test("delivers each email once and in order, in batches of at most ten", async () => {
	const ids = Array.from({ length: 25 }, (_, number) => `m${number}`);
	await diskQueue.send(orders(ids));
	const handed = await follow(() => false);
	expect(handed.map(({ id }) => id)).toEqual(ids);
	expect(Math.max(...handed.map(({ together }) => together))).toBe(10);
});

test("delivers only failed messages again, after growing pauses", async () => {
	await diskQueue.send(orders(["good", "late"]));
	const handed = await follow((id, tried) => id === "late" && tried < 4);
	expect([times(handed, "good"), times(handed, "late")]).toEqual([1, 4]);
	const late = handed.filter(({ id }) => id === "late").map((one) => one.at);
	expect(late[3] - late[2]).toBeGreaterThan(30);
	expect(readdirSync(folders.deadLetters)).toEqual([]);
});

test("moves a permanently failing message to the dead letters", async () => {
	await diskQueue.send(orders(["bad"]));
	expect(times(await follow(() => true), "bad")).toBe(quick.tries);
	expect(readdirSync(folders.deadLetters)).toEqual([expect.stringMatching(/^mail-/)]);
});

test("continues after a restart", async () => {
	await diskQueue.send(orders(["kept"]));
	const first = followQueue(async ({ Records }) => ({
		batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })),
	}));
	await pause(150);
	await first.stop();
	expect(readdirSync(folders.queue)).toHaveLength(1);
	expect(times(await follow(() => false), "kept")).toBe(1);
});
