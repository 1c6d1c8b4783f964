import type { AuditedType } from "../../core/defineAudited.ts";

/** The types of records in the audit log, as the domains define them. */
export const audited: { [type: string]: AuditedType | undefined } = Object.assign(
	{},
	...Object.values(
		import.meta.glob<{ [type: string]: AuditedType }>("../../*/*/*.audit.ts", {
			eager: true,
			import: "default",
		}),
	),
);
