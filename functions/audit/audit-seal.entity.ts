import type { EntityItem } from "electrodb";
import { number, text } from "../core/table/attributes.ts";
import { byKey, entity } from "../core/table/database.ts";

export const chain = "days";

/** All audit lines of a day in one hash, which contains that of the day before. */
export const AuditSeals = entity(
	"auditSeal",
	{
		/** All seals are one chain. A partition without an attribute would lie outside of what may be put. */
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
