import { AuditLines } from "#functions/core/table/audit.entity.ts";

/** What the audit log says of a record, oldest line first. */
export async function auditOf(entityType: string, entityId: number | string) {
	const { data } = await AuditLines.query
		.ofEntity({ entityType, entityId: String(entityId) })
		.go({ pages: "all" });
	return data;
}

/** What the audit log says that a person did, oldest line first. */
export async function auditBy(userId: number) {
	const { data } = await AuditLines.query.byActor({ userId }).go({ pages: "all" });
	return data;
}
