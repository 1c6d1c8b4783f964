import { number, oneOf, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/**
 * A place that was taken or given back. The key contains the step, so that no step is recorded
 * twice.
 */
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

/** The last line of each chain of an event. */
export const LedgerHeads = entity(
	"ledgerHead",
	{ eventId: number, chain: number, n: number, hash: text },
	{ ofEvent: byKey(["eventId"], ["chain"]) },
);
