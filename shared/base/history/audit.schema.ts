import * as z from "zod/mini";
import { day } from "../../core/fields/fields.ts";
import { personNames, textOrNull } from "../../core/fields/shapes.ts";
import { paged } from "../../core/http/page.ts";

const name = z.object({
	id: z.number(),
	...personNames,
});

/** A name in both languages. */
export const BilingualName = z.object({ en: z.string(), ar: z.string() });
export type BilingualName = z.infer<typeof BilingualName>;

/** A line of the audit log, with the names of the people and records whose ids it stores. */
export const AuditLine = z.object({
	id: z.string(),
	createdAt: z.string(),
	entityType: z.string(),
	entityId: z.string(),
	action: z.string(),
	/** Person who made the change; null for a visitor, the system or a deleted person. */
	actor: z.nullable(name),
	/** Person whom the change is about, if any. */
	subject: z.nullable(name),
	/** Names of the records that it is about: the event and its class, the article. */
	things: z.array(BilingualName),
	/** Names of the records whose ids the details hold, by field. */
	names: z.record(z.string(), BilingualName),
	/** Person whose change made the system act, if any. */
	causedBy: z.nullable(name),
	/** Details of the change; long texts are shortened. */
	details: z.nullable(z.unknown()),
	/** Null unless the reader is a super-admin. */
	ipAddress: textOrNull,
});
export type AuditLine = z.infer<typeof AuditLine>;

const personNumber = z.optional(
	z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number)),
);

/**
 * `from` and `to` are days in Kuwait, both inclusive. `entityId` requires `entityType`; `userId` is
 * the person who made the change, `personId` the one whom it is about.
 */
const chosen = {
	entityType: z.optional(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/))),
	entityId: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
	userId: personNumber,
	personId: personNumber,
	from: z.optional(day),
	to: z.optional(day),
};

export const AuditQuery = z.object({ ...chosen, ...paged });
export type AuditQuery = z.output<typeof AuditQuery>;

export const AuditExportQuery = z.object(chosen);

/** Last day on which the log is sealed, and the hash to verify it against. */
export const AuditSealed = z.object({ day: textOrNull, hash: textOrNull });
export type AuditSealed = z.infer<typeof AuditSealed>;
