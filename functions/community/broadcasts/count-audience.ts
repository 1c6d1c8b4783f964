import type { Audience } from "#shared/community/broadcasts/broadcasts.schema.ts";
import type { FieldCode } from "#shared/core/fields/field-codes.ts";
import { findWholeEvent } from "../../competition/events/events.service.ts";
import { findEntrantIds } from "../../competition/registrations/entries/entrants.ts";
import { AppError, nullIfNotFound } from "../../core/errors.ts";
import { readCounters } from "../../core/table/counters.ts";
import { studentIds } from "../../people/coaches/students.service.ts";
import { filterValue } from "../../people/users/search/filter-values.ts";
import { type FilterIndexRow, readFilterIndex } from "../../people/users/search/lookups.ts";
import { feeName } from "../../people/users/users.counts.ts";
import { findUser } from "../../people/users/users.service.ts";
import { findClass } from "../../training/training-classes/training-class.records.ts";
import { classMembers, filterValueOf, isInAudience } from "./audience.ts";

const refuse = (field: string, code: FieldCode = "invalid") =>
	new AppError("invalid", { fields: { [`audience.${field}`]: code } });

/**
 * Most disabled accounts that are subtracted. A federation has fewer; beyond this, the count is too
 * high.
 */
const mostClosed = 1_000;
const closedAccounts = async (): Promise<FilterIndexRow[]> =>
	(await readFilterIndex(filterValue.disabled(), mostClosed)).rows;
/** Guests of other clubs, the latest first: they get no messages. */
const guests = async (): Promise<FilterIndexRow[]> =>
	(await readFilterIndex(filterValue.role("guest"), mostClosed)).rows;

const counterNames = (audience: Audience): string[] => {
	if (audience.kind === "owing") return [feeName(audience.status)];
	if (audience.kind !== "role") return [];
	return audience.role === "everybody"
		? ["member", "coach", "admin", "super-admin"]
		: [audience.role];
};

/** Size of an audience that has counters, without disabled accounts. */
async function countTallied(audience: Audience): Promise<number> {
	const [{ user }, closed] = await Promise.all([readCounters(["user"]), closedAccounts()]);
	const all = counterNames(audience).reduce((sum, name) => sum + (user[name] ?? 0), 0);
	const one = filterValueOf(audience) as string;
	return Math.max(
		0,
		all - closed.filter((row) => isInAudience(row) && row.facets.includes(one)).length,
	);
}

/** How many of the people have an enabled account, or could have one. */
async function countOpen(people: Promise<readonly number[]>): Promise<number> {
	const [ids, ...left] = await Promise.all([people, closedAccounts(), guests()]);
	const leftOut = new Set(left.flat().map(({ userId }) => userId));
	return ids.filter((id) => !leftOut.has(id)).length;
}

async function countStudents(coachId: number): Promise<number> {
	const [coach, count] = await Promise.all([findUser(coachId), countOpen(studentIds(coachId))]);
	if (coach?.role !== "coach" || !coach.isApproved) throw refuse("coachId");
	return count;
}

async function countClass(audience: Extract<Audience, { kind: "class" }>): Promise<number> {
	const one = await findClass(audience.trainingClassId).catch(nullIfNotFound);
	if (!one) throw refuse("trainingClassId");
	return countOpen(classMembers(audience));
}

async function countEntrants(audience: Extract<Audience, { kind: "entrants" }>): Promise<number> {
	const { eventId, classId, entryStatus } = audience;
	const event = await findWholeEvent(eventId).catch(nullIfNotFound);
	if (!event || event.shadow) throw refuse("eventId");
	const eventClass = event.classes.find(({ id }) => id === classId);
	if (classId !== undefined && !eventClass) throw refuse("classId");
	if (entryStatus || (await guests()).length > 0) return countOpen(findEntrantIds(event, audience));
	return (eventClass ?? event).registeredCount;
}

/**
 * The current size of an audience, in a few requests regardless of its size. Throws `invalid` for
 * an unknown coach, event or class.
 */
export function countAudience(audience: Audience): Promise<number> {
	if (audience.kind === "students") return countStudents(audience.coachId);
	if (audience.kind === "people") return countOpen(Promise.resolve(audience.userIds));
	if (audience.kind === "class") return countClass(audience);
	return audience.kind === "entrants" ? countEntrants(audience) : countTallied(audience);
}
