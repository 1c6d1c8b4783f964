import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import type { Locale } from "#shared/core/locales.ts";
import type { Settings } from "#shared/settings/settings.schema.ts";
import { log, nameOfError } from "../core/log.ts";
import type { MailOrder } from "../core/outside/queue.ts";
import { signature } from "../core/outside/signature.ts";
import { readSettings, signatureOf } from "../settings/settings.service.ts";
import { deliverEach } from "./deliver.ts";

/** How letters end; the settings are read once, with the first of a batch. */
function readOnce() {
	let read: Promise<Settings> | undefined;
	return async (locale: Locale) => {
		read ??= readSettings();
		return signatureOf(locale, await read);
	};
}

/** The orders of messages; one that cannot be read fails by itself, later. */
function readable(messages: SQSEvent["Records"]): MailOrder[] {
	return messages.flatMap(({ body }) => {
		try {
			return [JSON.parse(body)];
		} catch {
			return [];
		}
	});
}

/**
 * Sends what the queues hold, one after the other: the mail service takes a few a second. A message that fails
 * comes back later; it holds up none of the others.
 */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
	signature.use(readOnce());
	const batchItemFailures: SQSBatchResponse["batchItemFailures"] = [];
	const deliver = deliverEach(readable(Records));
	for (const { messageId, body } of Records) {
		try {
			await deliver(JSON.parse(body), Date.now());
		} catch (error) {
			log.error("mail failed", { ...nameOfError(error), messageId });
			batchItemFailures.push({ itemIdentifier: messageId });
		}
	}
	log.info("mail batch", { messages: Records.length, failed: batchItemFailures.length });
	return { batchItemFailures };
}
