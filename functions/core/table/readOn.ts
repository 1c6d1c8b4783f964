type Read<Row> = (
	limit: number,
	cursor: string | null,
) => Promise<{ data: Row[]; cursor: string | null }>;

/** Rows of each further page: a few that are missing may lie behind many that are not seen. */
const furtherRows = 25;

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
	for (let limit = wanted; ; limit = Math.max(wanted - seen.length, furtherRows)) {
		const page = await read(limit, cursor);
		seen.push(...page.data.filter(isSeen));
		cursor = page.cursor;
		if (!cursor || seen.length >= wanted) return seen.slice(0, wanted);
	}
}
