import { breaksIn, refOf } from "#shared/competition/ledger/ledger.rules.ts";
import type { Receipt } from "#shared/competition/ledger/ledger.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { wholeList } from "../../core/calls/wholeList.ts";
import { ledger } from "./ledger.client.ts";

/**
 * Verifies a receipt against the published ledger in the browser: the commitment matches the
 * registration, its line is in the chain unchanged, and the chain leads to the published head.
 * @returns the chain's number of lines; null if anything does not match
 */
export async function checkReceipt(
	id: EventId,
	{ entryId, salt, ref, line }: Receipt,
): Promise<number | null> {
	if (!line || (await refOf(salt, entryId)) !== ref || line.ref !== ref) return null;
	// The head first: lines written in the meantime come after it.
	const heads = await ledger.heads({ params: { id } });
	const head = heads.find(({ chain }) => chain === line.chain);
	if (!head) return null;
	const params = { id, chain: line.chain };
	const all = await wholeList((cursor) => ledger.lines.page({ params, query: { cursor } }));
	const lines = all.filter(({ n }) => n <= head.n);
	const own = lines.find(({ n }) => n === line.n);
	if (own?.hash !== line.hash || (await breaksIn(id, lines, head)).length > 0) return null;
	return lines.length;
}
