import type { Locale } from "#shared/core/locales.ts";

/**
 * The name of a record type in the audit log. `admins`: admins may read its lines too, otherwise only
 * super-admins; must match the definition of the domain on the server.
 */
export type AuditedType = Record<Locale, string> & { admins?: true };

/** Defines the types of records that a domain audits: the default export of `*.audit.ts`. */
export const defineAudited = (types: { [type: string]: AuditedType }) => types;
