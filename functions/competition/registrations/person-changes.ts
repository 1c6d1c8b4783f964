import {
	evaluateEligibility,
	type IneligibleReason,
	membershipReasons,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import { changedTerms } from "#shared/competition/events/events.rules.ts";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import { dueAfter } from "#shared/competition/fees/prices.rules.ts";
import { dutiesOf } from "#shared/competition/registrations/registrations.duties.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { documentReasons } from "#shared/people/documents/documents.rules.ts";
import { inParallel } from "../../core/parallel.ts";
import { eligibilityDocuments } from "../../people/documents/documents.records.ts";
import type { User } from "../../people/users/user.entity.ts";
import { asEntrant, peopleById } from "../../people/users/users.service.ts";
import type { EventChanges } from "../events/changes/event-changes.notices.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { findEventClasses, termsOf, toLimits, type WholeEvent } from "../events/events.service.ts";
import { priceOfPlace } from "./charging.ts";
import type { RegistrationRecord } from "./registration.entity.ts";
import { toEventSummary } from "./registration.view.ts";

/** What a change of the terms of an event means for one person. */
export type PersonChanges = Pick<EventChanges, "limits" | "duties" | "price" | "keepsLateFee">;

type Change = { before: WholeEvent; after: WholeEvent; now: number };
type Entrant = { entry: RegistrationRecord; person: User };
type PersonDocuments = Awaited<ReturnType<typeof eligibilityDocuments>>;

const isSame = (one: IneligibleReason) => (other: IneligibleReason) =>
	one.code === other.code && one.params.kind === other.params.kind;

/** The event's own conditions that the person meets no longer. */
function newConflicts(
	{ before, after }: Change,
	person: User,
	documents: PersonDocuments,
): IneligibleReason[] {
	const conflictsWith = (event: WholeEvent) => [
		...membershipReasons(person, termsOf(event)),
		...documentReasons(documents, {
			...event,
			endDate: event.endDate ?? null,
			requiredDocument: event.requiredDocument ?? "none",
		}),
	];
	const earlier = conflictsWith(before);
	return conflictsWith(after).filter((reason) => !earlier.some(isSame(reason)));
}

/** The registration's class, if the person meets its limits no longer, such as by another age day. */
function lostClass({ before, after }: Change, { entry, person }: Entrant): PersonChanges["limits"] {
	const entrant = asEntrant(person, entry.declaredWeight);
	const classIn = (event: WholeEvent) => event.classes.find(({ id }) => id === entry.classId);
	const fits = (event: WholeEvent) => {
		const terms = { ...termsOf(event), membershipRule: "none" as const };
		return evaluateEligibility(entrant, toLimits(classIn(event) ?? {}), terms).length === 0;
	};
	const eventClass = classIn(after);
	return eventClass && fits(before) && !fits(after)
		? { nameEn: eventClass.className, nameAr: eventClass.classNameAr }
		: undefined;
}

/** What is to pay under the new terms, if that differs from the old ones. */
function newPayment({ before, after }: Change, { charge, ...entry }: RegistrationRecord) {
	if (!charge || openAmount(charge) <= 0) return undefined;
	const payUnder = (event: EventRecord, dueOn = charge.dueOn) =>
		dutiesOf({ ...entry, fee: { ...charge, dueOn }, event: toEventSummary(event) }).pay;
	const pay = payUnder(after, dueAfter(after, charge.dueOn));
	return JSON.stringify(pay) === JSON.stringify(payUnder(before)) ? undefined : pay;
}

/** The price of the place that a person waits for, if it changed. */
function newPrice(change: Change, { entry, person }: Entrant): number | undefined {
	if (entry.status !== "waitlisted" && entry.status !== "offered") return undefined;
	const times = { registeredAt: Date.parse(entry.registeredAt), now: change.now };
	const priceAt = (event: WholeEvent) => {
		const eventClass = event.classes.find(({ id }) => id === entry.classId);
		return priceOfPlace({ event, eventClass }, person, times)?.amount ?? 0;
	};
	const price = priceAt(change.after);
	return price === priceAt(change.before) ? undefined : price;
}

function changesFor(change: Change, entrant: Entrant, documents: PersonDocuments): PersonChanges {
	const { entry, person } = entrant;
	const { before, after } = change;
	const conflicts = newConflicts(change, person, documents);
	const isPlaced = holdsPlace(entry.status) && entry.status !== "offered";
	const pay = isPlaced ? newPayment(change, entry) : undefined;
	const keepsLateFee =
		isPlaced &&
		(entry.charge?.owed ?? 0) > 0 &&
		after.lateCancellation === "due" &&
		before.lateCancellation !== "due";
	const price = newPrice(change, entrant);
	const limits = lostClass(change, entrant);
	const { day } = dutiesOf({ ...entry, event: toEventSummary(after) });
	return {
		...((conflicts.length > 0 || pay) && { duties: { conflicts, pay, day } }),
		...(price !== undefined && { price }),
		...(limits && { limits }),
		...(keepsLateFee && { keepsLateFee }),
	};
}

/**
 * What a change of an event's terms means for each of its people, by user id: conditions that they
 * meet no longer, terms of payment, and what a place costs those who wait. Empty where nothing does.
 */
export async function findPersonChanges(
	{ before, after, now }: { before: EventRecord; after: EventRecord; now: number },
	entries: readonly RegistrationRecord[],
): Promise<Map<number, PersonChanges>> {
	const isMoved = before.eventDate !== after.eventDate || before.endDate !== after.endDate;
	if (!isMoved && !Object.values(changedTerms(before, after)).some(Boolean)) return new Map();
	const classes = await findEventClasses(after.id as EventId);
	return findChangesIn(
		{ before: { ...before, classes }, after: { ...after, classes }, now },
		entries,
	);
}

/** The same for an event of which both versions are known with their classes. */
export async function findChangesIn(
	change: Change,
	entries: readonly RegistrationRecord[],
): Promise<Map<number, PersonChanges>> {
	const people = await peopleById(entries.map(({ userId }) => userId));
	const asksDocument = (change.after.requiredDocument ?? "none") !== "none";
	const found = await inParallel(entries, async (entry) => {
		const person = people.get(entry.userId);
		if (!person) return null;
		const documents = asksDocument ? await eligibilityDocuments(person.id) : [];
		return { userId: person.id, changes: changesFor(change, { entry, person }, documents) };
	});
	const byPerson = new Map<number, PersonChanges>();
	for (const { userId, changes } of found.filter((one) => one !== null))
		if (Object.keys(changes).length > 0)
			byPerson.set(userId, { ...byPerson.get(userId), ...changes });
	return byPerson;
}
