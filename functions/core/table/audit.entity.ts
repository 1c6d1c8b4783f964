import { createHash } from "node:crypto";
import type { EntityItem } from "electrodb";
import { number, optional, text } from "./attributes.ts";
import { byIndex, byKey, entity } from "./database.ts";

/**
 * Each month is split into lanes in the time index: at peaks more lines are written per second than
 * one partition accepts.
 */
export const lanes = [0, 1, 2, 3] as const;

/**
 * Records of changes: user, action, time and origin. Written in the same transaction as the change,
 * never modified.
 */
export const AuditLines = entity(
	"auditLine",
	{
		id: text,
		entityType: text,
		entityId: text,
		action: text,
		/** The person who made the change; 0 for a visitor or the system. */
		userId: number,
		details: { type: "any" },
		/** The person whom the change is about; 0 when it is about something else. */
		personId: number,
		ipAddress: optional(text),
		userAgent: optional(text),
		createdAt: text,
		/** Month of `createdAt`, such as `2026-11`. */
		month: text,
		/** One of `lanes`. */
		lane: number,
		/**
		 * SHA-256 of the personal data in the line, so that the seal still verifies after the data is
		 * removed.
		 */
		digest: text,
	},
	{
		ofEntity: byKey(["entityType", "entityId"], ["id"]),
		byActor: byIndex(1, ["userId"], ["createdAt", "id"]),
		byTime: byIndex(2, ["month", "lane"], ["createdAt", "id"]),
		ofPerson: {
			...byIndex(3, ["personId"], ["createdAt", "id"]),
			condition: ({ personId }) => personId !== 0,
		},
	},
);
export type AuditLineRecord = EntityItem<typeof AuditLines>;

export const monthOf = (date: string) => date.slice(0, 7);

/**
 * JSON replacer that sorts keys: the table returns attributes in any order, and the hash must not
 * change.
 */
const ordered = (_: string, value: unknown) =>
	value && typeof value === "object" && !Array.isArray(value)
		? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
		: value;

export const sha256 = (content: unknown) =>
	createHash("sha256").update(JSON.stringify(content, ordered)).digest("hex");

const laneOf = (id: string) =>
	[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % lanes.length;

type Line = Omit<AuditLineRecord, "month" | "lane" | "digest" | "personId"> & {
	personId?: number;
};

/** Fields of the details that name the person whom a change is about. */
const personFields = ["userId", "studentId", "childId"] as const;

/** The person whom a change is about, by its record or its details. */
function personIn({ entityType, entityId, details }: Line): number {
	if (entityType === "user") return Number(entityId) || 0;
	const fields = (details ?? {}) as Record<string, unknown>;
	const ids = personFields.map((field) => fields[field]);
	return ids.find((id): id is number => typeof id === "number") ?? 0;
}

export const digestOf = ({
	details,
	ipAddress,
	userAgent,
}: Pick<Line, "details" | "ipAddress" | "userAgent">) => sha256({ details, ipAddress, userAgent });

/** A complete line, with its person, month, lane and digest. */
export const newLine = (line: Line): AuditLineRecord => ({
	...line,
	personId: line.personId ?? personIn(line),
	month: monthOf(line.createdAt),
	lane: laneOf(line.id),
	digest: digestOf(line),
});
