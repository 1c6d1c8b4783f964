import { encodeTime } from "ulid";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { documentReminderDays } from "#shared/people/documents/documents.rules.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { runEach } from "../../core/parallel.ts";
import { daysInSight, isWakingHour, orSettled } from "../../core/reminding.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { coachesOf } from "../coaches/students.service.ts";
import { newNotification, notificationWrite } from "../notifications/newNotification.ts";
import { findUser } from "../users/users.service.ts";
import { type DocumentRecord, Documents } from "./document.entity.ts";
import { documentNotice } from "./documents.notices.ts";
import { documentsOf } from "./documents.records.ts";

/**
 * The documents due for a reminder this many days before they expire, including those missed in the
 * last days.
 */
async function dueOf(days: number, today: string): Promise<DocumentRecord[]> {
	const ends = daysInSight(today, days);
	const pages = await Promise.all(
		ends.map((expiresOn) => Documents.query.ending({ expiresOn }).go({ pages: "all" })),
	);
	return pages
		.flatMap(({ data }) => data)
		.filter(
			({ uploadedAt, reminded = Number.POSITIVE_INFINITY }) =>
				uploadedAt !== undefined && reminded > days,
		);
}

/** Whether another document of the same kind is valid longer. */
const isRenewed = (all: readonly DocumentRecord[], { id, kind, expiresOn = "" }: DocumentRecord) =>
	all.some((one) => one.id !== id && one.kind === kind && (one.expiresOn ?? "9999") > expiresOn);

/** Notifications for a person and their coaches. */
async function notices(document: DocumentRecord, now: number): Promise<Write[]> {
	const { studentId, kind, expiresOn = "" } = document;
	const [person, coaches] = await Promise.all([
		findUser(studentId as UserId),
		coachesOf(studentId as UserId),
	]);
	if (!person) return [];
	const facts = { document: kind, expiresOn };
	const student = { en: nameIn("en", person).full, ar: nameIn("ar", person).full };
	const made = [
		{ userId: studentId, facts },
		...coaches.map(({ id }) => ({ userId: id, facts: { ...facts, student, personId: studentId } })),
	];
	const id = encodeTime(now) + document.id.slice(-16).toUpperCase();
	return made.map((one) =>
		notificationWrite(newNotification(documentNotice, { ...one, id, at: now })),
	);
}

/** Sends a reminder and records it on the document, in one transaction. */
async function remind(document: DocumentRecord, days: number, now: number): Promise<number> {
	const { id, studentId } = document;
	const isMoot = isRenewed(await documentsOf(studentId), document);
	const mark = Documents.patch({ id })
		.set({ reminded: days })
		.where(({ reminded }, { notExists, gt }) => `${notExists(reminded)} OR ${gt(reminded, days)}`);
	const writes = isMoot ? [] : await notices(document, now);
	return runTransaction([{ update: mark.params() }, ...writes]).then(
		() => (writes.length > 0 ? 1 : 0),
		orSettled,
	);
}

/**
 * Reminds people and their coaches of documents that expire soon, once each. Returns the number of
 * documents that people were reminded of.
 */
export async function remindOfDocuments(now: number): Promise<number> {
	if (!isWakingHour(now)) return 0;
	const today = kuwaitDate(now);
	// Nearest expiry first: a document due for two reminders gets only one.
	const nearestFirst = [...documentReminderDays].sort((a, b) => a - b);
	const reminded = await runEach(
		"days of document reminders",
		nearestFirst,
		async (days) =>
			runEach(
				"document reminders",
				await dueOf(days, today),
				(document) => remind(document, days, now),
				4,
			),
		1,
	);
	return reminded.flat().reduce((sum, one) => sum + one, 0);
}
