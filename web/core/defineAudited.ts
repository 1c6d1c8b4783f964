import type { Locale } from "#shared/core/locales.ts";

/**
 * What the audit log calls a type of records; `admins` if admins read its lines, which otherwise
 * only super-admins do, as the definition of its domain on the server says.
 */
export type AuditedType = Record<Locale, string> & { admins?: true };

/** Defines the types of records that a domain audits: the default export of `*.audit.ts`. */
export const defineAudited = (types: { [type: string]: AuditedType }) => types;
