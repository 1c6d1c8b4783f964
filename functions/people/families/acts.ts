import type { UserId } from "#shared/core/ids.ts";
import { actsAtOnce } from "#shared/people/families/families.rules.ts";
import type { GuardianAct } from "#shared/people/families/families.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { type AuditLineRecord, AuditLines } from "../../core/table/audit.entity.ts";
import { readOn } from "../../core/table/readOn.ts";
import { namedPerson, peopleById } from "../users/users.service.ts";
import { type Guardianship, Guardianships } from "./guardianship.entity.ts";

/**
 * How many of a guardian's audit lines are read at a time; most are about the guardian, their other
 * children or, if they work for the federation, other people.
 */
const linesRead = 1_000;

/**
 * Whether an audit line is about a person, by entity type. Lines of other types are about no
 * person.
 */
const isAbout: Record<string, (line: AuditLineRecord, person: UserId) => boolean> = {
	user: ({ entityId }, person) => entityId === String(person),
	// The id is `event-person` or `event-person-class` for a registration, `class-person` for an
	// enrollment.
	registration: ({ entityId }, person) => entityId.split("-")[1] === String(person),
	enrollment: ({ entityId }, person) => entityId.split("-")[1] === String(person),
	document: ({ details }, person) =>
		(details as { studentId?: number } | undefined)?.studentId === person,
};

/** What a guardian did for a child since the link was created, latest first. */
async function actsOf({
	guardianId,
	childId,
	createdAt,
}: Guardianship): Promise<AuditLineRecord[]> {
	const since = AuditLines.query.byActor({ userId: guardianId }).gte({ createdAt });
	return readOn((_, at) => since.go({ order: "desc", limit: linesRead, cursor: at }), {
		wanted: actsAtOnce,
		from: null,
		isSeen: (line) => isAbout[line.entityType]?.(line, childId as UserId) ?? false,
	});
}

/** What the caller's current and former guardians did for them, latest first. */
export async function listGuardianActs({ session }: SignedIn): Promise<GuardianAct[]> {
	const { data: links } = await Guardianships.query
		.ofChild({ childId: session.userId })
		.go({ pages: "all" });
	const [lines, people] = await Promise.all([
		Promise.all(links.map(actsOf)),
		peopleById(links.map(({ guardianId }) => guardianId)),
	]);
	return lines
		.flat()
		.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
		.slice(0, actsAtOnce)
		.flatMap(({ id, createdAt, entityType, action, userId }) => {
			const guardian = people.get(userId);
			return guardian
				? [{ id, createdAt, entityType, action, guardian: namedPerson(guardian) }]
				: [];
		});
}
