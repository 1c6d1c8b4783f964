import type { Audience } from "#shared/broadcasts/broadcasts.schema.ts";
import { studentIds } from "../coaches/students.service.ts";
import { readEntrants } from "../registrations/entries/entrants.ts";
import { aliveIn, everyoneOf } from "../training-classes/enrollments/enrollment.transitions.ts";
import { facet } from "../users/search/facets.ts";
import { type FacetRow, readFacet } from "../users/search/lookups.ts";
import { findUsers } from "../users/users.service.ts";

export type Recipient = { id: number; isDisabled: boolean };

/** Some of an audience. `next`: where the rest begins; undefined at the end. */
export type AudiencePage = { people: Recipient[]; next?: string };

type ClassAudience = Extract<Audience, { kind: "class" }>;

type From = { cursor?: string; limit: number };

/** The facet that all of an audience have; null where none is. */
export function facetOf(audience: Audience): string | null {
	if (audience.kind === "owing") return facet.fee(audience.status);
	if (audience.kind !== "role") return null;
	return audience.role === "everybody" ? facet.everybody() : facet.role(audience.role);
}

/** Who waits to be a coach is not one of us yet. */
export const isInAudience = ({ facets }: Pick<FacetRow, "facets">) =>
	!facets.includes(facet.role("pending coach"));

const isDisabled = ({ facets }: FacetRow) => facets.includes(facet.disabled());

/** Who joined last comes first, so that nobody who joins meanwhile moves the others. */
async function ofFacet(one: string, { cursor, limit }: From): Promise<AudiencePage> {
	const [joinedAt, userId] = cursor?.split(" ") ?? [];
	const after = joinedAt ? ({ joinedAt, userId: Number(userId) } as FacetRow) : undefined;
	const { rows, ended } = await readFacet(one, limit, after);
	const last = rows.at(-1);
	return {
		people: rows
			.filter(isInAudience)
			.map((row) => ({ id: row.userId, isDisabled: isDisabled(row) })),
		next: ended || !last ? undefined : `${last.joinedAt} ${last.userId}`,
	};
}

/** People by their numbers, without those who are gone. */
async function known(ids: readonly number[]): Promise<Recipient[]> {
	const people = await findUsers(ids);
	return people.map(({ id, isDisabled = false }) => ({ id, isDisabled }));
}

/** Ids of those who are in a training class, and of those who wait for it where they are meant too. */
export const classMembers = async ({
	trainingClassId,
	waiting,
}: ClassAudience): Promise<number[]> =>
	aliveIn(await everyoneOf(trainingClassId))
		.filter(({ status }) => status === "active" || waiting)
		.map(({ userId }) => userId);

/** Some of a list of ids that is read whole, from one of them on. */
async function ofIds(all: readonly number[], { cursor = "0", limit }: From): Promise<AudiencePage> {
	const ids = all.filter((id) => id > Number(cursor)).sort((a, b) => a - b);
	const some = ids.slice(0, limit);
	return { people: await known(some), next: ids.length > limit ? String(some.at(-1)) : undefined };
}

/** The next people of an audience. The same one twice where they have entered several classes. */
export async function readAudience(audience: Audience, from: From): Promise<AudiencePage> {
	if (audience.kind === "students") return ofIds(await studentIds(audience.coachId), from);
	if (audience.kind === "class") return ofIds(await classMembers(audience), from);
	if (audience.kind === "entrants") {
		const { userIds, next } = await readEntrants(audience, from);
		return { people: await known(userIds), next };
	}
	return ofFacet(facetOf(audience) as string, from);
}
