import type { SQSEvent } from "aws-lambda";
import { log, nameOfError } from "../../core/log.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { handler } = await import("./mail.lambda.ts");

const address = "reem@test.example";

test("retries unreadable messages one by one and logs none of their content", async () => {
	const logged: unknown[] = [];
	log.error = (...words: unknown[]) => void logged.push(words);
	const bodies = [`to: ${address}`, JSON.stringify({ kind: "fax", to: address })];
	const Records = bodies.map((body, place) => ({ messageId: `m${place}`, body }));
	expect(await handler({ Records } as SQSEvent)).toEqual({
		batchItemFailures: [{ itemIdentifier: "m0" }, { itemIdentifier: "m1" }],
	});
	expect(logged).toEqual([
		["mail failed", { error: "SyntaxError", messageId: "m0" }],
		["mail failed", { error: "Error", messageId: "m1" }],
	]);
});

test("logs an error by its name and code and by the name of its cause", () => {
	const refused = Object.assign(new Error(`${address} is not verified`), {
		name: "MessageRejected",
		code: 554,
	});
	expect(nameOfError(refused)).toEqual({ error: "MessageRejected", code: 554 });
	expect(nameOfError(new TypeError(address, { cause: refused }))).toEqual({
		error: "TypeError",
		cause: "MessageRejected",
	});
	for (const odd of [undefined, null, address])
		expect(JSON.stringify(nameOfError(odd))).not.toContain(address);
});
