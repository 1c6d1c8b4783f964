import { number, oneOf, text } from "../core/table/attributes.ts";
import { byKey, entity } from "../core/table/database.ts";

/** A place that was taken or given back. Its key is the step that it tells of, so that none is told of twice. */
export const LedgerLines = entity(
	"ledgerLine",
	{
		eventId: number,
		chain: number,
		step: text,
		n: number,
		kind: oneOf(["taken", "given"]),
		classId: number,
		at: text,
		ref: text,
		prev: text,
		hash: text,
	},
	{ ofChain: byKey(["eventId", "chain"], ["step"]) },
);

/** The end of each chain of an event. */
export const LedgerHeads = entity(
	"ledgerHead",
	{ eventId: number, chain: number, n: number, hash: text },
	{ ofEvent: byKey(["eventId"], ["chain"]) },
);
