import { randomBytes } from "node:crypto";
import { hasEnded } from "#shared/competition/events/events.rules.ts";
import type { PaperConsent } from "#shared/competition/registrations/registrations.input.schema.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import {
	type EntryKey,
	entryKey,
	type Registration,
	type RegistrationToConfirm,
} from "#shared/competition/registrations/registrations.schema.ts";
import { mayActFor } from "#shared/people/families/acting.ts";
import type { Caller } from "../../core/caller.ts";
import { AppError, nullIfNotFound, requireFound } from "../../core/errors.ts";
import { hashOf } from "../../core/http/session.ts";
import { runEach } from "../../core/parallel.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { runOnce } from "../../core/table/audited-transaction.ts";
import { runTransaction, tryTransaction, type Write } from "../../core/table/database.ts";
import type { Acting } from "../../people/families/authorization.ts";
import { guardianWay } from "../../people/families/links.ts";
import { notifyGuardians } from "../../people/families/notify-guardians.ts";
import type { NotificationRecord } from "../../people/notifications/notification.entity.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, namesOf, peopleById } from "../../people/users/users.service.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { findEvent } from "../events/events.service.ts";
import { awaitsConsent, consentOf } from "./consent.ts";
import { entriesOf } from "./entries/entries.service.ts";
import { readDuties } from "./read-duties.ts";
import { EntryLinks, type RegistrationRecord, Registrations } from "./registration.entity.ts";
import { isVisible } from "./registration.kinds.ts";
import {
	advanceRegistration,
	findEntry,
	type Step,
	system,
	writeOver,
} from "./registration.transitions.ts";
import { toRegistration } from "./registration.view.ts";
import { notificationOf } from "./step-notification.ts";

const linkDays = 14;

/** The registration with another state of consent, and a step in its trail that says why. */
const withConsent = (
	entry: RegistrationRecord,
	step: Step & { reason: string },
	{ awaits, to = entry.status }: { awaits: boolean; to?: RegistrationRecord["status"] },
) =>
	advanceRegistration(entry, to, step, {
		shard: entry.shard,
		offerExpiresAt: entry.offerExpiresAt,
		awaitsGuardian: awaits || undefined,
	});

/** The registration after a guardian has agreed. */
const agreed = (entry: RegistrationRecord, step: Step) =>
	withConsent(entry, { ...step, reason: "guardian_agreed" }, { awaits: false });

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
	return toRegistration(await agreeTo(key, stepOf(caller), async () => []));
}

/**
 * Records a consent that a guardian signed on paper. Nobody records one for themselves. A repeated
 * call, and one for a registration that waits for no consent, changes nothing.
 */
export async function recordPaperConsent(
	caller: Acting,
	key: EntryKey,
	{ name, signedOn }: PaperConsent,
): Promise<Registration> {
	if (caller.person === caller.session.userId) throw new AppError("not_found");
	return retryIf(refusedWith("changed_meanwhile"), async () => {
		const entry = await findVisible(key);
		if (!isAlive(entry.status)) throw new AppError("not_pending");
		if (!entry.awaitsGuardian) return toRegistration(entry);
		const step = { ...stepOf(caller), reason: "consent_on_paper", signedBy: name, signedOn };
		const after = withConsent(entry, step, { awaits: false });
		await runTransaction([writeOver(after)]);
		return toRegistration(after);
	});
}

/**
 * Withdraws the consent to a registration, or a consent on paper that was recorded by mistake. The
 * place is kept; an approved registration waits for a decision and a consent again.
 */
export const withdrawConsent = (caller: Acting, key: EntryKey): Promise<Registration> =>
	retryIf(refusedWith("changed_meanwhile"), async () => {
		const entry = await findVisible(key);
		if (!isAlive(entry.status)) throw new AppError("not_pending");
		if (!consentOf(entry)) return toRegistration(entry);
		const event = await findEvent(key.eventId).catch(nullIfNotFound);
		const step = { ...stepOf(caller), reason: "consent_withdrawn" };
		const without = withConsent(entry, step, { awaits: false });
		const awaits = (event && (await awaitsConsent(event, without, caller.now))) ?? false;
		const to = awaits && entry.status === "approved" ? "pending" : entry.status;
		const after = withConsent(entry, step, { awaits, to });
		await runTransaction([writeOver(after)]);
		return toRegistration(after);
	});

