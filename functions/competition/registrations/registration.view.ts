import type { EventClassSummary } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { EventSummary } from "#shared/competition/events/events.schema.ts";
import { type Charge, stateOf } from "#shared/competition/fees/charges.rules.ts";
import type { Fee } from "#shared/competition/fees/fees.schema.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type {
	MyRegistration,
	Registration,
} from "#shared/competition/registrations/registrations.schema.ts";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import type { EventRecord } from "../events/event.entity.ts";
import type { EventClassRecord } from "../events/event-class.entity.ts";
import { consentOf } from "./consent.ts";
import type { KnownDuties } from "./read-duties.ts";
import type { RegistrationRecord } from "./registration.entity.ts";
import { choosesClass, isForEventClass } from "./registration.kinds.ts";

export const registrationId = ({
	eventId,
	userId,
	classId,
}: Pick<RegistrationRecord, "eventId" | "userId" | "classId">) =>
	classId === 0 ? `${eventId}-${userId}` : `${eventId}-${userId}-${classId}`;

/** The charge of a registration in the form of the API; null if nothing is or was owed. */
export const viewCharge = (charge: Charge | undefined): Fee | null =>
	charge
		? {
				id: charge.id,
				owed: charge.owed,
				paid: charge.paid,
				state: stateOf(charge),
				dueOn: charge.dueOn ?? null,
			}
		: null;

/** Whether staff moved a registration to its event class. */
export const isMoved = ({ trail }: Pick<RegistrationRecord, "trail">) =>
	trail.some(({ reason }) => reason === "moved");

export const toRegistration = (record: RegistrationRecord): Registration => ({
	id: registrationId(record),
	eventId: record.eventId as EventId,
	userId: record.userId as UserId,
	classId: isForEventClass(record) ? (record.classId as EventClassId) : null,
	status: record.status,
	registeredAt: record.registeredAt,
	offerExpiresAt: record.status === "offered" ? (record.offerExpiresAt ?? null) : null,
	awaitsGuardian: (record.awaitsGuardian ?? false) && isAlive(record.status),
	consent: isAlive(record.status) ? consentOf(record) : null,
	fee: viewCharge(record.charge),
	...(isMoved(record) && { isMoved: true }),
});

export const myRegistration = (
	record: RegistrationRecord,
	{ conflicts = [], price }: KnownDuties,
): MyRegistration => ({
	...toRegistration(record),
	event: record.event as EventSummary,
	class: (record.class as EventClassSummary | undefined) ?? null,
	declaredWeight: record.declaredWeight ?? null,
	chooseClass: choosesClass(record),
	conflicts: [...conflicts],
	price,
	reason: isAlive(record.status) ? undefined : record.trail[record.trail.length - 1]?.reason,
});

/** The copy of the event's data in a registration. */
export const toEventSummary = (event: EventRecord): EventSummary => ({
	id: event.id as EventId,
	titleEn: event.titleEn,
	titleAr: event.titleAr,
	eventDate: event.eventDate,
	endDate: event.endDate ?? null,
	registrationDeadline: event.registrationDeadline ?? null,
	location: event.location,
	locationAr: event.locationAr ?? null,
	...unlessDefault("paymentRule", event.paymentRule, "desk"),
	...unlessDefault("unpaidRule", event.unpaidRule, "keep"),
	...unlessDefault("requiredDocument", event.requiredDocument, "none"),
	...unlessDefault("membershipRule", event.membershipRule, "none"),
	...(event.shadow && { shadow: true }),
});

/** Leaves the default out: each registration stores the copy, and writes cost by size. */
const unlessDefault = <T>(name: string, value: T | undefined, usual: T) =>
	value === undefined || value === usual ? {} : { [name]: value };

export const eventClassSummary = ({
	id,
	className,
	classNameAr,
}: EventClassRecord): EventClassSummary => ({
	id: id as EventClassId,
	className,
	classNameAr: classNameAr ?? null,
});
