import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import type { Settings } from "#shared/base/settings/settings.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { readSettings, signatureOf } from "../../base/settings/settings.service.ts";
import { log, nameOfError } from "../../core/log.ts";
import type { MailMessage } from "../../core/outside/queue.ts";
import { signature } from "../../core/outside/signature.ts";
import { deliverEach } from "./deliver.ts";

/** Returns the email signature; the settings are read once per batch. */
function readOnce() {
	let read: Promise<Settings> | undefined;
	return async (locale: Locale) => {
		read ??= readSettings();
		return signatureOf(locale, await read);
	};
}

/**
 * The email jobs of the messages. A message that cannot be parsed is skipped here and fails on its
 * own in the loop below.
 */
function readable(messages: SQSEvent["Records"]): MailMessage[] {
	return messages.flatMap(({ body }) => {
		try {
			return [JSON.parse(body)];
		} catch {
			return [];
		}
	});
}

/**
 * Sends the queued emails one after the other: the email service accepts only a few per second. A
 * failed message is retried by the queue and does not block the others.
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