const stepOf = ({ session, now, address }: Acting) => ({
	by: session.userId,
	now,
	ipAddress: address,
});

async function findVisible(key: EntryKey): Promise<RegistrationRecord> {
	const entry = await findEntry(key);
	if (!isVisible(entry)) throw new AppError("not_found");
	return entry;
}

/**
 * Holds the registrations of an event against whether it asks for consent: those of minors without
 * one wait for it, the others no longer do, such as when a person has come of age. Runs when staff
 * change the event and by the clock, whatever way a registration was made. Returns how many changed.
 */
export async function settleConsents(event: EventRecord, now: number): Promise<number> {
	const entries = (await entriesOf(event)).filter(
		({ status, awaitsGuardian }) => isAlive(status) && (event.guardianConsent || awaitsGuardian),
	);
	const people = await peopleById(entries.map(({ userId }) => userId));
	const settle = async (entry: RegistrationRecord): Promise<number> => {
		const person = people.get(entry.userId);
		if (!person) return 0;
		const awaits = (await awaitsConsent(event, entry, now, person)) ?? false;
		if (awaits === (entry.awaitsGuardian ?? false)) return 0;
		const reason = awaits ? "consent_asked" : "consent_not_needed";
		const after = withConsent(entry, { by: system, now, reason }, { awaits });
		// A registration that changes meanwhile is left to the next run.
		return (await tryTransaction([writeOver(after)])) ? 0 : 1;
	};
	const settled = await runEach("consents of registrations", entries, settle, 1);
	return settled.reduce((sum, one) => sum + one, 0);
}

/**
 * Asks a child's guardians to agree to the registrations that wait for it, such as a guardian who is
 * linked only now. A guardian who was asked already gets nothing new.
 */
export async function askGuardians(childId: number, now: number): Promise<void> {
	const { data } = await Registrations.query.forPerson({ userId: childId }).go({ pages: "all" });
	const waiting = data.filter(
		({ awaitsGuardian, status, event }) =>
			awaitsGuardian && isAlive(status) && !hasEnded(event, now),
	);
	const child = waiting.length > 0 ? await findUser(childId) : null;
	if (!child) return;
	for (const entry of waiting)
		for (const notification of notificationOf(entry, await readDuties(entry, now)))
			await notifyGuardians(notification, child, now);
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
	if (!way || !mayActFor("agreeToEntry", way)) throw new AppError("agreement_link_invalid");
	return { hash, key, guardianId: link.userId, child: requireFound(child) };
}

function describe(
	child: User,
	{ event, class: entered }: RegistrationRecord,
): RegistrationToConfirm {
	const { titleEn, titleAr, eventDate, endDate, location, locationAr } = event;
	return {
		child: namesOf(child),
		event: { titleEn, titleAr, eventDate, endDate, location, locationAr },
		class: entered ?? null,
	};
}

/** The registration that a guardian is asked to agree to with a link in an email. */
export async function readAgreement(token: string, now: number): Promise<RegistrationToConfirm> {
	const { key, child } = await findLink(token, now);
	const entry = await findEntry(key);
	if (!isAlive(entry.status)) throw new AppError("agreement_link_invalid");
	return describe(child, entry);
}

/** Agrees through the link in an email. */
export async function agreeByLink(caller: Caller, token: string): Promise<RegistrationToConfirm> {
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
	const { entryId } = params as { entryId?: string };
	if (kind !== "registration" || !child || !personId || !entryId) return null;
	const way = await guardianWay(personId, userId, now);
	if (!way || !mayActFor("agreeToEntry", way)) return null;
	const token = randomBytes(32).toString("base64url");
	const expiresAt = Math.floor(now / 1000) + linkDays * 24 * 60 * 60;
	await EntryLinks.create({ hash: hashOf(token), userId, entryId, expiresAt }).go();
	return { label, path: `/agree#token=${token}` };
}
