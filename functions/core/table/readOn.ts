type Read<Row> = (
	limit: number,
	cursor: string | null,
) => Promise<{ data: Row[]; cursor: string | null }>;

/** Rows of a Query that the reader may see, from a cursor of the table on, until there are as many as wanted. */
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
