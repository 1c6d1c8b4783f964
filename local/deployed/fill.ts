import { setTimeout as pause } from "node:timers/promises";
import { InvokeCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { ulid } from "ulid";
import { identity } from "#functions/core/outside/identity.ts";
import { Outbox, queueResetLink } from "#functions/core/outside/mail/outbox.ts";
import { runTransaction } from "#functions/core/table/database.ts";
import { fillDemo } from "../demo/fill.ts";
import { within } from "../pace.ts";

const atOnce = 8;

/** Creates the sign-ins of the demo people in the user pool. */
async function signIns(emails: string[], password: string): Promise<void> {
	for (let from = 0; from < emails.length; from += atOnce) {
		const some = emails.slice(from, from + atOnce);
		await Promise.all(some.map((email) => identity.get().setPassword(email, password)));
	}
}

/** Fills the deployed table and user pool with the demo federation. */
export const fillWithDemo = () => fillDemo(Date.now(), signIns);

/**
 * Waits until the stream has processed all writes, by writing an email without recipient last and
 * waiting for it.
 */
export async function waitForStream(): Promise<void> {
	const id = ulid();
	await runTransaction([queueResetLink({ to: "nobody@demo.test", locale: "en" }, Date.now(), id)]);
	for (const began = Date.now(); Date.now() - began < within(180_000); await pause(200)) {
		const { data: waiting } = await Outbox.get({ id }).go({ consistent: true });
		if (!waiting) return;
	}
	throw new Error("The stream did not get through the demo data in time");
}

/** Invokes the function that renders the public pages. */
export async function renderPages(FunctionName: string): Promise<void> {
	const { FunctionError, Payload } = await new LambdaClient({}).send(
		new InvokeCommand({ FunctionName, Payload: "{}" }),
	);
	if (FunctionError)
		throw new Error(`Rendering the pages failed: ${new TextDecoder().decode(Payload)}`);
}
