import type { Audience } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { isGuest } from "#shared/core/access.ts";
import { readEntrants } from "../../competition/registrations/entries/entrants.ts";
import { studentIds } from "../../people/coaches/students.service.ts";
import { filterValue } from "../../people/users/search/filter-values.ts";
import { type FilterIndexRow, readFilterIndex } from "../../people/users/search/lookups.ts";
import { findUsers } from "../../people/users/users.service.ts";
import {
	aliveIn,
	everyoneOf,
} from "../../training/training-classes/enrollments/enrollment.transitions.ts";

export type Recipient = { id: number; isDisabled: boolean };

/** A page of an audience. `next`: cursor of the next page; undefined at the end. */
export type AudiencePage = { people: Recipient[]; next?: string };

type ClassAudience = Extract<Audience, { kind: "class" }>;

type From = { cursor?: string; limit: number };

/** The filter value that all people of an audience have; null if there is none. */
export function filterValueOf(audience: Audience): string | null {
	if (audience.kind === "owing") return filterValue.fee(audience.status);
	if (audience.kind !== "role") return null;
	return audience.role === "everybody" ? filterValue.everybody() : filterValue.role(audience.role);
}

/** Pending coaches are not part of any audience. */
export const isInAudience = ({ facets }: Pick<FilterIndexRow, "facets">) =>
	!facets.includes(filterValue.role("pending coach"));

const isDisabled = ({ facets }: FilterIndexRow) => facets.includes(filterValue.disabled());

/** Latest joined first, so that people who join meanwhile do not shift the pages. */
async function readByFilterValue(one: string, { cursor, limit }: From): Promise<AudiencePage> {
	const [joinedAt, userId] = cursor?.split(" ") ?? [];
	const after = joinedAt ? ({ joinedAt, userId: Number(userId) } as FilterIndexRow) : undefined;
	const { rows, ended } = await readFilterIndex(one, limit, after);
	const last = rows.at(-1);
	return {
		people: rows
			.filter(isInAudience)
			.map((row) => ({ id: row.userId, isDisabled: isDisabled(row) })),
		next: ended || !last ? undefined : `${last.joinedAt} ${last.userId}`,
	};
}

/** People by their ids, without deleted ones and guests, who can read nothing. */
async function recipientsById(ids: readonly number[]): Promise<Recipient[]> {
	const people = (await findUsers(ids)).filter((person) => !isGuest(person));
	return people.map(({ id, isDisabled = false }) => ({ id, isDisabled }));
}

/** Ids of the people enrolled in a training class, and of its waiting list if requested. */
export const classMembers = async ({
	trainingClassId,
	waiting,
}: ClassAudience): Promise<number[]> =>
	aliveIn(await everyoneOf(trainingClassId))
		.filter(({ status }) => status === "active" || waiting)
		.map(({ userId }) => userId);

/** A page of a list of ids. */
async function ofIds(all: readonly number[], { cursor = "0", limit }: From): Promise<AudiencePage> {
	const ids = all.filter((id) => id > Number(cursor)).sort((a, b) => a - b);
	const some = ids.slice(0, limit);
	return {
		people: await recipientsById(some),
		next: ids.length > limit ? String(some.at(-1)) : undefined,
	};
}

/**
 * The next people of an audience. A person registered in several event classes appears more than
 * once.
 */
export async function readAudience(audience: Audience, from: From): Promise<AudiencePage> {
	if (audience.kind === "students") return ofIds(await studentIds(audience.coachId), from);
	if (audience.kind === "people") return ofIds(audience.userIds, from);
	if (audience.kind === "class") return ofIds(await classMembers(audience), from);
	if (audience.kind === "entrants") {
		const { userIds, next } = await readEntrants(audience, from);
		return { people: await recipientsById(userIds), next };
	}
	return readByFilterValue(filterValueOf(audience) as string, from);
}
