import { SESClient, SendEmailCommand } from "@aws-sdk/client-ses";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { env } from "../../env.ts";
import { defineAdapter } from "../adapter.ts";
import { awsClient, signerOf } from "../aws.ts";

export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string };

export type Mailer = {
	send(mail: Mail): Promise<void>;
	/** Sends to an address again from which emails came back or were marked as spam. */
	unblock(address: string): Promise<void>;
};

export const mail = defineAdapter<Mailer>(sesMailer);

function sesMailer(): Mailer {
	const client = new SESClient(awsClient);
	const content = (Data: string) => ({ Data, Charset: "UTF-8" });
	return {
		async send({ to, subject, text, html, replyTo }) {
			await client.send(
				new SendEmailCommand({
					Source: env().MAIL_FROM,
					Destination: { ToAddresses: [to] },
					ReplyToAddresses: replyTo ? [replyTo] : undefined,
					Message: {
						Subject: content(subject),
						Body: { Text: content(text), Html: content(html) },
					},
				}),
			);
		},
		unblock: deleteSuppressedDestination,
	};
}

/** Timeout of SES, in ms. */
const patience = 5_000;

/**
 * Takes an address off the account's suppression list. Only version 2 of the API of SES can, whose
 * client would be a second one: docs.aws.amazon.com/ses, API_DeleteSuppressedDestination.
 */
async function deleteSuppressedDestination(address: string): Promise<void> {
	const region = process.env.AWS_REGION ?? "";
	const host = `email.${region}.amazonaws.com`;
	const { protocol, hostname, port } = new URL(env().AWS_ENDPOINT_URL ?? `https://${host}`);
	const request = await signerOf("ses", region).sign({
		method: "DELETE",
		protocol,
		hostname,
		port: port ? Number(port) : undefined,
		path: `/v2/email/suppression/addresses/${encodeURIComponent(address)}`,
		query: {},
		headers: { host },
	});
	const line = new NodeHttpHandler({ connectionTimeout: patience, requestTimeout: patience });
	const { response } = await line.handle(request as Parameters<typeof line.handle>[0]);
	response.body?.resume();
	// 404: it was not on the list.
	if (response.statusCode !== 200 && response.statusCode !== 404)
		throw new Error(`SES answered ${response.statusCode}`);
}
