import { randomBytes } from "node:crypto";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import {
	type AskedRegistration,
	type EntryKey,
	entryKey,
	type Registration,
} from "#shared/competition/registrations/registrations.schema.ts";
import type { Acting } from "../../community/families/authorization.ts";
import { guardianWay } from "../../community/families/links.ts";
import type { User } from "../../community/users/user.entity.ts";
import { findUser, namesOf } from "../../community/users/users.service.ts";
import type { Caller } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { hashOf } from "../../core/http/session.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { runOnce } from "../../core/table/audited-transaction.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import type { NotificationRecord } from "../../platform/notifications/notification.entity.ts";
import { EntryLinks, type RegistrationRecord } from "./registration.entity.ts";
import {
	advanceRegistration,
	findEntry,
	type Step,
	writeOver,
} from "./registration.transitions.ts";
import { toRegistration } from "./registration.view.ts";

const linkDays = 14;

/** The registration after a guardian has agreed, with a step in its trail. */
const agreed = (entry: RegistrationRecord, step: Step) =>
	advanceRegistration(
		entry,
		entry.status,
		{ ...step, reason: "guardian_agreed" },
		{
			shard: entry.shard,
			offerExpiresAt: entry.offerExpiresAt,
			awaitsGuardian: undefined,
		},
	);

/**
 * Stores a guardian's agreement, unless one is stored already. Retries when the registration was
 * changed concurrently.
 */
const agreeTo = (
	key: EntryKey,
	step: Step,
	more: (entry: RegistrationRecord) => Promise<Write[]>,
) =>
	retryIf(refusedWith("changed_meanwhile"), async () => {
		const entry = await findEntry(key);
		const after = entry.awaitsGuardian ? agreed(entry, step) : entry;
		const writes = [...(entry.awaitsGuardian ? [writeOver(after)] : []), ...(await more(after))];
		if (writes.length > 0) await runTransaction(writes);
		return after;
	});

/** A guardian agrees to a child's registration. A repeated call gets the same response. */
export async function agreeToRegistration(caller: Acting, key: EntryKey): Promise<Registration> {
	const step = { by: caller.session.userId, now: caller.now, ipAddress: caller.address };
	return toRegistration(await agreeTo(key, step, async () => []));
}

/** A guardian's emailed link; rejected once the guardian may no longer act for the child. */
async function findLink(token: string, now: number) {
	const hash = hashOf(token);
	const { data: link } = await EntryLinks.get({ hash }).go({ consistent: true });
	if (!link || link.expiresAt * 1000 <= now) throw new AppError("agreement_link_invalid");
	const key = entryKey(link.entryId);
	const [way, child] = await Promise.all([
		guardianWay(key.userId, link.userId, now),
		findUser(key.userId),
	]);
	if (way !== "guardian") throw new AppError("agreement_link_invalid");
	return { hash, key, guardianId: link.userId, child: requireFound(child) };
}

function describe(child: User, { event, class: entered }: RegistrationRecord): AskedRegistration {
	const { titleEn, titleAr, eventDate, endDate, location, locationAr } = event;
	return {
		child: namesOf(child),
		event: { titleEn, titleAr, eventDate, endDate, location, locationAr },
		class: entered ?? null,
	};
}

/** The registration that a guardian is asked to agree to with a link in an email. */
export async function readAgreement(token: string, now: number): Promise<AskedRegistration> {
	const { key, child } = await findLink(token, now);
	const entry = await findEntry(key);
	if (!isAlive(entry.status)) throw new AppError("agreement_link_invalid");
	return describe(child, entry);
}

/** Agrees through the link in an email. */
export async function agreeByLink(caller: Caller, token: string): Promise<AskedRegistration> {
	const { hash, key, guardianId, child } = await findLink(token, caller.now);
	const used = EntryLinks.delete({ hash }).where(({ userId }, { exists }) => exists(userId));
	const step = { by: guardianId, now: caller.now, ipAddress: caller.address };
	const entry = await agreeTo(key, step, async (after) => {
		// The registration has ended or was moved to another class, for which a new email was sent.
		if (!isAlive(after.status)) throw new AppError("agreement_link_invalid");
		return [
			...runOnce(caller, describe(child, after)),
			{ delete: used.params(), onConditionFailed: "agreement_link_invalid" },
		];
	});
	return describe(child, entry);
}

const label = { en: "Agree to the registration", ar: "الموافقة على التسجيل" };

/**
 * The link in the email of a notification that asks a guardian to agree; null for other
 * notifications. It opens a page with a confirmation button, because mail scanners open links too.
 */
export async function agreementAction(
	{ kind, params, personId, child, userId }: NotificationRecord,
	now: number,
) {
	const { status, entryId } = params as { status?: string; entryId?: string };
	if (kind !== "registration" || status !== "guardianAwaited" || !child || !personId || !entryId)
		return null;
	if ((await guardianWay(personId, userId, now)) !== "guardian") return null;
	const token = randomBytes(32).toString("base64url");
	const expiresAt = Math.floor(now / 1000) + linkDays * 24 * 60 * 60;
	await EntryLinks.create({ hash: hashOf(token), userId, entryId, expiresAt }).go();
	return { label, path: `/agree#token=${token}` };
}
