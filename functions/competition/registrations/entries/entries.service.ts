import type * as z from "zod/mini";
import { ageDay } from "#shared/competition/event-classes/age-day.ts";
import {
	evaluateEligibility,
	type IneligibleReason,
	membershipReasons,
	membershipWarnings,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import { hasEnded, upcomingFirst } from "#shared/competition/events/events.rules.ts";
import { holdsPlace, isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import {
	type Eligibility,
	type Entry,
	type EntryQuery,
	type EventClassFit,
	entryKey,
	type FitQuery,
	type MyRegistration,
} from "#shared/competition/registrations/registrations.schema.ts";
import { isGuest } from "#shared/core/access.ts";
import { type Page, type Paged, pageOf } from "#shared/core/http/page.ts";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import { ageOn } from "#shared/core/time/age.ts";
import { endOf } from "#shared/core/time/kuwait.ts";
import type { Caller, SignedIn } from "../../../core/caller.ts";
import { AppError, nullIfNotFound } from "../../../core/errors.ts";
import { inParallel } from "../../../core/parallel.ts";
import { retryUnprocessed } from "../../../core/table/database.ts";
import { coachesByStudent } from "../../../people/coaches/students.service.ts";
import type { Acting, Sight } from "../../../people/families/authorization.ts";
import type { User } from "../../../people/users/user.entity.ts";
import {
	asEntrant,
	dojoNamesOf,
	namesOf,
	peopleById,
} from "../../../people/users/users.service.ts";
import type { EventRecord } from "../../events/event.entity.ts";
import type { EventClassRecord } from "../../events/event-class.entity.ts";
import {
	findEvent,
	findWholeEvent,
	readEvent as getEvent,
	termsOf,
	toLimits,
	type WholeEvent,
} from "../../events/events.service.ts";
import { viewOwnEntries } from "../read-duties.ts";
import { type RegistrationRecord, Registrations } from "../registration.entity.ts";
import { choosesClass, isVisible } from "../registration.kinds.ts";
import { registrationId, toRegistration } from "../registration.view.ts";
import { lackedDocuments } from "../required-documents.ts";
import { positionOf } from "../seating/waiting-list.ts";

type PersonQuery = Paged & { eventId?: EventId };

/** The caller's own registrations. */
export const listOwnEntries = ({ session, now }: SignedIn, query: PersonQuery) =>
	entriesOfPerson(session.userId, query, now);

/** Registrations of the person that the caller acts for. */
export const listPersonEntries = ({ person, now }: Acting, query: PersonQuery) =>
	entriesOfPerson(person, query, now);

/**
 * A person's registrations, for one event or all: upcoming events first, with positions on waiting
 * lists.
 */
async function entriesOfPerson(
	userId: UserId,
	{ eventId, ...page }: PersonQuery,
	now: number,
): Promise<Page<MyRegistration>> {
	const { data } = await Registrations.query
		.forPerson({ userId, ...(eventId && { eventId }) })
		.go({ pages: "all" });
	const order = upcomingFirst(now);
	const all = data.filter(isVisible).sort((a, b) => order(a.event, b.event));
	const { rows, next } = pageOf(all, registrationId, page);
	const [views, positions] = await Promise.all([
		viewOwnEntries(userId, rows, now),
		Promise.all(rows.map(readPosition)),
	]);
	return { rows: views.map((view, row) => ({ ...view, position: positions[row] })), next };
}

/** Ids of the events at which a person has a place, including an undecided or offered one. */
export async function enteredBy(userId: UserId): Promise<number[]> {
	const { data } = await Registrations.query.forPerson({ userId }).go({ pages: "all" });
	return [
		...new Set(data.filter(({ status }) => holdsPlace(status)).map(({ eventId }) => eventId)),
	];
}

/** Ids of the past events at which a person had an approved place, latest first. */
export async function pastEventsOf(userId: UserId, now: number): Promise<number[]> {
	const { data } = await Registrations.query.forPerson({ userId }).go({ pages: "all" });
	const past = data
		.filter(({ status, event }) => status === "approved" && hasEnded(event, now))
		.sort((a, b) => b.event.eventDate.localeCompare(a.event.eventDate));
	return [...new Set(past.map(({ eventId }) => eventId))];
}

/** Ids of the upcoming events at which a person has a place or is on the waiting list. */
export async function comingEventsOf(userId: UserId, now: number): Promise<number[]> {
	const { data } = await Registrations.query.forPerson({ userId }).go({ pages: "all" });
	const isComing = ({ status, event }: RegistrationRecord) =>
		isAlive(status) && endOf(event.endDate ?? event.eventDate) > now;
	return [...new Set(data.filter(isComing).map(({ eventId }) => eventId))];
}

/** Whether any registration of the person is approved. */
export async function hasApprovedEntry(userId: UserId): Promise<boolean> {
	const { data } = await Registrations.query.forPerson({ userId }).go({ pages: "all" });
	return data.some(({ status }) => status === "approved");
}

async function readPosition(record: RegistrationRecord): Promise<number | undefined> {
	if (record.status !== "waitlisted") return undefined;
	const event = await findEvent(record.eventId as EventId).catch(nullIfNotFound);
	return event ? positionOf(event, record) : undefined;
}

/**
 * Registrations of an event in order of arrival, with their people, limited to those that the
 * caller may see.
 */
export async function listEntries(
	sight: Sight,
	eventId: EventId,
	{ status, classId, ...page }: EntryQuery,
): Promise<Page<Entry>> {
	const event = await findWholeEvent(eventId);
	// Checked first, so that drafts and rehearsals cost no further reads.
	if (sight && (event.shadow || !event.published)) throw new AppError("not_found");
	const own = await sight?.people();
	const isSelected = (record: RegistrationRecord) =>
		(classId === undefined || record.classId === Number(classId)) &&
		(!own || own.has(record.userId));
	const all = (await entriesOf(event, status)).filter(isSelected);
	const { rows, next } = pageOf(all, registrationId, page);
	const deciders = sight ? [] : rows.map((record) => decisionOf(record)?.by ?? 0);
	const [people, coaches, lacked] = await Promise.all([
		peopleById([...rows.map(({ userId }) => userId), ...deciders]),
		sight ? new Map<number, User>() : coachesByStudent(),
		findLackedDocuments(event, rows),
	]);
	const visible = rows.flatMap((record) => {
		const person = people.get(record.userId);
		if (!person) return [];
		const coach = coaches.get(record.userId);
		return {
			...entryView(event, record, person),
			conflicts: conflictsOf(event, record, person, lacked),
			phoneNumber: (sight ? undefined : person.phoneNumber) ?? null,
			coach: coach ? namesOf(coach) : null,
			decision: sight ? null : describeDecision(record, people),
		};
	});
	return { rows: visible, next };
}

/** Registrations of an event in order, from the index. */
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

/** The step that led to the present status, if somebody decided it. */
const decisionOf = ({ status, trail }: RegistrationRecord) =>
	status === "approved" || !isAlive(status)
		? trail.findLast(({ to, from }) => to === status && from !== to)
		: undefined;

function describeDecision(
	record: RegistrationRecord,
	people: ReadonlyMap<number, User>,
): Entry["decision"] {
	const step = decisionOf(record);
	if (!step) return null;
	const decider = people.get(step.by);
	return { at: step.at, by: decider ? namesOf(decider) : null, reason: step.reason ?? null };
}

const peopleOf = (records: readonly RegistrationRecord[]): Promise<Map<number, User>> =>
	peopleById(records.map(({ userId }) => userId));

function entryView(
	event: WholeEvent,
	record: RegistrationRecord,
	person: User,
): Omit<Entry, "decision" | "phoneNumber" | "coach" | "conflicts"> {
	return {
		...toRegistration(record),
		...namesOf(person),
		email: person.email,
		currentBelt: person.currentBelt,
		gender: person.gender ?? null,
		age: person.dateOfBirth ? ageOn(ageDay(termsOf(event)), person.dateOfBirth) : null,
		...dojoNamesOf(person),
		...(isGuest(person) && { isGuest: true as const }),
		declaredWeight: record.declaredWeight ?? null,
		notes: record.notes ?? null,
		registrationType: record.registrationType,
		chooseClass: choosesClass(record),
	};
}

type Lacked = ReadonlyMap<number, IneligibleReason[]>;

/** Who of the people with active registrations lacks the document that the event requires. */
async function findLackedDocuments(
	event: WholeEvent,
	records: readonly RegistrationRecord[],
): Promise<Lacked> {
	if ((event.requiredDocument ?? "none") === "none") return new Map();
	const ids = new Set(records.filter(({ status }) => isAlive(status)).map(({ userId }) => userId));
	const lacked = await inParallel(
		[...ids],
		async (id) => [id, await lackedDocuments(event, id)] as const,
	);
	return new Map(lacked);
}

/** A grading is for members: it promotes people. */
export const guestReasons = (person: User, { eventType }: WholeEvent): IneligibleReason[] =>
	isGuest(person) && eventType === "grading" ? [{ code: "membership_required", params: {} }] : [];

/** The conditions of event and class that a person with an active registration does not meet. */
function conflictsOf(
	event: WholeEvent,
	record: RegistrationRecord,
	person: User,
	lacked: Lacked,
): IneligibleReason[] {
	if (!isAlive(record.status)) return [];
	const eventClass = event.classes.find(({ id }) => id === record.classId);
	return [
		...(eventClass
			? misfit(event, eventClass, record, person)
			: membershipReasons(person, termsOf(event))),
		...(lacked.get(record.userId) ?? []),
	];
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

/**
 * For each class of an event, which of the given registrations do not meet its conditions.
 * @param weight replaces the weights of the registrations
 */
export async function findMisfits(
	eventId: EventId,
	{ ids, weight }: z.output<typeof FitQuery>,
): Promise<EventClassFit[]> {
	const event = await findWholeEvent(eventId);
	const keys = ids.map(entryKey).filter((key) => key.eventId === eventId);
	const { data: records } =
		keys.length > 0
			? await retryUnprocessed(() => Registrations.get(keys).go())
			: { data: [] as RegistrationRecord[] };
	const people = await peopleOf(records);
	return event.classes.map((eventClass) => ({
		classId: eventClass.id as EventClassId,
		misfits: records.flatMap((record) => {
			const person = people.get(record.userId);
			const declaredWeight = weight ?? record.declaredWeight;
			const reasons = person
				? misfit(event, eventClass, { ...record, declaredWeight }, person)
				: [];
			return reasons.length > 0 ? [{ id: registrationId(record), reasons }] : [];
		}),
	}));
}

/** Active registrations that do not meet the current conditions of a class. */
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

/** The places at an event, as last counted. */
export async function readAvailability(
	eventId: EventId,
	{ now }: Pick<Caller, "now">,
	drafts: boolean,
) {
	const event = await getEvent(eventId, { drafts, now });
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

/** A person, their declared weight, and what they lack of the documents that the event requires. */
type EntrantToCheck = {
	person: User;
	weight: number | null | undefined;
	lacked: IneligibleReason[];
};

type Eligible = z.input<typeof Eligibility>;

/**
 * Eligibility for each class of an event, or for the event itself if it has no classes, with
 * reasons.
 */
export function eligibilityIn(
	event: WholeEvent,
	{ person, weight, lacked }: EntrantToCheck,
): Eligible[] {
	const [entrant, terms] = [asEntrant(person, weight), termsOf(event)];
	const row = (classId: Eligible["classId"], own: IneligibleReason[]) => {
		const reasons = [...own, ...guestReasons(person, event), ...lacked];
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
