import {
	type IneligibleReason,
	membershipReasons,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import type { EventSummary } from "#shared/competition/events/events.schema.ts";
import type { DutyFacts } from "#shared/competition/registrations/registrations.duties.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { endOf } from "#shared/core/time/kuwait.ts";
import { documentReasons } from "#shared/people/documents/documents.rules.ts";
import { nullIfNotFound } from "../../core/errors.ts";
import { eligibilityDocuments } from "../../people/documents/documents.records.ts";
import { findUser } from "../../people/users/users.service.ts";
import { findEvents, findWholeEvent } from "../events/events.service.ts";
import { priceOfWaiting } from "./charging.ts";
import type { RegistrationRecord } from "./registration.entity.ts";
import { isForEventClass } from "./registration.kinds.ts";
import { myRegistration } from "./registration.view.ts";

/** What decides the duties of a registration beside its own record. */
export type KnownDuties = Pick<DutyFacts, "conflicts"> & {
	price?: { amount: number; dueOn?: string };
	/** Whether the person shows a code of the entry at a weigh-in. */
	hasCode?: boolean;
};

type Entry = Pick<RegistrationRecord, "status" | "event">;

const eventOf = ({ event }: Entry): EventSummary => event;

const asksSomething = (entry: Entry, now: number) => {
	const { requiredDocument, membershipRule, endDate, eventDate } = eventOf(entry);
	const hasRequirement = requiredDocument !== undefined || membershipRule === "require";
	return hasRequirement && isAlive(entry.status) && endOf(endDate ?? eventDate) >= now;
};

/**
 * Returns which of their events' own conditions, document and membership, a person does not meet.
 * Person and documents are read only if one of the registrations depends on them.
 */
export async function readTermConflicts(
	userId: number,
	entries: readonly Entry[],
	now: number,
): Promise<(entry: Entry) => IneligibleReason[]> {
	if (!entries.some((entry) => asksSomething(entry, now))) return () => [];
	const [person, documents] = await Promise.all([findUser(userId), eligibilityDocuments(userId)]);
	return (entry) => {
		if (!person || !asksSomething(entry, now)) return [];
		const event = eventOf(entry);
		const requirements = { ...event, requiredDocument: event.requiredDocument ?? "none" };
		return [...membershipReasons(person, event), ...documentReasons(documents, requirements)];
	};
}

/** What an offered place costs once it is accepted; undefined if nothing, or if none is offered. */
export async function priceIfAccepted(
	entry: RegistrationRecord,
	now: number,
): Promise<KnownDuties["price"]> {
	if (entry.status !== "offered") return undefined;
	const event = await findWholeEvent(entry.eventId as EventId).catch(nullIfNotFound);
	const price = event && (await priceOfWaiting(event, entry, now));
	return price ? { amount: price.amount, dueOn: price.dueOn } : undefined;
}

/** A person's registrations as they see them, without positions on waiting lists. */
export async function viewOwnEntries(
	userId: number,
	records: readonly RegistrationRecord[],
	now: number,
): Promise<MyRegistration[]> {
	const conflictsOf = await readTermConflicts(userId, records, now);
	return Promise.all(
		records.map(async (record) =>
			myRegistration(record, {
				conflicts: conflictsOf(record),
				price: await priceIfAccepted(record, now),
			}),
		),
	);
}

/** Whether a registration has a code for the weigh-in: an approved one for a class of a tournament. */
async function hasEntryCode(entry: RegistrationRecord): Promise<boolean> {
	if (entry.status !== "approved" || !isForEventClass(entry)) return false;
	const [event] = await findEvents([entry.eventId]);
	return event?.eventType === "tournament";
}

/** What decides the duties of one registration, and what its email carries. */
export async function readDuties(entry: RegistrationRecord, now: number): Promise<KnownDuties> {
	const [conflictsOf, price, hasCode] = await Promise.all([
		readTermConflicts(entry.userId, [entry], now),
		priceIfAccepted(entry, now),
		hasEntryCode(entry),
	]);
	return { conflicts: conflictsOf(entry), price, hasCode };
}
