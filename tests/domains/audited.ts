import type { AuditedId } from "../core/samples.ts";

/** The record that the path names. */
export const one: AuditedId = (_, { params }) => params?.id ?? "";

/** The record that the call makes. */
export const made: AuditedId = ({ id }) => id;

/** The caller. */
export const oneself: AuditedId = (_, __, actor) => actor;
