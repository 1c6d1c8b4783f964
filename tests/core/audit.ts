import { AuditLines } from "#functions/core/table/audit.entity.ts";

/** The audit lines of a record, oldest first. */
export async function auditOf(entityType: string, entityId: number | string) {
	const { data } = await AuditLines.query
		.ofEntity({ entityType, entityId: String(entityId) })
		.go({ pages: "all" });
	return data;
}

/** The audit lines of a person's actions, oldest first. */
export async function auditBy(userId: number) {
	const { data } = await AuditLines.query.byActor({ userId }).go({ pages: "all" });
	return data;
}
