import { encodeTime } from "ulid";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type {
	DocumentsRequested,
	EventDocument,
} from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import {
	documentDay,
	isValidOn,
	type RequiredDocument,
} from "#shared/people/documents/documents.rules.ts";
import type { SignedIn } from "../../../core/caller.ts";
import { AppError } from "../../../core/errors.ts";
import { inParallel } from "../../../core/parallel.ts";
import { auditedTransaction } from "../../../core/table/audited-transaction.ts";
import { documentNotice } from "../../../people/documents/documents.notices.ts";
import { eligibilityDocuments } from "../../../people/documents/documents.records.ts";
import {
	findNotifications,
	newNotification,
	notificationWrite,
} from "../../../people/notifications/newNotification.ts";
import { dojoNamesOf, namesOf, peopleById } from "../../../people/users/users.service.ts";
import { findWholeEvent, type WholeEvent } from "../../events/events.service.ts";
import { isVisible } from "../registration.kinds.ts";
import { entriesOf } from "./entries.service.ts";

/** The event, which has to require a document. */
async function findAskingEvent(id: EventId) {
	const event = await findWholeEvent(id);
	const { requiredDocument: kind = "none" } = event;
	if (kind === "none") throw new AppError("no_document_required");
	return { event, kind };
}

/** The document of the required kind that is valid longest; null if the person has none. */
async function bestDocument(userId: number, kind: RequiredDocument) {
	const documents = (await eligibilityDocuments(userId)).filter((one) => one.kind === kind);
	const latest = (a: string | null, b: string | null) => (b ?? "9999").localeCompare(a ?? "9999");
	return documents.sort((a, b) => latest(a.expiresOn, b.expiresOn))[0] ?? null;
}

const lastDayOf = ({ eventDate, endDate }: WholeEvent) =>
	documentDay({ eventDate, endDate: endDate ?? null });

const entrantsOf = async (event: WholeEvent): Promise<number[]> => [
	...new Set(
		(await entriesOf(event))
			.filter((entry) => isVisible(entry) && isAlive(entry.status))
			.map(({ userId }) => userId),
	),
];

/** Who of an event's entrants has the document that it requires, and until when. */
export async function listEventDocuments(id: EventId): Promise<EventDocument[]> {
	const { event, kind } = await findAskingEvent(id);
	const ids = await entrantsOf(event);
	const [people, documents] = await Promise.all([
		peopleById(ids),
		inParallel(ids, async (userId) => [userId, await bestDocument(userId, kind)] as const),
	]);
	const day = lastDayOf(event);
	const found = new Map(documents);
	return ids.flatMap((userId) => {
		const person = people.get(userId);
		if (!person) return [];
		const document = found.get(userId) ?? null;
		const state = !document ? "missing" : isValidOn(document, day) ? "valid" : "expiring";
		return {
			userId: userId as UserId,
			...namesOf(person),
			...dojoNamesOf(person),
			state,
			expiresOn: document?.expiresOn ?? null,
		};
	});
}

/** Of a person's requests about one event, one a day has an id: pressing again sends nothing. */
const noticeIdOf = (eventId: number, now: number) =>
	`${encodeTime(startOf(kuwaitDate(now)))}${String(eventId).padStart(16, "0")}`;

/**
 * Asks entrants who lack the document that the event requires for it, by notification and email.
 * Who was requested today, has the document or is no entrant is left out.
 */
export async function askForDocuments(
	caller: SignedIn,
	id: EventId,
	wanted: readonly UserId[],
): Promise<DocumentsRequested> {
	const { event, kind } = await findAskingEvent(id);
	const entrants = new Set(await entrantsOf(event));
	const noticeId = noticeIdOf(id, caller.now);
	const ids = [...new Set<number>(wanted)].filter((userId) => entrants.has(userId));
	const day = lastDayOf(event);
	const [requested, documents] = await Promise.all([
		findNotifications(ids.map((userId) => ({ userId, id: noticeId }))),
		inParallel(ids, (userId) => bestDocument(userId, kind)),
	]);
	const requestedToday = new Set(requested.map(({ userId }) => userId));
	const lacking = ids.filter((_, at) => {
		const document = documents[at];
		return !document || !isValidOn(document, day);
	});
	const people = lacking.filter((userId) => !requestedToday.has(userId));
	const facts = {
		document: kind,
		expiresOn: day,
		event: { en: event.titleEn, ar: event.titleAr },
	};
	const answer = { requested: people.length, requestedBefore: lacking.length - people.length };
	await auditedTransaction(
		caller,
		{
			entityType: "event",
			entityId: id,
			action: "documents_requested",
			details: { count: people.length },
		},
		people.map((userId) =>
			notificationWrite(
				newNotification(documentNotice, { userId, id: noticeId, at: caller.now, facts }),
			),
		),
		answer,
	);
	return answer;
}
