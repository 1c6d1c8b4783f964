import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ulid } from "ulid";
import type { Mail, Mailer } from "#functions/core/outside/mail/mail.ts";
import { folders } from "../settings.ts";
import { writeWhole } from "../writeWhole.ts";
import { diskQueue } from "./queue.ts";

export type StoredMail = Mail & { id: string; at: string };

/**
 * Part of an email's file name, so that a recipient's emails are found among thousands without
 * opening them.
 */
const markOf = (to: string) => createHash("sha256").update(to).digest("hex").slice(0, 12);

/** Stores emails on disk instead of sending them. */
export const mailbox: Mailer = {
	async send(mail) {
		const stored: StoredMail = { id: ulid(), at: new Date().toISOString(), ...mail };
		const path = join(folders.mailbox, `${stored.id}-${markOf(mail.to)}.json`);
		await writeWhole(path, JSON.stringify(stored));
		const detail = outcomeOf(stored);
		if (detail) await diskQueue.send([{ kind: "outcome", detail }]);
	},
	// No address is ever blocked here: the domains below come back each time.
	async unblock() {},
};

/**
 * What SES would publish about an email, as its simulator does: an email to anybody at one of these
 * domains comes back for good or for now, or is marked as spam.
 */
function outcomeOf({ to, at }: StoredMail): object | null {
	const people = [{ emailAddress: to }];
	const bounce = (bounceType: string) => ({
		eventType: "Bounce",
		bounce: { bounceType, bouncedRecipients: people, timestamp: at },
	});
	switch (to.slice(to.indexOf("@") + 1)) {
		case "bounce.test":
			return bounce("Permanent");
		case "full.test":
			return bounce("Transient");
		case "complaint.test":
			return {
				eventType: "Complaint",
				complaint: { complainedRecipients: people, timestamp: at },
			};
		default:
			return null;
	}
}

/** Stored emails, latest first: all, those to a recipient, or only the latest ones. */
export async function readMailbox({
	to,
	latest,
}: {
	to?: string;
	latest?: number;
} = {}): Promise<StoredMail[]> {
	const ending = to ? `-${markOf(to)}.json` : ".json";
	const names = (await readdir(folders.mailbox)).filter((name) => name.endsWith(ending)).sort();
	const latestNames = names.reverse().slice(0, latest);
	const mails = await Promise.all(
		latestNames.map((name) => readFile(join(folders.mailbox, name), "utf8")),
	);
	return mails.map((mail) => JSON.parse(mail));
}
