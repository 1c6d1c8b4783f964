import { createHash } from "node:crypto";
import type { EntityItem } from "electrodb";
import { number, optional, text } from "./attributes.ts";
import { byIndex, byKey, entity } from "./database.ts";

/** Parts of a month in the index by time. A rush files more lines in a second than one partition takes. */
export const lanes = [0, 1, 2, 3] as const;

/** Who changed what, when and from where. Written with the change it records, never changed after. */
export const AuditLines = entity(
	"auditLine",
	{
		id: text,
		entityType: text,
		entityId: text,
		action: text,
		/** The person who did it; 0 for a visitor or the system. */
		userId: number,
		details: { type: "any" },
		ipAddress: optional(text),
		userAgent: optional(text),
		createdAt: text,
		/** `2026-11`, of `createdAt`. */
		month: text,
		/** One of `lanes`. */
		lane: number,
		/** SHA-256 of what may be about a person, so that a seal still holds when that is taken out. */
		digest: text,
	},
	{
		ofEntity: byKey(["entityType", "entityId"], ["id"]),
		byActor: byIndex(1, ["userId"], ["createdAt", "id"]),
		byTime: byIndex(2, ["month", "lane"], ["createdAt", "id"]),
	},
);
export type AuditLineRecord = EntityItem<typeof AuditLines>;

export const monthOf = (date: string) => date.slice(0, 7);

/** The same for the same content, in whatever order the table gives its fields back. */
const ordered = (_: string, value: unknown) =>
	value && typeof value === "object" && !Array.isArray(value)
		? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
		: value;

export const sha256 = (content: unknown) =>
	createHash("sha256").update(JSON.stringify(content, ordered)).digest("hex");

const laneOf = (id: string) =>
	[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % lanes.length;

type Line = Omit<AuditLineRecord, "month" | "lane" | "digest">;

export const digestOf = ({
	details,
	ipAddress,
	userAgent,
}: Pick<Line, "details" | "ipAddress" | "userAgent">) => sha256({ details, ipAddress, userAgent });

/** A line as it is put, with its place in the index by time and its digest. */
export const newLine = (line: Line): AuditLineRecord => ({
	...line,
	month: monthOf(line.createdAt),
	lane: laneOf(line.id),
	digest: digestOf(line),
});
