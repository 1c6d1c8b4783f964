import * as z from "zod/mini";
import { type Event, EventEdit } from "#shared/competition/events/events.schema.ts";
import { typedDinars } from "#shared/core/texts/money.ts";
import { isDateOnly, kuwaitDate, kuwaitTime, startOf } from "#shared/core/time/kuwait.ts";

export type DateName = "eventDate" | "endDate" | "registrationOpensAt" | "registrationDeadline";

const dayOf = (date: string | null | undefined) => (date ? kuwaitDate(startOf(date)) : "");
const timeOf = (date: string | null | undefined) =>
	date && !isDateOnly(date) ? kuwaitTime(startOf(date)) : "";

/** Initial values of the form: dates split into day and time, numbers as strings. */
export const valuesOf = (event: Event | null) => ({
	titleEn: event?.titleEn ?? "",
	titleAr: event?.titleAr ?? "",
	descriptionEn: event?.descriptionEn ?? "",
	descriptionAr: event?.descriptionAr ?? "",
	eventType: event?.eventType ?? "event",
	eventDate: dayOf(event?.eventDate),
	eventDateTime: timeOf(event?.eventDate),
	endDate: dayOf(event?.endDate),
	endDateTime: timeOf(event?.endDate),
	registrationOpensAt: dayOf(event?.registrationOpensAt),
	registrationOpensAtTime: timeOf(event?.registrationOpensAt),
	registrationDeadline: dayOf(event?.registrationDeadline),
	registrationDeadlineTime: timeOf(event?.registrationDeadline),
	ageReferenceDate: dayOf(event?.ageReferenceDate),
	offerHours: String(event?.offerHours ?? 0),
	maxParticipants: String(event?.maxParticipants ?? 100),
	waitingList: event?.waitingList ?? true,
	waitingRoom: event?.waitingRoom ?? false,
	location: event?.location ?? "",
	locationAr: event?.locationAr ?? "",
	imageUrl: event?.imageUrl ?? "",
	flyerUrl: event?.flyerUrl ?? "",
	schedule: event?.schedule ?? "",
	coachId: String(event?.coachId ?? ""),
	membershipRule: event?.membershipRule ?? "none",
	requiredDocument: event?.requiredDocument ?? "none",
	guardianConsent: event?.guardianConsent ?? false,
	fee: typedDinars(event?.fee),
	lateFee: typedDinars(event?.lateFee),
	lateFrom: event?.lateFrom ?? "",
	memberFee: typedDinars(event?.memberFee),
	familyMax: typedDinars(event?.familyMax),
	payUntil: event?.payUntil ?? "",
	paymentRule: event?.paymentRule ?? "desk",
	unpaidRule: event?.unpaidRule ?? "keep",
	lateCancellation: event?.lateCancellation ?? "void",
	published: event?.published ?? false,
	version: event?.version,
});
export type EventValues = ReturnType<typeof valuesOf>;

/**
 * Keeps a time without a day as an invalid date, so that the field shows an error and the input is
 * kept.
 */
const joined = (day: string, time: string) => (time ? `${day}T${time}` : day);

const noPrices = { fee: "", lateFee: "", lateFrom: "", memberFee: "", familyMax: "" };

/** The values of the form with each date and its time in one text. */
export const asInput = ({
	eventDateTime,
	endDateTime,
	registrationOpensAtTime,
	registrationDeadlineTime,
	...values
}: EventValues) => ({
	...values,
	// A grading costs the fee of the rank; its form shows no prices.
	...(values.eventType === "grading" && noPrices),
	eventDate: joined(values.eventDate, eventDateTime),
	endDate: joined(values.endDate, endDateTime),
	registrationOpensAt: joined(values.registrationOpensAt, registrationOpensAtTime),
	registrationDeadline: joined(values.registrationDeadline, registrationDeadlineTime),
});

/** Validates with the server's schema; its output is the request body. */
export const EventForm = z.pipe(
	z.transform(asInput),
	EventEdit as z.ZodMiniType<EventEdit, ReturnType<typeof asInput>>,
);
