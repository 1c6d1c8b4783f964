import * as z from "zod/mini";
import { paged } from "../core/http/page.ts";
import { type EventId, pathId } from "../core/ids.ts";

/** A place that was taken or given back. */
export const LedgerLine = z.object({
	chain: z.number(),
	/** In its chain, from 1. */
	n: z.number(),
	/** The step of an entry's life that it tells of; each is told of once. */
	step: z.string(),
	kind: z.enum(["taken", "given"]),
	/** 0: a place at the event itself. */
	classId: z.number(),
	at: z.string(),
	/** Whose entry, see `refOf`. */
	ref: z.string(),
	/** Hash of the line before; empty for the first. */
	prev: z.string(),
	/** SHA-256 of all of this and of the event, in hex. */
	hash: z.string(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/** The end of a chain. */
export const LedgerHead = z.object({ chain: z.number(), n: z.number(), hash: z.string() });
export type LedgerHead = z.infer<typeof LedgerHead>;

/** What somebody needs to find their place in the ledger and to check that it still stands there. */
export const Receipt = z.object({
	entryId: z.string(),
	/** Known to them and to staff. */
	salt: z.string(),
	ref: z.string(),
	/** The line of their place; null for the moment until it is written. */
	line: z.nullable(LedgerLine),
});
export type Receipt = z.infer<typeof Receipt>;

export const ChainParams = z.object({
	id: pathId<EventId>(),
	chain: z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
});

export const ChainQuery = z.object(paged);
