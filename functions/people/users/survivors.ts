import type { UserId } from "#shared/core/ids.ts";
import { retryUnprocessed, type Write } from "../../core/table/database.ts";
import { PersonAliases } from "./person-alias.entity.ts";

/** People are merged into people who were merged themselves at most this many times. */
const mostSteps = 10;

/** The writes that keep a merged person's id as another name of the kept one, and end that. */
export const writeAlias = (userId: number, keepId: number): Write => ({
	put: PersonAliases.put({ userId, keepId }).params(),
});
export const removeAlias = (userId: number): Write => ({
	delete: PersonAliases.delete({ userId }).params(),
});

/** Finds the ids under which people are known now: of a merged person, that of the kept one. */
export async function findSurvivors(ids: readonly number[]): Promise<(id: number) => UserId> {
	const current = new Map(ids.map((id) => [id, id]));
	for (let step = 0, open = new Set(ids); step < mostSteps && open.size > 0; step++) {
		const keys = [...open].map((userId) => ({ userId }));
		const { data } = await retryUnprocessed(() =>
			PersonAliases.get(keys).go({ concurrent: 4, consistent: true }),
		);
		const keepIds = new Map(data.map(({ userId, keepId }) => [userId, keepId]));
		for (const [id, known] of current) current.set(id, keepIds.get(known) ?? known);
		open = new Set(keepIds.values());
	}
	return (id) => (current.get(id) ?? id) as UserId;
}
