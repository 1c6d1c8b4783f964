import type * as z from "zod/mini";
import { type Page, type Paged, pageOf } from "#shared/core/http/page.ts";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import { endOf } from "#shared/core/time/kuwait.ts";
import {
	evaluateEligibility,
	type IneligibleReason,
	membershipReasons,
	membershipWarnings,
} from "#shared/event-classes/eligibility.rules.ts";
import { upcomingFirst } from "#shared/events/events.rules.ts";
import { holdsPlace, isAlive } from "#shared/registrations/registrations.rules.ts";
import type {
	Eligibility,
	Entry,
	EntryQuery,
	MyRegistration,
} from "#shared/registrations/registrations.schema.ts";
import type { Caller, SignedIn } from "../../core/caller.ts";
import { AppError, orGone } from "../../core/errors.ts";
import type { EventRecord } from "../../events/event.entity.ts";
import type { EventClassRecord } from "../../events/event-class.entity.ts";
import {
	findEvent,
	findWholeEvent,
	get,
	termsOf,
	toLimits,
	type WholeEvent,
} from "../../events/events.service.ts";
import type { Acting, Sight } from "../../families/authorization.ts";
import type { User } from "../../users/user.entity.ts";
import { asEntrant, namesOf, peopleById } from "../../users/users.service.ts";
import { isShown } from "../isShown.ts";
import { type RegistrationRecord, Registrations } from "../registration.entity.ts";
import {
	choosesClass,
	myRegistration,
	registrationId,
	toRegistration,
} from "../registration.view.ts";
import { positionOf } from "../seating/waiting-list.ts";

type PersonQuery = Paged & { eventId?: EventId };

/** The caller's own entries. */
export const mine = ({ session, now }: SignedIn, query: PersonQuery) =>
	entriesOfPerson(session.userId, query, now);

/** Those of the person whom the caller may act for. */
export const ofPerson = ({ person, now }: Acting, query: PersonQuery) =>
	entriesOfPerson(person, query, now);

/** A person's entries, of one event or all: upcoming events first, with their place on waiting lists. */
async function entriesOfPerson(
	userId: UserId,
	{ eventId, ...page }: PersonQuery,
	now: number,
): Promise<Page<MyRegistration>> {
	const { data } = await Registrations.query
		.forPerson({ userId, ...(eventId && { eventId }) })
		.go({ pages: "all" });
	const order = upcomingFirst(now);
	const all = data.filter(isShown).sort((a, b) => order(a.event, b.event));
	const { rows, next } = pageOf(all, registrationId, page);
	return { rows: await Promise.all(rows.map(withPosition)), next };
}

/** The numbers of the events at which a person has a place, or waits for a decision about one. */
export async function enteredBy(userId: UserId): Promise<number[]> {
	const { data } = await Registrations.query.forPerson({ userId }).go({ pages: "all" });
	return [
		...new Set(data.filter(({ status }) => holdsPlace(status)).map(({ eventId }) => eventId)),
	];
}

/** The numbers of the events to come at which a person has a place or waits for one. */
export async function comingEventsOf(userId: UserId, now: number): Promise<number[]> {
	const { data } = await Registrations.query.forPerson({ userId }).go({ pages: "all" });
	const isComing = ({ status, event }: RegistrationRecord) =>
		isAlive(status) && endOf(event.endDate ?? event.eventDate) > now;
	return [...new Set(data.filter(isComing).map(({ eventId }) => eventId))];
}

/** Whether a registration of somebody's was approved, for whatever event. */
export async function hasApprovedEntry(userId: UserId): Promise<boolean> {
	const { data } = await Registrations.query.forPerson({ userId }).go({ pages: "all" });
	return data.some(({ status }) => status === "approved");
}

async function withPosition(record: RegistrationRecord): Promise<MyRegistration> {
	if (record.status !== "waitlisted") return myRegistration(record);
	const event = await findEvent(record.eventId as EventId).catch(orGone);
	return {
		...myRegistration(record),
		position: event ? await positionOf(event, record) : undefined,
	};
}

