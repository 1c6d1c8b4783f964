import * as z from "zod/mini";
import { paged } from "../../core/http/page.ts";
import { type EventId, pathId } from "../../core/ids.ts";

/** A place that was taken or given back. */
export const LedgerLine = z.object({
	chain: z.number(),
	/** Position in the chain, from 1. */
	n: z.number(),
	/** Step of a registration that the line records; each step is recorded once. */
	step: z.string(),
	kind: z.enum(["taken", "given"]),
	/** 0 is a place at the event itself. */
	classId: z.number(),
	at: z.string(),
	/** Anonymous reference of the registration, see `refOf`. */
	ref: z.string(),
	/** Hash of the previous line; empty for the first. */
	prev: z.string(),
	/** SHA-256 of the event id and all other fields, in hex. */
	hash: z.string(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/** Last line of a chain. */
export const LedgerHead = z.object({ chain: z.number(), n: z.number(), hash: z.string() });
export type LedgerHead = z.infer<typeof LedgerHead>;

/** Data with which a person finds their place in the ledger and verifies it. */
export const Receipt = z.object({
	entryId: z.string(),
	/** Known only to the person and to staff. */
	salt: z.string(),
	ref: z.string(),
	/** Line of the place; null for the moment until it is written. */
	line: z.nullable(LedgerLine),
});
export type Receipt = z.infer<typeof Receipt>;

export const ChainParams = z.object({
	id: pathId<EventId>(),
	chain: z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
});

export const ChainQuery = z.object(paged);
