import { spawnSync } from "node:child_process";
import {
	GetFunctionConfigurationCommand,
	LambdaClient,
	UpdateFunctionConfigurationCommand,
} from "@aws-sdk/client-lambda";
import { GetQueueAttributesCommand, ListQueuesCommand, SQSClient } from "@aws-sdk/client-sqs";
import { limitStream } from "#local/deployed/emulator-patches.ts";
import { within } from "#local/pace.ts";
import { call, eventually, mailsTo, mailTo } from "../../core/api.ts";
import { setting } from "../../core/setting.ts";
import { createSignInForTest } from "../../core/signIns.ts";
import { ownAddress } from "../../core/wire.ts";

const FunctionName = setting("STREAM_FUNCTION");
const functions = new LambdaClient({});
const queues = new SQSClient({ useQueueUrlAsEndpoint: false });

/**
 * Sets an environment variable of the stream function, as a deployment would. Returns the former
 * value.
 */
async function changeSetting(name: string, value: string): Promise<string> {
	const { Environment } = await functions.send(
		new GetFunctionConfigurationCommand({ FunctionName }),
	);
	const Variables = { ...Environment?.Variables, [name]: value };
	await functions.send(
		new UpdateFunctionConfigurationCommand({ FunctionName, Environment: { Variables } }),
	);
	return Environment?.Variables?.[name] ?? "";
}

async function laidAside(): Promise<number> {
	const QueueNamePrefix = "kyokushin-dev-site-TableStreamDeadLetters";
	const { QueueUrls: [QueueUrl] = [] } = await queues.send(
		new ListQueuesCommand({ QueueNamePrefix }),
	);
	const { Attributes } = await queues.send(
		new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ["All"] }),
	);
	return (
		Number(Attributes?.ApproximateNumberOfMessages) +
		Number(Attributes?.ApproximateNumberOfMessagesNotVisible)
	);
}

const redrive = () =>
	spawnSync(process.execPath, ["operate/redrive.ts", "--stage", "dev"], {
		encoding: "utf8",
		timeout: within(60_000),
	});

test("a failing change goes to the dead-letter queue, and succeeds when redriven after the fix", async () => {
	const { email } = await createSignInForTest();
	await eventually(async () => (await laidAside()) === 0, "the queue to be empty");
	await limitStream(FunctionName, 2);
	const right = await changeSetting("LETTER_QUEUE_URL", `${setting("LETTER_QUEUE_URL")}-gone`);
	await call("POST", "/auth/forgot-password", { body: { email }, address: ownAddress() });
	// Older changes may reach the queue before this one, because of their age; they succeed. So it is
	// redriven until a change fails.
	const failure = await eventually(async () => {
		const { status, stderr } = redrive();
		return status !== 0 && stderr;
	}, "the change in the dead-letter queue");
	expect(failure).toMatch(/^arn:aws:lambda:\S+ fails: \S+\n$/);
	expect(await mailsTo(email)).toEqual([]);

	await changeSetting("LETTER_QUEUE_URL", right);
	await limitStream(FunctionName, 60);
	const { status, stdout } = redrive();
	expect([status, stdout]).toEqual([0, expect.stringMatching(/^[1-9]\d* records went through\n$/)]);
	await mailTo(email);
	expect(await laidAside()).toBe(0);
});
