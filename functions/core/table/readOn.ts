type Read<Row> = (
	limit: number,
	cursor: string | null,
) => Promise<{ data: Row[]; cursor: string | null }>;

/** Reads a query's pages from a cursor until it has `wanted` rows that the reader may see. */
export async function readOn<Row>(
	read: Read<Row>,
	{
		wanted,
		from,
		isSeen = () => true,
	}: { wanted: number; from: string | null; isSeen?: (row: Row) => boolean },
): Promise<Row[]> {
	const seen: Row[] = [];
	let cursor = from;
	do {
		const page = await read(wanted - seen.length, cursor);
		seen.push(...page.data.filter(isSeen));
		cursor = page.cursor;
	} while (cursor && seen.length < wanted);
	return seen;
}
