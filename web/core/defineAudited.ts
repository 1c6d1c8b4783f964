import type { Locale } from "#shared/core/locales.ts";
import type { Messages } from "./language/messages.ts";

/**
 * The name of a record type in the audit log. `admins`: admins may read its lines too, otherwise only
 * super-admins; must match the definition of the domain on the server. `sentences`: the lines of the
 * type's actions as sentences, by action; others are named by their action and their record. Their
 * values are those of `auditWords.ts`; one that a line does not have is `none`.
 */
export type AuditedType = Record<Locale, string> & { admins?: true; sentences?: Messages };

/** Defines the types of records that a domain audits: the default export of `*.audit.ts`. */
export const defineAudited = (types: { [type: string]: AuditedType }) => types;
