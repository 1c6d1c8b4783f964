import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { RegistrationRecord } from "./registration.entity.ts";

/**
 * Kinds of stored registrations:
 * - `eventClass`: a registration for a class of an event,
 * - `event`: a registration for an event without classes,
 * - `unassigned`: a registration for an event with classes whose class is still to be chosen,
 * - `seat`: a place at an event with classes that belongs to the person's class registrations.
 * People never see it.
 */
export type RegistrationKind = "eventClass" | "event" | "unassigned" | "seat";

type Kinded = { classId?: unknown; classes?: unknown; status?: unknown };

/** The kind of a registration; the only place that derives it from stored attributes. */
export function kindOf({ classId, classes, status }: Kinded): RegistrationKind {
	if (classId !== 0) return "eventClass";
	if (classes === undefined) return "event";
	return classes === 0 && status !== "cancelled" ? "unassigned" : "seat";
}

export const isForEventClass = (record: Kinded) => kindOf(record) === "eventClass";

/** Whether people see the registration. */
export const isVisible = (record: Kinded) => kindOf(record) !== "seat";

/**
 * Whether a registration is the person's place at an event with classes, with or without class
 * registrations. Each person has at most one.
 */
export const isEventSeat = (record: Kinded) =>
	kindOf(record) === "seat" || kindOf(record) === "unassigned";

/** Whether the person still has to choose a class. */
export const choosesClass = (record: RegistrationRecord) =>
	kindOf(record) === "unassigned" && isAlive(record.status);
