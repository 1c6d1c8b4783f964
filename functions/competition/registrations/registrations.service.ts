import { ulid } from "ulid";
import { hashToShard } from "#shared/base/places/allotment.rules.ts";
import {
	evaluateEligibility,
	type IneligibleReason,
	membershipReasons,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import type { EventClassEntry } from "#shared/competition/registrations/registrations.input.schema.ts";
import {
	isAlive,
	registrationRefusal,
} from "#shared/competition/registrations/registrations.rules.ts";
import type {
	Registration,
	Squad,
	SquadResult,
} from "#shared/competition/registrations/registrations.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import { AppError, refusalOf, requireFound } from "../../core/errors.ts";
import { createMemory } from "../../core/memory.ts";
import { randomFraction } from "../../core/random.ts";
import { digestWrite } from "../../core/table/writeKey.ts";
import type { Acting } from "../../people/families/authorization.ts";
import { asEntrant, findUser } from "../../people/users/users.service.ts";
import { findWholeEvent, termsOf, toLimits, type WholeEvent } from "../events/events.service.ts";
import { isAdmitted } from "../waiting-room/tickets.service.ts";
import { type PlacePrice, priceOfPlace, readPlacePrice } from "./charging.ts";
import { askConsent } from "./consent.ts";
import { eligibilityIn, guestReasons } from "./entries/entries.service.ts";
import { notifyOfPress, type Pressed } from "./joint-notification.ts";
import type { RegistrationRecord } from "./registration.entity.ts";
import { choosesClass } from "./registration.kinds.ts";
import { entryAt } from "./registration.transitions.ts";
import { eventClassSummary, toEventSummary, toRegistration } from "./registration.view.ts";
import { lackedDocuments } from "./required-documents.ts";
import { allotPlaces, type Target } from "./seating/enter.ts";
import { positionOf } from "./seating/waiting-list.ts";

/** Cache time of an event's data, in ms. Allotments enforce dates and places themselves. */
const eventMemory = 1_000;

const events = createMemory<EventId, { at: number; value: Promise<WholeEvent> }>();

/** Returns the event with its classes from the cache; concurrent callers share one read. */
function rememberedEvent(id: EventId): Promise<WholeEvent> {
	const known = events.get(id);
	if (known && Date.now() - known.at < eventMemory) return known.value;
	const value = findWholeEvent(id);
	events.set(id, { at: Date.now(), value });
	value.catch(() => events.delete(id));
	return value;
}

async function openEvent(id: EventId, classId: number, caller: Acting): Promise<WholeEvent> {
	const event = await rememberedEvent(id);
	const refusal = registrationRefusal(
		{
			...event,
			cancelReason: event.cancelReason ?? null,
			endDate: event.endDate ?? null,
			registrationOpensAt: event.registrationOpensAt ?? null,
			registrationDeadline: event.registrationDeadline ?? null,
		},
		caller.now,
	);
	if (refusal) throw new AppError(refusal);
	// Who repeats a registration gets its answer again, even if their turn is over.
	const isRepeated = async () => {
		const entry = await entryAt({ userId: caller.person, eventId: id, classId });
		return entry !== null && isAlive(entry.status);
	};
	if (!(await isAdmitted(event, caller)) && !(await isRepeated()))
		throw new AppError("not_your_turn");
	return event;
}

/** The event and one of its classes; staff may have added the class since the event was read. */
async function openEventClass(id: EventId, classId: EventClassId, caller: Acting) {
	const isWanted = (one: WholeEvent["classes"][number]) => one.id === classId;
	const { classes } = await rememberedEvent(id);
	if (!classes.some(isWanted)) events.delete(id);
	const event = await openEvent(id, classId, caller);
	return { event, eventClass: requireFound(event.classes.find(isWanted)) };
}

const timesOf = ({ now }: Acting) => ({ registeredAt: now, now });

type EntryDetails = Omit<EventClassEntry, "userId">;

export type Registered = {
	registration: Registration;
	position?: number;
	chooseClass?: boolean;
	repeated: boolean;
};

/**
 * Registers a person for an event, or puts them on its waiting list. A retry with the same
 * Idempotency-Key returns the same registration.
 */
export async function registerForEvent(
	caller: Acting,
	eventId: EventId,
	details: EntryDetails = {},
): Promise<Registered> {
	const event = await openEvent(eventId, 0, caller);
	const terms = termsOf(event);
	// A person who registers themselves is read only if the event has a membership rule or a price.
	if (terms.membershipRule === "require" || caller.person !== caller.session.userId) {
		const user = requireFound(await findUser(caller.person));
		const reasons = [...membershipReasons(asEntrant(user), terms), ...guestReasons(user, event)];
		if (reasons.length > 0) throw new AppError("not_eligible", { reasons });
	}
	const documentLater = mayComeLater(caller, await lackedDocuments(event, caller.person));
	const price = await readPlacePrice({ event }, caller.person, timesOf(caller));
	const wanted = { ...details, documentLater, ...(await askConsent(event, caller)) };
	return enterAs(caller, { event, price }, wanted);
}

/** Registers a person for a class of the event if they meet its conditions. */
export async function registerForEventClass(
	caller: Acting,
	{ id, classId }: { id: EventId; classId: EventClassId },
	details: EntryDetails,
): Promise<Registered> {
	const { event, eventClass } = await openEventClass(id, classId, caller);
	const user = requireFound(await findUser(caller.person));
	const person = asEntrant(user, details.declaredWeight);
	const lacked = await lackedDocuments(event, caller.person);
	const misfits = [
		...evaluateEligibility(person, toLimits(eventClass), termsOf(event)),
		...guestReasons(user, event),
	];
	if (misfits.length > 0) throw new AppError("not_eligible", { reasons: [...misfits, ...lacked] });
	const documentLater = mayComeLater(caller, lacked);
	const price = priceOfPlace({ event, eventClass }, user, timesOf(caller));
	const wanted = { ...details, documentLater, ...(await askConsent(event, caller)) };
	return enterAs(caller, { event, eventClass, price }, wanted);
}

type Wanted = EntryDetails & { documentLater?: true } & Awaited<ReturnType<typeof askConsent>>;

/**
 * Whether a registration without the required document waits for it: by a coach or staff, who cannot
 * bring it themselves. Others are refused; undefined if nothing is missing.
 */
function mayComeLater({ way }: Acting, lacked: IneligibleReason[]): true | undefined {
	if (lacked.length === 0) return undefined;
	if (way !== "coach" && way !== "staff") throw new AppError("not_eligible", { reasons: lacked });
	return true;
}

type Priced = Target & { price: PlacePrice | undefined };

async function enterAs(caller: Acting, target: Priced, details: Wanted) {
	const wanted = entryFor(caller, target, details);
	const step = { by: caller.session.userId, now: caller.now };
	const { outcome, registration: entry } = await allotPlaces({ ...target, entry: wanted, step });
	const repeated = outcome === "existing";
	if (repeated) refuseOther(entry, wanted);
	const position =
		entry.status === "waitlisted" ? await positionOf(target.event, entry) : undefined;
	return {
		registration: toRegistration(entry),
		position,
		chooseClass: choosesClass(entry),
		repeated,
	};
}

/** Throws unless this call is a retry of the call that created the registration. */
function refuseOther(
	{ requestKey: known }: RegistrationRecord,
	{ requestKey }: RegistrationRecord,
): void {
	if (!requestKey || known?.split(".")[0] !== requestKey.split(".")[0])
		throw new AppError("already_registered");
	if (known !== requestKey) throw new AppError("key_reused");
}

function entryFor(
	caller: Acting,
	{ event, eventClass }: Target,
	{ declaredWeight, notes, awaitsGuardian, documentLater, reason }: Wanted,
): RegistrationRecord {
	const userId = caller.person;
	const at = new Date(caller.now).toISOString();
	const isByStaff = caller.way === "staff";
	return {
		userId,
		eventId: event.id,
		classId: eventClass?.id ?? 0,
		status: "pending",
		registeredAt: at,
		order: ulid(caller.now, randomFraction),
		list: hashToShard(`${userId}`) % event.lists,
		event: toEventSummary(event),
		class: eventClass && eventClassSummary(eventClass),
		classes: !eventClass && event.classes.length > 0 ? 0 : undefined,
		seated: false,
		declaredWeight: declaredWeight ?? undefined,
		notes: notes ?? undefined,
		registrationType: isByStaff ? "onsite" : "online",
		awaitsGuardian,
		documentLater,
		requestKey: caller.writeKey && `${caller.writeKey.id}.${digestWrite([declaredWeight, notes])}`,
		// Not 1: a renewed registration must not have a version that the cancelled one had.
		version: caller.now,
		trail: [{ at, by: caller.session.userId, to: "pending", ipAddress: caller.address, reason }],
	};
}

/**
 * Registers several people independently: a person who cannot register does not block the others.
 */
export async function registerSquad(
	actFor: (person: UserId) => Promise<Acting>,
	id: EventId,
	squad: Squad,
): Promise<SquadResult[]> {
	const results: SquadResult[] = [];
	const pressed: Pressed[] = [];
	let now = 0;
	for (const { userId, classId, ...details } of squad) {
		const row = { userId, classId };
		try {
			const caller = await actFor(userId);
			const { registration: made } = await (classId === null
				? registerForEvent(caller, id, details)
				: registerForEventClass(caller, { id, classId }, details));
			const { id: madeId, status, awaitsGuardian } = made;
			results.push({ ...row, id: madeId, status, awaitsGuardian });
			pressed.push({ key: { userId, eventId: id, classId: classId ?? 0 }, way: caller.way });
			now = caller.now;
		} catch (error) {
			const { code, detail } = refusalOf(error);
			results.push({
				...row,
				error: code,
				reasons: detail.reasons as SquadResult["reasons"],
			});
		}
	}
	await notifyOfPress(pressed, now);
	return results;
}

/** The classes of an event that a person may register for, with reasons for the others. */
export async function readEligibility(
	caller: Acting,
	id: EventId,
	weight: number | null | undefined,
) {
	const event = await findWholeEvent(id);
	if (event.shadow || (!event.published && !isStaff(caller.session)))
		throw new AppError("not_found");
	const [person, lacked] = await Promise.all([
		findUser(caller.person),
		lackedDocuments(event, caller.person),
	]);
	return eligibilityIn(event, { person: requireFound(person), weight, lacked });
}
