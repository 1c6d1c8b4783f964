import type { UserId } from "#shared/core/ids.ts";
import { mostTrailLines } from "#shared/people/people.rules.ts";
import type { TrailLine } from "#shared/people/people.schema.ts";
import { AuditLines } from "../core/table/audit.entity.ts";
import { findUsers, profileOf } from "../users/users.service.ts";

/** What was last done with a person's record and sign-in. */
export async function trail(id: UserId): Promise<TrailLine[]> {
	const { data } = await AuditLines.query
		.ofEntity({ entityType: "user", entityId: String(id) })
		.go({ order: "desc", limit: mostTrailLines });
	const people = await findUsers([...new Set(data.map(({ userId }) => userId))].filter(Boolean));
	const byId = new Map(people.map((user) => [user.id, profileOf(user)]));
	return data.map((line) => ({ ...line, by: byId.get(line.userId) ?? null }));
}
