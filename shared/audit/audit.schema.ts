import * as z from "zod/mini";
import { personNames, textOrNull } from "../core/fields/shapes.ts";
import { paged } from "../core/http/page.ts";
import { isDate, isDateOnly } from "../core/time/kuwait.ts";

const name = z.object({
	id: z.number(),
	...personNames,
});

/** A line of the audit log, with who is meant by its numbers. */
export const AuditLine = z.object({
	id: z.string(),
	createdAt: z.string(),
	entityType: z.string(),
	entityId: z.string(),
	action: z.string(),
	/** Who did it; null for a visitor, the system, and who is no longer known. */
	actor: z.nullable(name),
	/** Of whom it speaks, where it is about a person. */
	subject: z.nullable(name),
	/** What the change was, long texts shortened. */
	details: z.nullable(z.unknown()),
	/** For super-admins only. */
	ipAddress: textOrNull,
});
export type AuditLine = z.infer<typeof AuditLine>;

const day = z.optional(
	z.string().check(z.refine((value) => isDateOnly(value) && isDate(value), "date_invalid")),
);

/** `from` and `to`: days in Kuwait, both included. `entityId` goes with `entityType`; `userId` is who did it. */
const chosen = {
	entityType: z.optional(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/))),
	entityId: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
	userId: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number))),
	from: day,
	to: day,
};

export const AuditQuery = z.object({ ...chosen, ...paged });
export type AuditQuery = z.output<typeof AuditQuery>;

export const AuditExportQuery = z.object(chosen);

/** Up to which day the log is sealed, and the hash to hold it to. */
export const AuditSealed = z.object({ day: textOrNull, hash: textOrNull });
export type AuditSealed = z.infer<typeof AuditSealed>;
