import type { MailFault } from "#shared/people/users/users.schema.ts";
import type { Write } from "../../core/table/database.ts";
import { currentFault, settledAt } from "./mail-fault.ts";
import { type StoredMailFault, Users } from "./user.entity.ts";
import { findUserByEmail } from "./users.service.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Stores at the owner of an address that an email did not arrive. Events may come late, repeated and
 * in any order; those of addresses that nobody has are dropped.
 * @param at when the email failed, in ms since 1970
 * @throws if the person's record changes meanwhile; the queue tries again
 */
export async function noteMailFault(
	address: string,
	kind: MailFault["kind"],
	at: number,
): Promise<void> {
	const person = await findUserByEmail(address);
	if (!person || person.email !== address || at <= settledAt(person)) return;
	const stored = person.mailFault;
	const before = currentFault(person);
	const time = new Date(at).toISOString();
	const [since] = [before?.since ?? time, time].sort();
	const fault: StoredMailFault = {
		...(stored?.retriedAt && { retriedAt: stored.retriedAt }),
		address,
		// A complaint outlasts a bounce: the mailbox exists, and its owner wants no mail.
		kind: before?.kind === "complaint" ? "complaint" : kind,
		since,
		latest: [before?.latest ?? time, time].sort()[1],
	};
	// The person of a closed mailbox gets many emails: one write a day tells enough.
	const isKnown = before?.kind === fault.kind && before.since === since;
	if (isKnown && Date.parse(fault.latest) - Date.parse(before.latest) < dayMs) return;
	await Users.patch({ id: person.id })
		.set({ mailFault: fault })
		.where(({ email, mailFault }, { eq, notExists }) =>
			[eq(email, address), stored ? eq(mailFault, stored) : notExists(mailFault)].join(" AND "),
		)
		.go();
}

/** A fault that staff consider settled, and the write that stores it. */
export function writeMailRetry(id: number, fault: StoredMailFault, now: number) {
	const mailFault = { ...fault, retriedAt: new Date(now).toISOString() };
	const update = Users.patch({ id })
		.set({ mailFault })
		.where(({ mailFault: stored }, { eq }) => eq(stored, fault));
	const write: Write = { update: update.params(), onConditionFailed: "changed_meanwhile" };
	return { mailFault, write };
}
