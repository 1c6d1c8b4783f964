import { SESClient, SendEmailCommand } from "@aws-sdk/client-ses";
import { env } from "../../env.ts";
import { defineAdapter } from "../adapter.ts";
import { awsClient } from "../aws.ts";

export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string };

export type Mailer = { send(mail: Mail): Promise<void> };

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
	};
}
