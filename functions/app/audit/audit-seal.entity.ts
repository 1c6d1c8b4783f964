import type { EntityItem } from "electrodb";
import { number, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

export const chain = "days";

/** The hash of a day's audit lines, chained to the hash of the day before. */
export const AuditSeals = entity(
	"auditSeal",
	{
		/**
		 * Constant: all seals are one chain. It is an attribute, because write permissions are limited
		 * by the partition key's attribute.
		 */
		chain: { ...text, default: chain },
		/** UTC. */
		day: text,
		lines: number,
		hash: text,
		sealedAt: text,
	},
	{
		byDay: byKey(["chain"], ["day"]),
	},
);

export type AuditSeal = EntityItem<typeof AuditSeals>;