/** Entries of an event as they came, with who made them, as far as the caller may see them. */
export async function list(
	sight: Sight,
	eventId: EventId,
	{ status, classId, ...page }: EntryQuery,
): Promise<Page<Entry>> {
	const event = await findWholeEvent(eventId);
	// A draft and a rehearsal are nothing to a coach, at the cost of nothing.
	if (sight && (event.shadow || !event.published)) throw new AppError("not_found");
	const own = await sight?.people();
	const wanted = (record: RegistrationRecord) =>
		(classId === undefined || record.classId === Number(classId)) &&
		(!own || own.has(record.userId));
	const all = (await entriesOf(event, status)).filter(wanted);
	const { rows, next } = pageOf(all, registrationId, page);
	const people = await peopleOf(rows);
	const shown = rows.flatMap((record) => {
		const person = people.get(record.userId);
		return person ? entryView(event, record, person) : [];
	});
	return { rows: shown, next };
}

/** Entries of an event in their order, by the index. */
export async function entriesOf(
	{ id, lists }: Pick<EventRecord, "id" | "lists">,
	status?: RegistrationRecord["status"],
) {
	const found = await Promise.all(
		Array.from({ length: lists }, (_, list) =>
			Registrations.query
				.ofEvent({ eventId: id, list, ...(status && { status }) })
				.go({ pages: "all" }),
		),
	);
	return found.flatMap(({ data }) => data).sort((a, b) => a.order.localeCompare(b.order));
}

const peopleOf = (records: readonly RegistrationRecord[]): Promise<Map<number, User>> =>
	peopleById(records.map(({ userId }) => userId));

function entryView(event: WholeEvent, record: RegistrationRecord, person: User): Entry {
	const eventClass = event.classes.find(({ id }) => id === record.classId);
	return {
		...toRegistration(record),
		...namesOf(person),
		email: person.email,
		currentBelt: person.currentBelt,
		declaredWeight: record.declaredWeight ?? null,
		notes: record.notes ?? null,
		registrationType: record.registrationType,
		chooseClass: choosesClass(record),
		conflicts:
			eventClass && isAlive(record.status) ? misfit(event, eventClass, record, person) : [],
	};
}

const misfit = (
	event: EventRecord,
	eventClass: EventClassRecord,
	record: RegistrationRecord,
	person: User,
) =>
	evaluateEligibility(
		asEntrant(person, record.declaredWeight),
		toLimits(eventClass),
		termsOf(event),
	);

/** Entries that are alive and do not fit a class as it is now. */
export async function conflictsIn(event: EventRecord, eventClass: EventClassRecord) {
	const records = (await entriesOf(event)).filter(
		({ classId, status }) => classId === eventClass.id && isAlive(status),
	);
	const people = await peopleOf(records);
	return records.flatMap((record) => {
		const person = people.get(record.userId);
		if (!person) return [];
		const reasons = misfit(event, eventClass, record, person);
		const { id } = toRegistration(record);
		return reasons.length > 0 ? { id, ...namesOf(person), reasons } : [];
	});
}

/** Places as last counted. */
export async function readAvailability(
	eventId: EventId,
	{ now }: Pick<Caller, "now">,
	drafts: boolean,
) {
	const event = await get(eventId, { drafts, now });
	return {
		asOf: new Date(now).toISOString(),
		event: { taken: event.registeredCount, max: event.maxParticipants, waiting: event.waiting },
		registrationOpensAt: event.registrationOpensAt,
		registrationDeadline: event.registrationDeadline,
		cancelReason: event.cancelReason,
		classes: event.classes.map(
			({ id, currentRegistrations: taken, maxParticipants: max, waiting }) => ({
				id,
				taken,
				max,
				waiting,
			}),
		),
	};
}

/** Who asks, with the weight that they state and what they lack of the documents that the event asks for. */
type Asked = { person: User; weight: number | null | undefined; lacked: IneligibleReason[] };

type Eligible = z.input<typeof Eligibility>;

/** What of an event a person may enter, and why not the rest: its classes, or the event itself where it has none. */
export function eligibilityIn(event: WholeEvent, { person, weight, lacked }: Asked): Eligible[] {
	const [entrant, terms] = [asEntrant(person, weight), termsOf(event)];
	const row = (classId: Eligible["classId"], own: IneligibleReason[]) => {
		const reasons = [...own, ...lacked];
		return {
			classId,
			eligible: reasons.length === 0,
			reasons,
			warnings: membershipWarnings(entrant, terms),
		};
	};
	if (event.classes.length === 0) return [row(null, membershipReasons(entrant, terms))];
	return event.classes.map((one) =>
		row(one.id as EventClassId, evaluateEligibility(entrant, toLimits(one), terms)),
	);
}
