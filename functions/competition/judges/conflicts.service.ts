import {
	type ConflictKind,
	type ConflictOfInterest,
	conflictKinds,
} from "#shared/competition/judges/judges.schema.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventId, JudgeId, UserId } from "#shared/core/ids.ts";
import { foldLine } from "#shared/core/texts/search.ts";
import { requireFound } from "../../core/errors.ts";
import { studentIds } from "../../people/coaches/students.service.ts";
import { familyOf } from "../../people/families/links.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUsers, namesOf } from "../../people/users/users.service.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { findEvent } from "../events/events.service.ts";
import { entriesOf } from "../registrations/entries/entries.service.ts";
import type { JudgeRecord } from "./judge.entity.ts";
import { findJudge } from "./judges.service.ts";

/** Most people named per kind; the others are only counted. */
const named = 5;

const dojoOf = ({ dojoId, dojoLocation = "" }: User) =>
	dojoId ? `dojo ${dojoId}` : foldLine(dojoLocation);

type Ties = { judge: User; family: ReadonlySet<number>; students: ReadonlySet<number> };

/** The closest tie between a judge and a registered person; null if none is known. */
function tieTo(entrant: User, { judge, family, students }: Ties): ConflictKind | null {
	if (entrant.id === judge.id) return "self";
	if (family.has(entrant.id)) return "family";
	if (students.has(entrant.id)) return "student";
	return dojoOf(judge) !== "" && dojoOf(entrant) === dojoOf(judge) ? "dojo" : null;
}

/**
 * A judge's conflicts of interest at an event: their own registration, their family, their students,
 * their dojo.
 */
export async function conflictsOf(
	{ userId }: JudgeRecord,
	event: EventRecord,
	now: number,
): Promise<ConflictOfInterest[]> {
	const alive = (await entriesOf(event)).filter(({ status }) => isAlive(status));
	const entered = new Set(alive.map((entry) => entry.userId));
	const [people, family, students] = await Promise.all([
		findUsers([...entered.add(userId)]),
		familyOf(userId, now),
		studentIds(userId as UserId),
	]);
	const judge = people.find(({ id }) => id === userId);
	if (!judge) return [];
	const entrants = people.filter(({ id }) => alive.some((entry) => entry.userId === id));
	const ties = { judge, family: new Set(family ?? []), students: new Set<number>(students) };
	const tied = Map.groupBy(entrants, (entrant) => tieTo(entrant, ties));
	return conflictKinds.flatMap((kind) => {
		const all = (tied.get(kind) ?? []).sort(
			(a, b) => a.firstName.localeCompare(b.firstName) || a.id - b.id,
		);
		return all.length > 0
			? { kind, count: all.length, people: all.slice(0, named).map(namesOf) }
			: [];
	});
}

/** The conflicts of interest that staff see before they assign the judge. */
export async function findConflicts(
	eventId: EventId,
	judgeId: JudgeId,
	now: number,
): Promise<ConflictOfInterest[]> {
	const [event, judge] = await Promise.all([findEvent(eventId), findJudge(judgeId)]);
	return conflictsOf(requireFound(judge), event, now);
}
