import type { PageOf } from "./client.ts";

/**
 * Reads all pages of a list, for callers that need every row.
 * @param read fetches the page after a cursor
 */
export async function wholeList<Row>(
	read: (cursor?: string) => Promise<PageOf<Row>>,
): Promise<Row[]> {
	const rows: Row[] = [];
	let cursor: string | undefined;
	do {
		const page = await read(cursor);
		rows.push(...page.rows);
		cursor = page.next;
	} while (cursor);
	return rows;
}
